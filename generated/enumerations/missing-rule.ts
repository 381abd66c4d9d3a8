// Generated from schemas/enumerations/missing-rule.json by npm run generate. Edits are lost.
/** What a calculation does about a source without an answer. */
export const missingRules = ['PerKind', 'Zero', 'Blank', 'Skip'] as const

export type MissingRule = (typeof missingRules)[number]
