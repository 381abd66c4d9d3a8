// Generated from schemas/enumerations/text-source.json by npm run generate. Edits are lost.
/** The values of text source. */
export const textSources = ['Typed', 'Template', 'CarriedForward', 'Snippet', 'Dictation', 'Ambient', 'Copied', 'Calculated'] as const

export type TextSource = (typeof textSources)[number]
