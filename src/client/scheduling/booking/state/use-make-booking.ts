import { reach } from '#client/api/fetch-from-server.ts'
import { send } from '#client/api/send.ts'
import { isPassing } from '#client/sync/outbox/fate.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { useKeepBooking } from './use-keep-booking.ts'

/** What became of a booking: `lost` where this device could not even keep it, which is told. */
export type MadeBooking =
  | { readonly kind: 'stored'; readonly id: string; readonly booked: Appointment }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'refused'; readonly failure: SeenFailure }
  | { readonly kind: 'lost' }

/** Books, and while nobody answers keeps the booking on this device under the key with which it was sent, so that it is made once. */
export function useMakeBooking(): (body: AppointmentCreate, isConfirmed: boolean) => Promise<MadeBooking> {
  const { newId } = useWorld()
  const keep = useKeepBooking()
  return async (body, isConfirmed) => {
    const id = newId()
    const wasSent = reach() === 'reached'
    if (wasSent) {
      const outcome = await send('appointment.create', { body, confirmed: isConfirmed, idempotencyKey: id })
      if (outcome.ok) return { kind: 'stored', id, booked: outcome.value }
      if (!isPassing(outcome.failure)) return { kind: 'refused', failure: outcome.failure }
    }
    return (await keep({ id, body, isConfirmed, wasSent })) ? { kind: 'kept', id } : { kind: 'lost' }
  }
}
