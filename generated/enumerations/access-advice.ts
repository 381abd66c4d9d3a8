// Generated from schemas/enumerations/access-advice.json by npm run generate. Edits are lost.
/** What would let a person do what was asked about. */
export const accessAdvices = ['Activate', 'Role', 'CareTeam', 'ConfidentialTeam', 'Token', 'Amend', 'Restore', 'Label'] as const

export type AccessAdvice = (typeof accessAdvices)[number]
