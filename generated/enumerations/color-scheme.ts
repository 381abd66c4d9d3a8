// Generated from schemas/enumerations/color-scheme.json by npm run generate. Edits are lost.
/** The values of color scheme. */
export const colorSchemes = ['Light', 'Dark'] as const

export type ColorScheme = (typeof colorSchemes)[number]
