import type { Appointment } from '#generated/types/appointment.ts'
import type { WaitlistAttempt } from '#generated/types/waitlist-attempt.ts'
import type { Context } from '#server/operations/handler.ts'

const mostKept = 100

/** Of somebody who waits, with one more call or offer; the oldest of very many are let go, the audit trail has them. */
export function withAttempt(
  { now, actor }: Context,
  appointment: Appointment,
  attempt: Omit<WaitlistAttempt, 'at' | 'by'>,
): NonNullable<Appointment['waitlist']> {
  const { attempts = [], ...wishes } = appointment.waitlist ?? {}
  const by = actor.profile ? { by: actor.profile } : {}
  return { ...wishes, attempts: [...attempts, { at: now.iso, ...by, ...attempt }].slice(-mostKept) }
}
