// Generated from schemas/enumerations/scribe-note-format.json by npm run generate. Edits are lost.
/** The sections in which a scribe drafts a note. */
export const scribeNoteFormats = ['BIRP', 'DAP', 'GIRPP', 'SIRP', 'BehavioralSOAP', 'HP', 'PhysicalSOAP'] as const

export type ScribeNoteFormat = (typeof scribeNoteFormats)[number]
