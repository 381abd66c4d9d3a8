import type { WaitlistOutcome } from '#generated/enumerations/waitlist-outcome.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { OfferMessage } from '#generated/types/offer-message.ts'

type Waitlist = NonNullable<Appointment['waitlist']>

/** The wishes of somebody with the last offer answered in this way, at this moment; what was not said of it by then is not said any more. */
export function withAnswer(waitlist: Waitlist = {}, outcome: WaitlistOutcome, endedAt: string): Waitlist {
  const { attempts = [] } = waitlist
  const last = attempts.at(-1)
  if (!last) return waitlist
  const messages = last.messages?.map((each) => (each.result === 'Pending' ? unsaid(each, endedAt) : each))
  const answered = { ...last, ...(messages && { messages }), outcome, endedAt }
  return { ...waitlist, attempts: [...attempts.slice(0, -1), answered] }
}

function unsaid(message: OfferMessage, at: string): OfferMessage {
  return { ...message, at, result: 'Failed', trouble: 'OfferEnded' }
}
