import { keepTyping } from '#client/sync/drafts/keep-typing.ts'

/** Another time for a booking, as it is entered. */
export type ProposalDraft = {
  readonly date: string
  readonly time: string
  readonly minutes: number
  readonly locationId: string
  readonly comment: string
}

/** What was entered and not sent, by the appointment. */
export const keptProposals = keepTyping<ProposalDraft>()
