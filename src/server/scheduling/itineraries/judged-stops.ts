import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { equal } from '#shared/patch/equal.ts'
import { judgedStop } from './judged-stop.ts'

/**
 * The day with its stops as they may be stored: in their order, with times that the server believes, the first arrival beginning the
 * day. A position leaves the stop and is kept while the visit is open, where nobody reads it with the row.
 */
export function judgedStops(
  context: Context,
  { before, after }: Change<'Itinerary'>,
  today: string,
): Outcome<Itinerary> {
  const kept = checkKept(before?.stops ?? [], after.stops ?? [])
  if (!kept.ok) return kept
  const judged = allJudged(context, { before, after, today })
  if (!judged.ok) return judged
  const { value: stops } = judged
  if (stops.filter(isOpen).length > 1) return refuse('/stops', 'itineraries.one-at-a-time')
  const place = placeOf(before, after, stops)
  const begins = after.status === 'Planned' && stops.some(({ progress }) => progress !== 'NotStarted')
  const { openPlace: _openPlace, ...rest } = after
  return succeeded({
    ...rest,
    ...(after.stops && { stops: inOrder(stops) }),
    ...(begins && { status: 'InProgress' }),
    ...(place && { openPlace: place }),
  })
}

type Days = {
  readonly before: Itinerary | undefined
  readonly after: Itinerary
  readonly today: string
}

function allJudged(context: Context, { before, after, today }: Days): Outcome<readonly ItineraryStop[]> {
  const known = new Map((before?.stops ?? []).map((stop) => [stop.id, stop]))
  const isWorker = after.practitioner.id === context.actor.profile?.id
  const stops: ItineraryStop[] = []
  for (const [index, stop] of (after.stops ?? []).entries()) {
    const pointer = `/stops/${index}`
    const was = known.get(stop.id)
    if (!isWorker && !goesAsBefore(was, stop)) return refuse(pointer, 'itineraries.only-the-worker')
    const judged = judgedStop(context, { was, stop, pointer, isLater: after.date > today })
    if (!judged.ok) return judged
    stops.push(judged.value)
  }
  return succeeded(stops)
}

/** What has begun stays among the stops. */
function checkKept(before: readonly ItineraryStop[], after: readonly ItineraryStop[]): Outcome<void> {
  const ids = new Set(after.map(({ id }) => id))
  const isLost = before.some(({ id, progress }) => progress !== 'NotStarted' && !ids.has(id))
  return isLost ? refuse('/stops', 'itineraries.has-begun') : succeeded(undefined)
}

const course = ['progress', 'actualArrival', 'actualDeparture', 'outcome', 'geo'] as const

/** How the visit goes is as it was, or has not begun. */
function goesAsBefore(was: ItineraryStop | undefined, stop: ItineraryStop): boolean {
  if (!was) return stop.progress === 'NotStarted'
  return course.every((name) => equal(was[name], stop[name]))
}

/** The order that was asked for, counted from one; of two with the same number the earlier in the list comes first. */
function inOrder(stops: readonly ItineraryStop[]): ItineraryStop[] {
  return stops
    .toSorted((one, other) => one.order - other.order)
    .map((stop, index) => ({ ...stop, order: index + 1 }))
}

function isOpen({ progress }: ItineraryStop): boolean {
  return progress === 'InProgress'
}

/** Where the worker said to be at the visit that is open; nothing once it is over. */
function placeOf(
  before: Itinerary | undefined,
  after: Itinerary,
  stops: readonly ItineraryStop[],
): Itinerary['openPlace'] {
  const open = stops.find(isOpen)
  if (!open) return undefined
  const point = after.stops?.find(({ id }) => id === open.id)?.geo?.arrive
  if (point) return { stop: open.id, point }
  return before?.openPlace?.stop === open.id ? before.openPlace : undefined
}
