// Generated from schemas/enumerations/note-kind.json by npm run generate. Edits are lost.
/** What kind of note it is. */
export const noteKinds = ['Note', 'DocumentationNote', 'AssessmentNote', 'ScribeSession', 'GroupNote', 'MultiServiceNote'] as const

export type NoteKind = (typeof noteKinds)[number]
