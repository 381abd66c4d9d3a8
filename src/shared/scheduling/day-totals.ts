import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'

/** What a day on the road comes to, counted from its stops: minutes as they went where that is known, else as planned. */
export function dayTotals(stops: readonly ItineraryStop[]): NonNullable<Itinerary['totals']> {
  return {
    miles: Math.round(sumOf(stops, ({ distanceMiles }) => distanceMiles) * 10) / 10,
    travelMinutes: sumOf(stops, ({ travelMinutes }) => travelMinutes),
    serviceMinutes: sumOf(stops, serviceMinutes),
  }
}

/** Where nobody was seen, no time was spent with anybody. */
function serviceMinutes(stop: ItineraryStop): number | undefined {
  const { progress, outcome, actualArrival, actualDeparture, plannedMinutes } = stop
  if (progress === 'Complete' && outcome !== undefined && outcome !== 'Seen') return 0
  if (actualArrival === undefined || actualDeparture === undefined) return plannedMinutes
  return Math.round((Date.parse(actualDeparture) - Date.parse(actualArrival)) / 60_000)
}

function sumOf(
  stops: readonly ItineraryStop[],
  minutes: (stop: ItineraryStop) => number | undefined,
): number {
  return stops.reduce((sum, stop) => sum + (minutes(stop) ?? 0), 0)
}
