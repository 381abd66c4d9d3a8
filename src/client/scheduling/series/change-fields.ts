import { type EditScope, editScopes } from '#generated/enumerations/edit-scope.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { milliseconds, plusMinutes } from '#shared/time/span.ts'

/** What of an appointment a person may change together with others of its series. */
export type ChangeFields = {
  readonly scope: EditScope
  readonly date: string
  readonly time: string
  readonly minutes: number
  readonly mode: EncounterMode
  readonly locationId: string
}

const openStatuses: readonly Appointment['status'][] = ['proposed', 'pending', 'booked']

/** Still to come: it has not started, nobody has arrived, and it is not off. */
export function isStillOpen({ status, start, encounter }: Appointment, now: string): boolean {
  return (
    start !== undefined &&
    milliseconds(start) > milliseconds(now) &&
    openStatuses.includes(status) &&
    encounter === undefined
  )
}

/** How much of the series may be meant, from here: one that has been is never changed alone. */
export function offeredScopes(appointment: Appointment, now: string): readonly EditScope[] {
  return isStillOpen(appointment, now) ? editScopes : editScopes.filter((scope) => scope !== 'ThisOne')
}

/** The appointment as it is now, on the clock of its own zone; the least that can be meant. */
export function changeFieldsOf(appointment: Appointment, now: string): ChangeFields {
  const { start = now, end = start, timezone, mode, location } = appointment
  const { date, time } = localMoment(start, timezone)
  return {
    scope: offeredScopes(appointment, now)[0] ?? 'WholeSeries',
    date,
    time: time.slice(0, 5),
    minutes: elapsedMinutes({ start, end }, []),
    mode,
    locationId: location?.id ?? '',
  }
}

/** Of all fields those that are not as the appointment has them. */
export function touchedFields(own: ChangeFields, fields: ChangeFields): Partial<ChangeFields> {
  const { scope, date, time, minutes, mode, locationId } = fields
  return {
    ...(scope !== own.scope && { scope }),
    ...(date !== own.date && { date }),
    ...(time !== own.time && { time }),
    ...(minutes !== own.minutes && { minutes }),
    ...(mode !== own.mode && { mode }),
    ...(locationId !== own.locationId && { locationId }),
  }
}

/** The fields with what was touched laid upon the appointment as it is now. */
export function withTouched(
  own: ChangeFields,
  touched: Partial<ChangeFields>,
  offered: readonly EditScope[],
): ChangeFields {
  const { scope = own.scope } = touched
  return { ...own, ...touched, scope: offered.includes(scope) ? scope : own.scope }
}

/** What is wrong with a field, by its name. */
export function changeProblems({ date, time, minutes }: ChangeFields): {
  readonly [Field in 'date' | 'time' | 'minutes']?: MessageId
} {
  return {
    ...(!isCalendarDay(date) && { date: 'scheduling.time-missing' }),
    ...(!/^\d\d:\d\d$/.test(time) && { time: 'scheduling.time-missing' }),
    ...(!(minutes >= 5 && minutes <= 960) && { minutes: 'series.minutes-wrong' }),
  }
}

/** Only what is not as it was; undefined where nothing is. A new start keeps the length. */
export function changesOf(
  fields: ChangeFields,
  appointment: Appointment,
): ActInputs['appointment.changeSeries']['changes'] | undefined {
  const { scope: _, ...before } = changeFieldsOf(appointment, appointment.start ?? '')
  const { date, time, minutes, mode, locationId } = fields
  const start = momentOf({ date, time }, appointment.timezone).instant
  const isMoved = date !== before.date || time !== before.time
  const changes = {
    ...(isMoved && { start }),
    ...(minutes !== before.minutes && { end: plusMinutes(start, minutes) }),
    ...(mode !== before.mode && { mode }),
    ...(locationId !== '' &&
      locationId !== before.locationId && { location: { id: locationId, resourceType: 'Location' } }),
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}
