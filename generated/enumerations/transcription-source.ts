// Generated from schemas/enumerations/transcription-source.json by npm run generate. Edits are lost.
/** Where the words of a draft come from. */
export const transcriptionSources = ['Ambient', 'Dictation', 'Upload', 'TypedPhrases'] as const

export type TranscriptionSource = (typeof transcriptionSources)[number]
