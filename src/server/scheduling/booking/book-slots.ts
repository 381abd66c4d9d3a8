import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import type { Span } from '#shared/time/span.ts'
import { type Occupied, occupiedBy } from './occupied-by.ts'
import { giveBackSlots, takeSlot } from './slots-query.ts'

/** Makes the time that the appointment holds be what it says now: nothing when it is not busy, else one lane of each person and room. */
export async function bookSlots(context: Context, appointment: Appointment): Promise<Outcome<void>> {
  await giveBackSlots(context, appointment.id)
  const span = busySpan(appointment)
  if (!span) return succeeded(undefined)

  const occupied = await occupiedBy(context, appointment)
  if (!occupied.ok) return occupied
  for (const each of occupied.value) {
    const taken = await takeLane(context, appointment.id, { occupied: each, span })
    if (!taken) return failed({ kind: 'conflict', because: 'scheduling.busy', findings: [busyFinding(each)] })
  }
  return succeeded(undefined)
}

/** Gives back the time of an appointment that is no more. */
export async function freeSlots(context: Context, id: string): Promise<Outcome<void>> {
  await giveBackSlots(context, id)
  return succeeded(undefined)
}

/** The time that the appointment keeps busy, if it does. */
export function busySpan({ status, start, end }: Appointment): Span | undefined {
  return start && end && busyStatuses.includes(status) ? { start, end } : undefined
}

/** The first free lane; the database itself refuses a lane that somebody else took meanwhile. */
async function takeLane(
  context: Context,
  appointmentId: string,
  { occupied, span }: { readonly occupied: Occupied; readonly span: Span },
): Promise<boolean> {
  for (let lane = 0; lane < occupied.most; lane += 1) {
    if (await takeSlot(context, appointmentId, { key: occupied.key, lane, span })) return true
  }
  return false
}

function busyFinding({ pointer, kind }: Occupied) {
  return blocking(pointer, `scheduling.busy-${kind}-full`)
}
