// Generated from schemas/enumerations/review-state.json by npm run generate. Edits are lost.
/** What a reviewer has said of a note. */
export const reviewStates = ['Requested', 'Approved', 'Returned', 'Declined'] as const

export type ReviewState = (typeof reviewStates)[number]
