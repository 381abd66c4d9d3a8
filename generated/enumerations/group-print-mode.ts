// Generated from schemas/enumerations/group-print-mode.json by npm run generate. Edits are lost.
/** What is printed for a member; never another member's data. */
export const groupPrintModes = ['CombinedPerPatient', 'MemberOnly'] as const

export type GroupPrintMode = (typeof groupPrintModes)[number]
