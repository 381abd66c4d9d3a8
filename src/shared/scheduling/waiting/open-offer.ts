import type { Appointment } from '#generated/types/appointment.ts'
import type { WaitlistAttempt } from '#generated/types/waitlist-attempt.ts'

/** A time that is held for somebody who waits. */
export type OpenOffer = WaitlistAttempt & {
  readonly start: string
  readonly end: string
  readonly until: string
}

/** How long a time is held for somebody who waits, where the practice has chosen nothing. */
export const usualHoldMinutes = 30

/** The offer that an appointment holds its time by; undefined: none waits for an answer. */
export function openOffer({
  status,
  waitlist,
}: Pick<Appointment, 'status' | 'waitlist'>): OpenOffer | undefined {
  const last = waitlist?.attempts?.at(-1)
  return status === 'pending' && last && isOpen(last) ? last : undefined
}

function isOpen(attempt: WaitlistAttempt): attempt is OpenOffer {
  const { outcome, start, end, until } = attempt
  return outcome === 'Offered' && start !== undefined && end !== undefined && until !== undefined
}
