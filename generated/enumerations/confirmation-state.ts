// Generated from schemas/enumerations/confirmation-state.json by npm run generate. Edits are lost.
/** Whether an attendee has confirmed an appointment. */
export const confirmationStates = ['Unconfirmed', 'Confirmed', 'Declined'] as const

export type ConfirmationState = (typeof confirmationStates)[number]
