// Generated from schemas/enumerations/speech-spacing.json by npm run generate. Edits are lost.
/** The space around a replacement. */
export const speechSpacings = ['Keep', 'None', 'One'] as const

export type SpeechSpacing = (typeof speechSpacings)[number]
