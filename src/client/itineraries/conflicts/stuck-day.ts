import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { copiesBetween } from '#client/sync/outbox/outbox.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { equal } from '#shared/patch/equal.ts'

/** The day that something was pressed upon, and the day that was wanted. */
type Pressed = { readonly base: Itinerary; readonly after: Itinerary }

/** What was pressed on this device and could not be stored. */
export type StuckDay = Pressed & { readonly entry: StuckEntry }

/** A visit missed on the road that could not be written into the calendar. */
export type StuckVisit = { readonly entry: StuckEntry; readonly after: Appointment }

/** Of what waits for a person, what belongs to this day. */
export function stuckDays(entries: readonly StuckEntry[], day: Itinerary): readonly StuckDay[] {
  return entries.flatMap((entry) => {
    const copies = copiesBetween(entry, 'Itinerary')
    return copies?.base.id === day.id ? [{ entry, ...copies }] : []
  })
}

/** Of what waits for a person, the missed visits that belong to a day, whether they are still in it or not. */
export function stuckVisits(
  entries: readonly StuckEntry[],
  isOfDay: (visit: Appointment) => boolean,
): readonly StuckVisit[] {
  return entries.flatMap((entry) => {
    const after = copiesBetween(entry, 'Appointment')?.after
    return after?.status === 'noshow' && isOfDay(after) ? [{ entry, after }] : []
  })
}

/** One thing that was pressed; `at` is an instant. */
export type RoadStep =
  | {
      readonly kind: 'arrived' | 'done' | 'away'
      readonly stop: ItineraryStop
      readonly at: string | undefined
    }
  | { readonly kind: 'miles' | 'remark'; readonly stop: ItineraryStop }
  | { readonly kind: 'time'; readonly at: string }
  | { readonly kind: 'order' | 'odometer' | 'close' | 'open' }

/** What was pressed between two copies of a day, stop by stop in the order of the day. */
export function stepsBetween(base: Itinerary, after: Itinerary): readonly RoadStep[] {
  const before = new Map((base.stops ?? []).map((stop) => [stop.id, stop]))
  const stops = (after.stops ?? []).toSorted((one, other) => one.order - other.order)
  const isMoved = stops.some(({ id, order }) => before.has(id) && before.get(id)?.order !== order)
  const dueAt = after.safetyCheck?.dueAt
  const isProlonged = dueAt !== undefined && dueAt !== base.safetyCheck?.dueAt
  return [
    ...stops.flatMap((stop) => stepsAt(before.get(stop.id), stop)),
    ...(isMoved ? [{ kind: 'order' } as const] : []),
    ...(isProlonged ? [{ kind: 'time', at: dueAt } as const] : []),
    ...(equal(base.odometer, after.odometer) ? [] : [{ kind: 'odometer' } as const]),
    ...(base.status !== 'Closed' && after.status === 'Closed' ? [{ kind: 'close' } as const] : []),
    ...(base.status === 'Closed' && after.status !== 'Closed' ? [{ kind: 'open' } as const] : []),
  ]
}

function stepsAt(was: ItineraryStop | undefined, stop: ItineraryStop): readonly RoadStep[] {
  const { progress, actualArrival, actualDeparture, outcome } = stop
  const hasArrived = was?.progress !== 'InProgress' && actualArrival !== was?.actualArrival
  const hasEnded = progress === 'Complete' && was?.progress !== 'Complete'
  const ending = outcome === 'NotHome' ? 'away' : 'done'
  return [
    ...(hasArrived ? [{ kind: 'arrived', stop, at: actualArrival } as const] : []),
    ...(hasEnded ? [{ kind: ending, stop, at: actualDeparture } as const] : []),
    ...(stop.note !== was?.note && stop.note ? [{ kind: 'remark', stop } as const] : []),
    ...(stop.distanceMiles === was?.distanceMiles ? [] : [{ kind: 'miles', stop } as const]),
  ]
}

/** The stops that were pressed upon and are not in the day any more. */
export function stopsLeft({ base, after }: Pressed, day: Itinerary): readonly ItineraryStop[] {
  const there = new Set((day.stops ?? []).map(({ id }) => id))
  const before = new Map((base.stops ?? []).map((stop) => [stop.id, stop]))
  return (after.stops ?? []).filter(
    (stop) =>
      !there.has(stop.id) &&
      stop.progress !== 'NotStarted' &&
      stop.progress !== before.get(stop.id)?.progress,
  )
}

const said = ['outcome', 'actualArrival', 'actualDeparture', 'note', 'distanceMiles', 'geo', 'order'] as const
const rank = { NotStarted: 0, InProgress: 1, Complete: 2 } as const

/**
 * The day as it stands now with what was pressed laid upon it: a person has decided that it counts. A visit that has left the day comes
 * back as one without an appointment, a closed day is open again, and no stop goes back from where it is.
 */
export function laidUpon(day: Itinerary, stuck: Pressed): Itinerary {
  const { base, after } = stuck
  const before = new Map((base.stops ?? []).map((stop) => [stop.id, stop]))
  const mine = new Map((after.stops ?? []).map((stop) => [stop.id, stop]))
  const stops = (day.stops ?? []).map((stop) => stopUpon(stop, before.get(stop.id), mine.get(stop.id)))
  const left = stopsLeft(stuck, day).map((stop, index) => withoutAppointment(stop, stops.length + index + 1))
  const closes = after.status === 'Closed' && base.status !== 'Closed' && day.status !== 'Closed'
  const dueAt = after.safetyCheck?.dueAt
  return {
    ...day,
    stops: [...stops, ...left],
    ...(after.odometer && !equal(base.odometer, after.odometer) && { odometer: after.odometer }),
    ...(dueAt && dueAt !== base.safetyCheck?.dueAt && { safetyCheck: { ...day.safetyCheck, dueAt } }),
    ...(closes && { status: 'Closed' }),
    ...(day.status === 'Closed' && { status: 'InProgress' }),
  }
}

function stopUpon(
  stop: ItineraryStop,
  was: ItineraryStop | undefined,
  mine: ItineraryStop | undefined,
): ItineraryStop {
  if (!mine) return stop
  const changed = said.filter((name) => mine[name] !== undefined && !equal(was?.[name], mine[name]))
  const isAhead = rank[mine.progress] > rank[stop.progress]
  const told = Object.fromEntries(changed.map((name) => [name, mine[name]]))
  return { ...stop, ...told, ...(isAhead && { progress: mine.progress }) }
}

function withoutAppointment(stop: ItineraryStop, order: number): ItineraryStop {
  const { appointment: _appointment, encounter: _session, ...rest } = stop
  return { ...rest, order }
}
