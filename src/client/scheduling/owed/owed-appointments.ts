import { forgetWithPerson } from '#client/api/session.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** An appointment as this device wants it; `waits` until the outbox has handed it over or a person has to decide. */
export type OwedAppointment = { readonly appointment: Appointment; readonly waits: boolean }

/** Those of the calendar that were changed here while nobody answered, by their ids. */
export const owedAppointments = openStore<ReadonlyMap<string, OwedAppointment>>(new Map())

forgetWithPerson(() => owedAppointments.change(new Map()))

/** Puts one among them, in place of what it was to be before. */
export function oweAppointment(appointment: Appointment): void {
  owedAppointments.change(new Map(owedAppointments.read()).set(appointment.id, { appointment, waits: true }))
}

/** It is what it was, or is no more: nothing of it is drawn here any longer. */
export function forgetOwed(id: string): void {
  owedAppointments.change(new Map([...owedAppointments.read()].filter(([owed]) => owed !== id)))
}

/** Whether a change of this appointment is still on its way. */
export function isOwed(id: string): boolean {
  return owedAppointments.read().get(id)?.waits === true
}

/** The same for whoever draws it. */
export function useIsOwed(id: string): boolean {
  return useSource(owedAppointments).get(id)?.waits === true
}

/** The appointment as this device wants it now, however it was drawn last. */
export function asOwed(drawn: Appointment): Appointment {
  const owed = owedAppointments.read().get(drawn.id)
  return owed?.waits ? owed.appointment : drawn
}
