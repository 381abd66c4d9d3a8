// Generated from schemas/enumerations/review-state.json by npm run generate. Edits are lost.
/** The values of review state. */
export const reviewStates = ['Requested', 'Approved', 'Returned', 'Declined'] as const

export type ReviewState = (typeof reviewStates)[number]
