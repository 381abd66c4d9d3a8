// Generated from schemas/enumerations/acceptance-answer.json by npm run generate. Edits are lost.
/** What became of a booking that waits for the owner of the calendar. */
export const acceptanceAnswers = ['Waiting', 'Proposed', 'Accepted', 'Declined', 'Withdrawn'] as const

export type AcceptanceAnswer = (typeof acceptanceAnswers)[number]
