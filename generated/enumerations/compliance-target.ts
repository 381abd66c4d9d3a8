// Generated from schemas/enumerations/compliance-target.json by npm run generate. Edits are lost.
/** What a checklist is made for. */
export const complianceTargets = ['Chart', 'Note', 'Episode', 'Practitioner', 'Program'] as const

export type ComplianceTarget = (typeof complianceTargets)[number]
