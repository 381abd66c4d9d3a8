// Generated from schemas/enumerations/score-kind.json by npm run generate. Edits are lost.
/** The values of score kind. */
export const scoreKinds = ['Sum', 'Average', 'Custom'] as const

export type ScoreKind = (typeof scoreKinds)[number]
