// Generated from schemas/enumerations/text-source.json by npm run generate. Edits are lost.
/** Where a text of a note comes from: typed, carried forward, dictated and so on. */
export const textSources = ['Typed', 'Template', 'CarriedForward', 'Snippet', 'Dictation', 'Ambient', 'Copied', 'Calculated'] as const

export type TextSource = (typeof textSources)[number]
