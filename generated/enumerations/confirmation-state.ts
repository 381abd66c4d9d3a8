// Generated from schemas/enumerations/confirmation-state.json by npm run generate. Edits are lost.
/** The values of confirmation state. */
export const confirmationStates = ['Unconfirmed', 'Confirmed', 'Declined'] as const

export type ConfirmationState = (typeof confirmationStates)[number]
