import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import type { CancelInitiator } from '#generated/enumerations/cancel-initiator.ts'
import { cancellationReason } from '#generated/lists/cancellation-reason.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'

/** What is entered of a cancellation, before it is known whether a reason was chosen. */
export type CancellationDraft = {
  readonly reason: string
  readonly initiator: CancelInitiator
  readonly comment: string
}

/** Nothing is entered yet. */
export const blankCancellation: CancellationDraft = { reason: '', initiator: 'Patient', comment: '' }

/** What was entered and not sent, by the appointment. */
export const keptCancellations = keepTyping<CancellationDraft>()

/** The reasons that may still be chosen. */
export const cancellationReasons = cancellationReason.items.filter((item) => item.active !== false)

/** The cancellation that the draft asks for; undefined without a reason. */
export function cancellationOf({ reason, initiator, comment }: CancellationDraft): Cancellation | undefined {
  const item = cancellationReasons.find(({ code }) => code === reason)
  if (!item) return undefined
  const said = comment.trim()
  return {
    reason: { code: item.code, display: item.display },
    initiator,
    ...(said !== '' && { comment: said }),
  }
}
