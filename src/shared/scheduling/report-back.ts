import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'

const minute = 60_000
/** So many minutes after the planned end of a visit somebody asks where its worker is. */
const graceMinutes = 15
const usualMinutes = 60

/** Until when the worker of a visit reports back, in milliseconds since 1970; `arrival` likewise. */
export function reportBack(arrival: number, { plannedMinutes = usualMinutes }: ItineraryStop): number {
  return arrival + (plannedMinutes + graceMinutes) * minute
}
