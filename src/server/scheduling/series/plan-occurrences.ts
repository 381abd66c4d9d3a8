import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { SeriesRow } from '#generated/types/series-row.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Rebooking } from '#server/scheduling/booking/judge-booking.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { mostOccurrences, seriesDaysAhead } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { type ClockPlace, placeOccurrence } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { type SeriesDay, seriesDays } from '#shared/scheduling/recurrence/series-days.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds, plusMinutes, type Span } from '#shared/time/span.ts'
import type { JudgedRow } from './judged-row.ts'
import { occurrenceOf } from './occurrence-of.ts'
import { appointmentOf } from './series-answer.ts'
import { seriesEnd } from './series-end.ts'

/** A series to be made, or made longer. */
export type Occurring = {
  readonly masterId: string
  readonly pattern: Appointment
  readonly clock: ClockPlace
  readonly recurrence: Recurrence
  /** The first number that is wanted. */
  readonly from: number
  readonly judge: (context: Context, judging: Rebooking) => Promise<Outcome<JudgedRow>>
}

/** What becomes of one: the appointment that is to be made, or that its day is taken and the series leaves it out from now on. */
export type PlannedOccurrence = {
  readonly row: SeriesRow
  readonly make?: Appointment
  readonly leaveOut?: string
}

/** What becomes of every further day of a series, as far ahead as its appointments are made; writes nothing. */
export async function planOccurrences(
  context: Context,
  occurring: Occurring,
): Promise<Outcome<readonly PlannedOccurrence[]>> {
  const days = await daysOf(context, occurring)
  if (!days.ok) return days
  const end = await seriesEnd(context, occurring.pattern)
  if (!end.ok) return end

  const planned: PlannedOccurrence[] = []
  for (const day of days.value) {
    const next = await plannedOn(context, occurring, { day, hasEnded: end.value(day.plannedDay) })
    if (!next.ok) return next
    planned.push(next.value)
  }
  return succeeded(planned)
}

async function daysOf(
  context: Context,
  { recurrence, from }: Occurring,
): Promise<Outcome<readonly SeriesDay[]>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { holidayDates = [], maxRecurrenceOccurrences = mostOccurrences } = preferences.value
  const through = localDate(plusMinutes(context.now.iso, seriesDaysAhead * 24 * 60), recurrence.timezone)
  const days = seriesDays(recurrence, { through, holidays: holidayDates })
  return succeeded(days.filter(({ index }) => index >= from && index < maxRecurrenceOccurrences))
}

type Planning = { readonly day: SeriesDay; readonly hasEnded: string | undefined }

async function plannedOn(
  context: Context,
  occurring: Occurring,
  { day, hasEnded }: Planning,
): Promise<Outcome<PlannedOccurrence>> {
  const { clock } = occurring
  const originalStart = placeOccurrence(day.plannedDay, clock).start
  const span = placeOccurrence(day.kind === 'on' ? day.day : day.plannedDay, clock)
  const row = { index: day.index, ...span }
  const because = reasonToLeaveOut(context, day, span)
  if (because) return succeeded({ row: { ...row, fate: 'LeftOut', reasons: [{ code: because }] } })
  if (hasEnded) return succeeded({ row: { ...row, fate: 'Blocked', reasons: [{ code: hasEnded }] } })

  const series = { master: appointmentOf(occurring.masterId), index: day.index, originalStart }
  const own = { id: context.newId(), ...span, series, created: context.now.iso }
  const judged = await occurring.judge(context, { after: occurrenceOf(occurring.pattern, own) })
  if (!judged.ok) return judged
  if (judged.value.kind === 'blocked')
    return succeeded({
      row: { ...row, fate: 'Blocked', reasons: judged.value.reasons },
      leaveOut: day.plannedDay,
    })
  const fate = day.kind === 'on' && day.day !== day.plannedDay ? 'Moved' : 'Made'
  return succeeded({ row: { ...row, fate }, make: judged.value.row })
}

function reasonToLeaveOut(context: Context, day: SeriesDay, { start }: Span): string | undefined {
  if (day.kind === 'leftOut')
    return day.because === 'holiday' ? 'scheduling.series-holiday' : 'scheduling.series-exception'
  return milliseconds(start) <= context.now.milliseconds ? 'scheduling.series-past' : undefined
}
