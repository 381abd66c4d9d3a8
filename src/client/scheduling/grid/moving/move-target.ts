import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { isInLane, type Lane } from '#client/scheduling/day/lane.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import { withOwner } from '#shared/scheduling/with-owner.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** Where an appointment is being moved to: into whose calendar or which room, on which day, at which minute of it, and how long it lasts there. */
export type MoveTarget = {
  readonly lane: Lane
  readonly date: string
  readonly from: number
  readonly minutes: number
}

/** By what an appointment is moved: `dragged` while the mouse holds it, `dropped` once it has let go. */
export type MovedBy = 'keys' | 'dragged' | 'dropped'

/** A step of whoever moves by keys. */
export type MoveStep = 'up' | 'down' | 'left' | 'right' | 'shorter' | 'longer' | 'before' | 'after'

const shortest = 5
const longest = 960
const wholeDay = 24 * 60

/** Where an appointment stands now, in one of the lanes that show it; undefined where it has no time. */
export function targetOf(
  { start, end }: Pick<Appointment, 'start' | 'end'>,
  timezone: string,
  lane: Lane,
): MoveTarget | undefined {
  if (!start || !end) return undefined
  const { date, minuteOfDay } = localMoment(start, timezone)
  const minutes = elapsedMinutes({ start, end }, [])
  return { lane, date, from: minuteOfDay, minutes }
}

/** The columns among which it may go, the length of their slots, and by how many days a page of the calendar turns. */
export type MoveSpace = { readonly columns: readonly DayColumn[]; readonly pageDays: number }

/** The target after one step: by slots in time and in length, to the next column, or by a page of the calendar. */
export function steppedTarget(target: MoveTarget, step: MoveStep, space: MoveSpace): MoveTarget {
  const { date, from, minutes } = target
  const place = placeOf(target, space)
  const slot = space.columns[place]?.slotMinutes ?? 15
  switch (step) {
    case 'up':
      return { ...target, from: Math.max(0, Math.ceil(from / slot) * slot - slot) }
    case 'down':
      return { ...target, from: Math.min(wholeDay - slot, Math.floor(from / slot) * slot + slot) }
    case 'shorter':
      return { ...target, minutes: Math.max(Math.min(minutes, shortest), minutes - slot) }
    case 'longer':
      return { ...target, minutes: Math.min(longest, minutes + slot) }
    case 'before':
      return { ...target, date: plusDays(date, -space.pageDays) }
    case 'after':
      return { ...target, date: plusDays(date, space.pageDays) }
    default:
      return inColumn(target, space.columns[place + (step === 'right' ? 1 : -1)])
  }
}

/** The same time in another column; where there is none it stays. */
export function inColumn(target: MoveTarget, column: DayColumn | undefined): MoveTarget {
  return column ? { ...target, lane: column.lane, date: column.date } : target
}

function placeOf({ lane, date }: MoveTarget, { columns }: MoveSpace): number {
  return columns.findIndex((column) => column.lane.id === lane.id && column.date === date)
}

/** What stands at a target, as far as the calendar shows it: other appointments that take time, and times that are taken unseen. */
export function metAt(columns: readonly DayColumn[], target: MoveTarget, movedId: string | undefined) {
  const { from, minutes, lane, date } = target
  const column = columns.find((each) => each.lane.id === lane.id && each.date === date)
  const isMet = (span: DaySpan) => span.from < from + minutes && from < span.to
  return {
    events: (column?.events ?? []).filter(
      (event) =>
        isMet(event) && event.appointment.id !== movedId && busyStatuses.includes(event.appointment.status),
    ),
    unseen: (column?.unseen ?? []).filter(isMet),
  }
}

/** True for two targets that are one. */
export function isSameTarget(one: MoveTarget, other: MoveTarget): boolean {
  return (
    one.lane.id === other.lane.id &&
    one.date === other.date &&
    one.from === other.from &&
    one.minutes === other.minutes
  )
}

/** The appointment as it is to be at its target, begun in this lane; undefined where it is there already. */
export function movedTo(
  appointment: Appointment,
  target: MoveTarget,
  { timezone, from }: { readonly timezone: string; readonly from: Lane },
): Appointment | undefined {
  const now = targetOf(appointment, timezone, from)
  if (!now || !appointment.start || isSameTarget(now, target)) return undefined

  const staysInTime = now.date === target.date && now.from === target.from
  const start = staysInTime
    ? appointment.start
    : momentOf({ date: target.date, time: clockOf(target.from) }, timezone).instant
  const isThere = isInLane(appointment, target.lane)
  const placed = isThere ? appointment : inLane(appointment, from, target.lane)
  return { ...placed, start, end: plusMinutes(start, target.minutes), duration: target.minutes }
}

/** Into which lanes a move may lead: to others' calendars, rooms and places; nothing becomes another group's or program's by that. */
export function isLaneOpen(lane: Lane, target: MoveTarget, mayGoToOthers: boolean): boolean {
  if (lane.id === target.lane.id) return true
  return lane.kind === 'person' ? mayGoToOthers : lane.kind === 'room' || lane.kind === 'location'
}

function inLane(appointment: Appointment, from: Lane, { kind, id, display }: Lane): Appointment {
  if (kind === 'person') return withOwner(appointment, id)
  const there = { id, display, resourceType: 'Location' }
  const { location, resources = [] } = appointment
  const isHeldBeside = from.id !== location?.id && resources.some((each) => each.id === from.id)
  if (!isHeldBeside) return { ...appointment, location: there }
  return { ...appointment, resources: resources.map((each) => (each.id === from.id ? there : each)) }
}
