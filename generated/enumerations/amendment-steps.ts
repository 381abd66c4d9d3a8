// Generated from schemas/enumerations/amendment-steps.json by npm run generate. Edits are lost.
/** The values of amendment steps. */
export const amendmentStepses = ['SameAsOriginal', 'AuthorOnly'] as const

export type AmendmentSteps = (typeof amendmentStepses)[number]
