import type { Appointment } from '#generated/types/appointment.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { attendeesFollow } from './attendees-follow.ts'
import { bookSlots, freeSlots } from './book-slots.ts'
import { checkShape } from './check-shape.ts'
import { checkStatus } from './check-status.ts'
import { clashFindings } from './clash-findings.ts'
import { followSession } from './follow-session.ts'
import { mayChange } from './may-change.ts'

/**
 * Every plain write of an appointment: who may, a shape that makes sense, a status that may follow, and time that is free.
 * Busy people and rooms answer 409 with each collision; with `confirmed` the next free lane is taken as far as the owner's
 * schedule allows.
 */
export const appointmentGuard: Guard<'Appointment'> = {
  beforeWrite: async (context, change) => {
    const permitted = await mayChange(context, change)
    if (!permitted.ok) return permitted
    if (change.operation === 'delete') return succeeded(change.after)

    const shaped = checkShape(change.after, context.now.iso)
    if (!shaped.ok) return shaped
    const moved = await checkStatus(context, change.before, attendeesFollow(shaped.value, change.before))
    return moved.ok ? withoutClash(context, change, moved.value) : moved
  },
  afterWrite: async (context, { operation, before, after }) => {
    if (operation === 'delete') return freeSlots(context, after.id)
    const booked = await bookSlots(context, after)
    return booked.ok ? followSession(context, before, after) : booked
  },
}

async function withoutClash(
  context: Context,
  change: Change<'Appointment'>,
  wanted: Appointment,
): Promise<Outcome<Appointment>> {
  const findings = await clashFindings(context, wanted, change.before)
  if (!findings.ok) return findings
  if (findings.value.length > 0)
    return failed({ kind: 'conflict', because: 'scheduling.busy', findings: findings.value })
  return succeeded(wanted)
}
