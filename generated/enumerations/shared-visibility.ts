// Generated from schemas/enumerations/shared-visibility.json by npm run generate. Edits are lost.
/** With whom a scratch note is shared. */
export const sharedVisibilities = ['Team', 'Practice'] as const

export type SharedVisibility = (typeof sharedVisibilities)[number]
