import type { Appointment } from '#generated/types/appointment.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import type { ItineraryStop } from '#generated/types/itinerary-stop.ts'
import type { Patient } from '#generated/types/patient.ts'

/** A day on the road with all that is needed on the way, as it was read at one moment. */
export type MobileDay = {
  readonly itinerary: Itinerary
  readonly appointments: readonly Appointment[]
  readonly patients: readonly Patient[]
  readonly plans: readonly CarePlan[]
  /** The plans could be read, as far as the reader may. */
  readonly hasPlans: boolean
  /** When it was read, as an instant. */
  readonly readAt: string
  /** It lies on this device and can be opened without a connection. */
  readonly isOnDevice: boolean
  /** It comes from this device: nobody answered. */
  readonly isKept?: boolean
}

/** Whether all that is needed at the door of a stop lies on this device. */
export function isReady(day: MobileDay, { appointment, patient }: ItineraryStop): boolean {
  const isThere = (rows: readonly { readonly id: string }[], id: string | undefined) =>
    id === undefined || rows.some((row) => row.id === id)
  const { isOnDevice, hasPlans, appointments, patients } = day
  return isOnDevice && hasPlans && isThere(appointments, appointment?.id) && isThere(patients, patient?.id)
}

/** How many stops of the day can be gone to without a connection, and how many there are. */
export function readyCount(day: MobileDay): { readonly ready: number; readonly count: number } {
  const stops = day.itinerary.stops ?? []
  return { ready: stops.filter((stop) => isReady(day, stop)).length, count: stops.length }
}
