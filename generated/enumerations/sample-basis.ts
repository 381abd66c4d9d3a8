// Generated from schemas/enumerations/sample-basis.json by npm run generate. Edits are lost.
/** For each of what a sample is drawn. */
export const sampleBasises = ['practitioner', 'program'] as const

export type SampleBasis = (typeof sampleBasises)[number]
