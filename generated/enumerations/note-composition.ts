// Generated from schemas/enumerations/note-composition.json by npm run generate. Edits are lost.
/** Whom a note is about: one person, a group, or one person's several services. */
export const noteCompositions = ['Individual', 'Group', 'MultiService'] as const

export type NoteComposition = (typeof noteCompositions)[number]
