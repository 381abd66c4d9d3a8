import type { WaitlistOutcome } from '#generated/enumerations/waitlist-outcome.ts'
import type { Appointment } from '#generated/types/appointment.ts'

type Waitlist = NonNullable<Appointment['waitlist']>

/** The wishes of somebody with the last offer answered in this way, at this moment. */
export function withAnswer(waitlist: Waitlist = {}, outcome: WaitlistOutcome, endedAt: string): Waitlist {
  const { attempts = [] } = waitlist
  const last = attempts.at(-1)
  if (!last) return waitlist
  return { ...waitlist, attempts: [...attempts.slice(0, -1), { ...last, outcome, endedAt }] }
}
