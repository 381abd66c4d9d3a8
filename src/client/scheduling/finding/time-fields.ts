import type { OperationInput } from '#client/api/operation-input.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { TimeOfDay } from '#generated/enumerations/time-of-day.ts'
import type { Weekday } from '#generated/enumerations/weekday.ts'
import { isCalendarDay, plusDays } from '#shared/time/calendar.ts'
import { daySpan } from '#shared/time/local-moment.ts'

/** Whether a room is needed: any, one of those that are chosen, or none. */
export const roomNeeds = ['any', 'chosen', 'none'] as const

/** See `roomNeeds`. */
export type RoomNeed = (typeof roomNeeds)[number]

/** What a person enters to find a time. */
export type TimeFields = {
  readonly people: readonly Person[]
  readonly need: RoomNeed
  readonly placeIds: readonly string[]
  readonly minutes: number
  /** The first day. */
  readonly earliest: string
  readonly weekdays: readonly Weekday[]
  readonly timeOfDay: readonly TimeOfDay[]
}

/** What is known of the appointment before a time is looked for. */
export type TimesStart = {
  readonly owner: Person | undefined
  /** Of several people one may be chosen. */
  readonly mayChoose: boolean
  readonly locationId: string
  readonly minutes: number
  readonly earliest: string
  readonly mode: EncounterMode
  readonly patientId: string
  readonly serviceId: string
  readonly programId: string
  /** What is chosen at first, where it is not only the owner and any time. */
  readonly people?: readonly Person[]
  readonly weekdays?: readonly Weekday[]
  readonly timeOfDay?: readonly TimeOfDay[]
  /** The appointment that is moved. */
  readonly except?: string
}

/** A room or a place that can be booked. */
export type BookablePlace = { readonly id: string; readonly display: string; readonly kind: string }

/** So many people, and so many rooms, are looked at together. */
export const mostPeople = 20
export const mostRooms = 200

const daysAhead = 60

/** What is entered at first: who and where it was to be anyhow; without a place any room, and none for what is not in person. */
export function firstTimeFields(start: TimesStart): TimeFields {
  const { owner, locationId, mode, minutes, earliest, weekdays = [], timeOfDay = [] } = start
  const usual = mode === 'InPerson' ? 'any' : 'none'
  return {
    people: start.people ?? (owner ? [owner] : []),
    need: locationId === '' ? usual : 'chosen',
    placeIds: locationId === '' ? [] : [locationId],
    minutes,
    earliest,
    weekdays,
    timeOfDay,
  }
}

type Missing =
  | 'finding.people-missing'
  | 'finding.rooms-missing'
  | 'scheduling.time-missing'
  | 'series.minutes-wrong'

/** What is missing, by its field. */
export function timeProblems(fields: TimeFields): {
  readonly [Field in 'people' | 'placeIds' | 'earliest' | 'minutes']?: Missing
} {
  const { people, need, placeIds, earliest, minutes } = fields
  return {
    ...(people.length === 0 && { people: 'finding.people-missing' }),
    ...(need === 'chosen' && placeIds.length === 0 && { placeIds: 'finding.rooms-missing' }),
    ...(!isCalendarDay(earliest) && { earliest: 'scheduling.time-missing' }),
    ...(!(minutes >= 5 && minutes <= 960) && { minutes: 'series.minutes-wrong' }),
  }
}

/** The rooms that "any room" means. */
export function anyRooms(places: readonly BookablePlace[]): readonly BookablePlace[] {
  return places.filter(({ kind }) => kind === 'Room')
}

/** The question that the fields ask, over sixty days; `from` where it goes on behind what is known. */
export function questionOf(
  fields: TimeFields,
  start: TimesStart,
  {
    places,
    timezone,
    from,
  }: { readonly places: readonly BookablePlace[]; readonly timezone: string; readonly from?: string },
): OperationInput<'appointment.findTimes'> {
  const { people, minutes, earliest, weekdays, timeOfDay } = fields
  const { mode, patientId, serviceId, programId, except } = start
  const locations = placesOf(fields, places)
  return {
    owners: people.map(({ id }) => id),
    ...(locations && { locations: [...locations] }),
    minutes,
    mode,
    from: from ?? daySpan(earliest, timezone).start,
    to: daySpan(plusDays(earliest, daysAhead - 1), timezone).end,
    ...(patientId !== '' && { patient: patientId }),
    ...(serviceId !== '' && { service: serviceId }),
    ...(programId !== '' && { program: programId }),
    ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    ...(timeOfDay.length > 0 && { timeOfDay: [...timeOfDay] }),
    ...(except !== undefined && { except }),
  }
}

function placesOf(
  { need, placeIds }: TimeFields,
  places: readonly BookablePlace[],
): readonly string[] | undefined {
  if (need === 'none') return undefined
  if (need === 'chosen') return placeIds
  const rooms = anyRooms(places).slice(0, mostRooms)
  return rooms.length > 0 ? rooms.map(({ id }) => id) : undefined
}
