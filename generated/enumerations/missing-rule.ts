// Generated from schemas/enumerations/missing-rule.json by npm run generate. Edits are lost.
/** The values of missing rule. */
export const missingRules = ['PerKind', 'Zero', 'Blank', 'Skip'] as const

export type MissingRule = (typeof missingRules)[number]
