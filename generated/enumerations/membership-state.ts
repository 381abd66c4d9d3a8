// Generated from schemas/enumerations/membership-state.json by npm run generate. Edits are lost.
/** Whether a member takes part in a channel. */
export const membershipStates = ['Active', 'Muted', 'Left', 'Removed'] as const

export type MembershipState = (typeof membershipStates)[number]
