import { wantedBy } from '#client/sync/outbox/wanted-by.ts'
import { type Pending, pendingOf } from '#client/sync/pending.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'

/** Of what waits in the outbox, each appointment as it is to be after all of it, in the order of writing. */
export function waitingAppointments(waiting: readonly Pending[]): readonly Appointment[] {
  const found = new Map<string, Appointment>()
  for (const pending of waiting) {
    const appointment = wantedBy(pending, 'Appointment')
    if (appointment) found.set(pending.id, appointment)
  }
  return [...found.values()]
}

/** A booking that is not stored yet, as the calendar draws it. */
export function bookedHere(id: string, body: AppointmentCreate): readonly Appointment[] {
  return waitingAppointments([pendingOf({ kind: 'create', type: 'Appointment', id, body }, undefined)])
}

/** It was made on this device and the server has not stored it yet. */
export function isMadeHere({ meta }: Pick<Appointment, 'meta'>): boolean {
  return meta.versionId === ''
}
