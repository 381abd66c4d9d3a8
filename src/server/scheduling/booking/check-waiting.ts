import type { Appointment } from '#generated/types/appointment.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { withAnswer } from '#shared/scheduling/waiting/with-answer.ts'

const over: readonly Appointment['status'][] = ['cancelled', 'entered-in-error']

/**
 * What a plain write may do with somebody who waits: it never makes an offer nor answers one, and leaves a time that is held alone, but for
 * calling all of it off. Whoever begins to wait does so from now on.
 */
export function checkWaiting(
  { now }: Context,
  { before, after }: Change<'Appointment'>,
): Outcome<Appointment> {
  const offer = before && openOffer(before)
  if (offer && !over.includes(after.status)) return refuse('/status', 'waiting.is-held', { kind: 'conflict' })
  if (offer) return succeeded({ ...after, waitlist: withAnswer(after.waitlist, 'Withdrawn', now.iso) })
  if (before?.status === 'waitlist' && after.status === 'pending')
    return refuse('/status', 'waiting.offer-instead', { kind: 'conflict' })

  if (after.status !== 'waitlist' || before?.status === 'waitlist') return succeeded(after)
  const { agedToldAt: _told, ...waitlist } = after.waitlist ?? {}
  return succeeded({ ...after, waitlist: { ...waitlist, since: now.iso } })
}
