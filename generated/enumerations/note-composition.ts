// Generated from schemas/enumerations/note-composition.json by npm run generate. Edits are lost.
/** The values of note composition. */
export const noteCompositions = ['Individual', 'Group', 'MultiService'] as const

export type NoteComposition = (typeof noteCompositions)[number]
