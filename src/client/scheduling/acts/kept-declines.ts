import { keepTyping } from '#client/sync/drafts/keep-typing.ts'

/** Why a booking is declined, as it is entered. */
type DeclineDraft = { readonly reason: string; readonly comment: string }

/** What was entered and not sent, by the appointment. */
export const keptDeclines = keepTyping<DeclineDraft>()
