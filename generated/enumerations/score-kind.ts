// Generated from schemas/enumerations/score-kind.json by npm run generate. Edits are lost.
/** How the score of an instrument is computed. */
export const scoreKinds = ['Sum', 'Average', 'Custom'] as const

export type ScoreKind = (typeof scoreKinds)[number]
