import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** In the schedule of who travels, the totals of a day are the sums of its stops (schemas/resources/itinerary.json). */
export const itineraryGuard: Guard<'Itinerary'> = {
  beforeWrite: (_context, { after }) => {
    const stops = after.stops ?? []
    const totals = {
      miles: Math.round(sumOf(stops, 'distanceMiles') * 10) / 10,
      travelMinutes: sumOf(stops, 'travelMinutes'),
      serviceMinutes: sumOf(stops, 'plannedMinutes'),
    }
    return Promise.resolve(succeeded({ ...after, totals }))
  },
}

function sumOf(
  stops: readonly ItineraryStop[],
  name: 'distanceMiles' | 'travelMinutes' | 'plannedMinutes',
): number {
  return stops.reduce((sum, stop) => sum + (stop[name] ?? 0), 0)
}
