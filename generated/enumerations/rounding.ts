// Generated from schemas/enumerations/rounding.json by npm run generate. Edits are lost.
/** The values of rounding. */
export const roundings = ['HalfUp', 'HalfEven', 'Down', 'Up'] as const

export type Rounding = (typeof roundings)[number]
