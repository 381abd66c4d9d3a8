import type { Itinerary } from '#generated/types/itinerary.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Change, Guard } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { dayTotals } from '#shared/scheduling/day-totals.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { checkBooked } from './check-booked.ts'
import { judgedStops } from './judged-stops.ts'
import { mayKeepDay } from './may-keep-day.ts'
import { withSafetyTimer } from './with-safety-timer.ts'

/**
 * Every plain write of a mobile day: the own one, or anybody's for those who manage itineraries; how a visit goes is said by its worker
 * alone, and when by the server, but for what a device that was offline says of the last day. A closed day stays as it is until it
 * is opened again on the same day. Totals are the sums of the stops.
 */
export const itineraryGuard: Guard<'Itinerary'> = {
  beforeWrite: async (context, change) => {
    const permitted = mayKeepDay(context, change)
    if (!permitted.ok) return permitted
    if (change.operation === 'delete' || change.operation === 'restore') return succeeded(change.after)

    const preferences = await practicePreferences(context)
    if (!preferences.ok) return preferences
    const today = localDate(context.now.iso, preferences.value.timezone)
    const state = checkState(change, today)
    if (!state.ok) return state
    const judged = judgedStops(context, change, today)
    if (!judged.ok) return judged
    const booked = await checkBooked(context, change, preferences.value.timezone)
    if (!booked.ok) return booked
    const timed = await withSafetyTimer(context, change.before, judged.value)
    if (!timed.ok) return timed
    return checkClosing(change.before, { ...timed.value, totals: dayTotals(timed.value.stops ?? []) })
  },
}

function checkState({ before, after }: Change<'Itinerary'>, today: string): Outcome<void> {
  const { odometer } = after
  if (odometer?.start !== undefined && odometer.end !== undefined && odometer.end < odometer.start)
    return refuse('/odometer/end', 'itineraries.odometer')
  if (before?.status !== 'Closed') return succeeded(undefined)
  if (after.status === 'Closed') return refuse('/status', 'itineraries.closed', { kind: 'conflict' })
  return before.date === today ? succeeded(undefined) : refuse('/status', 'itineraries.day-is-over')
}

/** A day is not closed while its worker is inside somewhere. */
function checkClosing(before: Itinerary | undefined, after: Itinerary): Outcome<Itinerary> {
  const isClosing = after.status === 'Closed' && before?.status !== 'Closed'
  const isInside = (after.stops ?? []).some(({ progress }) => progress === 'InProgress')
  return isClosing && isInside ? refuse('/status', 'itineraries.visit-is-open') : succeeded(after)
}
