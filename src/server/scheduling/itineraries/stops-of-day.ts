import type { Appointment } from '#generated/types/appointment.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import { milliseconds } from '#shared/time/span.ts'

type Day = {
  readonly kept: Itinerary | undefined
  /** In the order of their starts. */
  readonly visits: readonly Appointment[]
  readonly minutesTo: (visit: Appointment) => number
  readonly newId: () => string
}

/**
 * The stops of a day from its visits. What is there keeps its place, its times and its remarks; a visit that was changed since the day
 * was last written brings its time again. One that is not there any more leaves, unless it has begun; a new one comes
 * before the first that is later and has not begun.
 */
export function stopsOfDay({ kept, visits, minutesTo, newId }: Day): ItineraryStop[] {
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const former = kept?.stops ?? []
  const stops = former.flatMap((stop) => freshened(stop, byId, kept))
  const known = new Set(former.map(({ appointment }) => appointment?.id))
  for (const visit of visits)
    if (!known.has(visit.id))
      insert(stops, { id: newId(), ...stopOf(visit), travelMinutes: minutesTo(visit) })
  return stops.map((stop, index) => ({ ...stop, order: index + 1 }))
}

function freshened(
  stop: ItineraryStop,
  visits: ReadonlyMap<string, Appointment>,
  kept: Itinerary | undefined,
): readonly ItineraryStop[] {
  if (!stop.appointment) return [stop]
  const visit = visits.get(stop.appointment.id)
  const hasBegun = stop.progress !== 'NotStarted'
  if (!visit) return hasBegun ? [stop] : []
  const session = visit.encounter && {
    encounter: { id: visit.encounter.id, resourceType: 'Encounter' as const },
  }
  const isNewer = visit.meta.lastModified > (kept?.meta.lastModified ?? '')
  if (hasBegun || !isNewer) return [{ ...stop, ...session }]
  const { plannedArrival, plannedMinutes } = stopOf(visit)
  return [{ ...stop, ...session, plannedArrival, plannedMinutes }]
}

function stopOf(visit: Appointment) {
  const { id, start = '', end = start, attendees = [], encounter } = visit
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  const [only, ...others] = patients
  return {
    order: 1,
    appointment: { id, resourceType: 'Appointment' as const },
    ...(only &&
      others.length === 0 && { patient: { id: only.subject.id, resourceType: 'Patient' as const } }),
    ...(encounter && { encounter: { id: encounter.id, resourceType: 'Encounter' as const } }),
    plannedArrival: start,
    plannedMinutes: Math.min(1440, Math.round((milliseconds(end) - milliseconds(start)) / 60_000)),
    progress: 'NotStarted' as const,
  }
}

function insert(stops: ItineraryStop[], stop: ItineraryStop): void {
  const at = stops.findIndex(
    ({ progress, plannedArrival }) =>
      progress === 'NotStarted' &&
      plannedArrival !== undefined &&
      milliseconds(plannedArrival) > milliseconds(stop.plannedArrival ?? plannedArrival),
  )
  stops.splice(at < 0 ? stops.length : at, 0, stop)
}
