// Generated from schemas/enumerations/eligibility-result.json by npm run generate. Edits are lost.
/** What a payer answered about a person. */
export const eligibilityResults = ['Eligible', 'NotEligible', 'Unknown'] as const

export type EligibilityResult = (typeof eligibilityResults)[number]
