// Generated from schemas/enumerations/group-sign-mode.json by npm run generate. Edits are lost.
/** Whether a shared note is signed once or for each member. */
export const groupSignModes = ['Together', 'PerMember'] as const

export type GroupSignMode = (typeof groupSignModes)[number]
