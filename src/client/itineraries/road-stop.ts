import type { MobileDay } from '#client/road/mobile-day.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { Patient } from '#generated/types/patient.ts'

/** One stop with what is known of it. */
export type RoadStop = {
  readonly stop: ItineraryStop
  readonly appointment: Appointment | undefined
  readonly patient: Patient | undefined
  readonly plans: readonly CarePlan[]
}

/** The stops of the day in their order, each with its appointment, its patient and that person's plans. */
export function stopsOf(day: MobileDay, itinerary: Itinerary): readonly RoadStop[] {
  const { appointments, patients, plans } = day
  return (itinerary.stops ?? [])
    .toSorted((one, other) => one.order - other.order)
    .map((stop) => ({
      stop,
      appointment: appointments.find(({ id }) => id === stop.appointment?.id),
      patient: patients.find(({ id }) => id === stop.patient?.id),
      plans: plans.filter(({ subject }) => subject.id === stop.patient?.id),
    }))
}

/** Who or what a stop is about. */
export function whoOf({ stop, appointment }: Pick<RoadStop, 'stop' | 'appointment'>): string {
  const named = stop.patient?.display ?? appointment?.group?.display
  return named ?? appointment?.title ?? stop.note ?? appointment?.serviceType?.display ?? '–'
}

/** Where the worker is, else where the way leads next. */
export function nextStop(stops: readonly RoadStop[]): RoadStop | undefined {
  return (
    stops.find(({ stop }) => stop.progress === 'InProgress') ??
    stops.find(({ stop }) => stop.progress === 'NotStarted')
  )
}

/** The address of a stop: what was written into it, what the appointment says, or at home where the patient lives. */
export function addressOf({ stop, appointment, patient }: RoadStop) {
  const { serviceLocation } = appointment ?? {}
  if (stop.address) return stop.address
  if (serviceLocation?.address) return serviceLocation.address
  if (serviceLocation?.kind !== 'PatientHome') return undefined
  return patient?.addresses?.find(({ use }) => use === 'home') ?? patient?.addresses?.[0]
}

/** The day with one stop changed. */
export function withStop(day: Itinerary, id: string, change: Partial<ItineraryStop>): Itinerary {
  return { ...day, stops: (day.stops ?? []).map((stop) => (stop.id === id ? { ...stop, ...change } : stop)) }
}

/**
 * The day with one stop that has not begun moved by a place; the day itself where it stands at the end already. Only the numbers of the two change,
 * so that it does not meet what others do to the day meanwhile.
 */
export function withMoved(day: Itinerary, id: string, by: -1 | 1): Itinerary {
  const stops = (day.stops ?? []).toSorted((one, other) => one.order - other.order)
  const from = stops.findIndex((stop) => stop.id === id)
  const moved = stops[from]
  const other = stops[from + by]
  if (!moved || !other) return day
  const places = new Map([
    [moved.id, other.order],
    [other.id, moved.order],
  ])
  return {
    ...day,
    stops: (day.stops ?? []).map((stop) => ({ ...stop, order: places.get(stop.id) ?? stop.order })),
  }
}
