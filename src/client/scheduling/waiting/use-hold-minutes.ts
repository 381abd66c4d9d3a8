import { useSession } from '#client/api/session.ts'
import { usualHoldMinutes } from '#shared/scheduling/waiting/open-offer.ts'

/** How many minutes a time is held that is offered to somebody who waits. */
export function useHoldMinutes(): number {
  return useSession().practice?.offerHoldMinutes ?? usualHoldMinutes
}
