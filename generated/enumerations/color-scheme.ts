// Generated from schemas/enumerations/color-scheme.json by npm run generate. Edits are lost.
/** Light or dark colors on a person's screens. */
export const colorSchemes = ['Light', 'Dark'] as const

export type ColorScheme = (typeof colorSchemes)[number]
