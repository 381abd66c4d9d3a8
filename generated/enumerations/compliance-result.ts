// Generated from schemas/enumerations/compliance-result.json by npm run generate. Edits are lost.
/** The answer to one question of an audit. */
export const complianceResults = ['Satisfied', 'NotSatisfied', 'NotApplicable'] as const

export type ComplianceResult = (typeof complianceResults)[number]
