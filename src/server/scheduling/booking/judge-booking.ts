import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { attendeesFollow } from './attendees-follow.ts'
import { checkShape } from './check-shape.ts'
import { checkStatus } from './check-status.ts'
import { clashFindings } from './clash-findings.ts'

/** An appointment as it was and as it is wanted, and the others that give up their time in the same act. */
export type Rebooking = {
  readonly before?: Appointment | undefined
  readonly after: Appointment
  readonly leaving?: ReadonlySet<string>
}

/** The appointment as it may be booked: a shape that makes sense, a status that may follow, and time that is free. */
export async function judgeBooking(
  context: Context,
  { before, after, leaving = new Set() }: Rebooking,
): Promise<Outcome<Appointment>> {
  const shaped = checkShape(after, context.now.iso)
  if (!shaped.ok) return shaped
  const moved = await checkStatus(context, before, attendeesFollow(shaped.value, before))
  if (!moved.ok) return moved

  const findings = await clashFindings(context, moved.value, { before, leaving })
  if (!findings.ok) return findings
  if (findings.value.length > 0)
    return failed({ kind: 'conflict', because: 'scheduling.busy', findings: findings.value })
  return moved
}
