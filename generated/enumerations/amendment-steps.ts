// Generated from schemas/enumerations/amendment-steps.json by npm run generate. Edits are lost.
/** Who signs an amendment: everyone as before, or the author alone. */
export const amendmentStepses = ['SameAsOriginal', 'AuthorOnly'] as const

export type AmendmentSteps = (typeof amendmentStepses)[number]
