import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type ClockPlace, placeOccurrence } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { seriesDays } from '#shared/scheduling/recurrence/series-days.ts'
import { seriesFrom } from '#shared/scheduling/recurrence/series-from.ts'
import { withOwner } from '#shared/scheduling/with-owner.ts'
import { readDay, writeDay } from '#shared/time/day-number.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { plusMinutes, type Span } from '#shared/time/span.ts'
import { type HeldSeries, type Member, plannedDayOf } from './held-series.ts'
import type { ScopedRow } from './scoped-rows.ts'
import { appointmentOf } from './series-answer.ts'
import { usualClock } from './usual-clock.ts'

export type SeriesChanges = ActInputs['appointment.changeSeries']['changes']

/** The series as it goes on from the first that changes: its rule, its clock, and where each of it is to be. */
export type ChangedSeries = {
  readonly first: Member
  readonly recurrence: Recurrence
  /** Its place in the changed series. */
  readonly linked: (row: Member) => Member['series']
  /** One with the changes, at its new time; undefined: the series leaves that day out. */
  readonly changed: (row: Member) => Member | undefined
}

/** The one that was named, with the changes, at the very time that was asked for. */
export function withChanges(row: Member, changes: SeriesChanges): Member {
  return { ...changedRow(row, changes), ...spanOf(row, changes) }
}

/** Who owns it from now on takes the part of who did. */
function changedRow(row: Member, changes: SeriesChanges): Member {
  const { owner } = changes
  const owned = owner && owner.id !== row.owner.id ? withOwner(row, owner.id) : row
  return { ...owned, ...changes }
}

function spanOf({ start = '', end = '' }: Appointment, changes: SeriesChanges): Span {
  const begin = changes.start ?? start
  return { start: begin, end: changes.end ?? plusMinutes(begin, elapsedMinutes({ start, end }, [])) }
}

/** How a series goes on with the changes; refused where its days cannot be said by a rule any more. */
export async function changedSeries(
  context: Context,
  held: HeldSeries,
  { scoped, changes }: { readonly scoped: readonly ScopedRow[]; readonly changes: SeriesChanges },
): Promise<Outcome<ChangedSeries>> {
  const first = scoped.find(({ state }) => state !== 'untouched')?.row
  const usual = usualClock(held.rows, held.recurrence)
  if (!first || !usual) return refuse('/scope', 'scheduling.series-nothing-left', { kind: 'conflict' })

  const moving = movementOf(held, changes, usual)
  const rule = seriesFrom(held.recurrence, { index: first.series.index, days: moving.days })
  if (!rule) return refuse('/changes/start', 'scheduling.series-other-days')
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const holidays = preferences.value.holidayDates ?? []
  const days = new Map(
    seriesDays(rule, { holidays }).flatMap((day) => (day.kind === 'on' ? [[day.index, day.day]] : [])),
  )
  const goingOn = { held, first, moving, changes, days }
  return succeeded({
    first,
    recurrence: withoutUntouched(rule, { held, scoped, moving }),
    linked: (row) => linkedTo(goingOn, row),
    changed: (row) => changedOf(goingOn, row),
  })
}

/** By how many days the series moves, its clock from then on, and whether its time changes at all. */
type Movement = { readonly days: number; readonly clock: ClockPlace; readonly isTimed: boolean }

function movementOf({ anchor, recurrence }: HeldSeries, changes: SeriesChanges, usual: ClockPlace): Movement {
  const { timezone: zone } = recurrence
  const isTimed = changes.start !== undefined || changes.end !== undefined
  const wanted = spanOf(anchor, changes)
  const minutes = isTimed ? elapsedMinutes(wanted, []) : usual.minutes
  if (changes.start === undefined) return { days: 0, clock: { ...usual, minutes }, isTimed }
  const [was, is] = [localMoment(anchor.start ?? wanted.start, zone), localMoment(wanted.start, zone)]
  return { days: readDay(is.date) - readDay(was.date), clock: { time: is.time, zone, minutes }, isTimed }
}

/** What stays in the series before is not made again in the new one. */
function withoutUntouched(
  rule: Recurrence,
  {
    held,
    scoped,
    moving,
  }: { readonly held: HeldSeries; readonly scoped: readonly ScopedRow[]; readonly moving: Movement },
): Recurrence {
  const left = scoped
    .filter(({ state }) => state === 'untouched')
    .map(({ row }) => daysLater(plannedDayOf(row, held.recurrence), moving.days))
    .filter((day) => day >= rule.start)
  if (left.length === 0) return rule
  return { ...rule, exceptions: [...new Set([...(rule.exceptions ?? []), ...left])].sort() }
}

type GoingOn = {
  readonly held: HeldSeries
  readonly first: Member
  readonly moving: Movement
  readonly changes: SeriesChanges
  readonly days: ReadonlyMap<number, string>
}

function linkedTo({ held, first, moving }: GoingOn, row: Member): Member['series'] {
  const day = daysLater(plannedDayOf(row, held.recurrence), moving.days)
  return {
    master: appointmentOf(first.id),
    index: row.series.index - first.series.index,
    originalStart: placeOccurrence(day, moving.clock).start,
  }
}

function changedOf(goingOn: GoingOn, row: Member): Member | undefined {
  const { held, changes } = goingOn
  const series = linkedTo(goingOn, row)
  if (row.id === held.anchor.id) return { ...withChanges(row, changes), series }
  const span = spanIn(goingOn, row)
  return span && { ...changedRow(row, changes), ...span, series }
}

/** When one is from now on: one that only changes its time stays on its day, one that moves or was changed by hand goes to the series' day. */
function spanIn({ held, first, moving, days }: GoingOn, row: Member): Span | undefined {
  const { start = '', end = '', series } = row
  const isByHand = series.changedByHand === true
  if (moving.days === 0 && !isByHand)
    return moving.isTimed
      ? placeOccurrence(localMoment(start, held.recurrence.timezone).date, moving.clock)
      : { start, end }
  const day = days.get(series.index - first.series.index)
  return day === undefined ? undefined : placeOccurrence(day, moving.clock)
}

function daysLater(day: string, days: number): string {
  return writeDay(readDay(day) + days)
}
