// Generated from schemas/enumerations/midnight-mode.json by npm run generate. Edits are lost.
/** What becomes of a session that runs past midnight. */
export const midnightModes = ['Forbid', 'RequireSplit', 'AllowStartDate'] as const

export type MidnightMode = (typeof midnightModes)[number]
