// Generated from schemas/enumerations/rounding.json by npm run generate. Edits are lost.
/** How a calculated number is rounded. */
export const roundings = ['HalfUp', 'HalfEven', 'Down', 'Up'] as const

export type Rounding = (typeof roundings)[number]
