// Generated from schemas/enumerations/note-definition-type.json by npm run generate. Edits are lost.
/** What a note definition makes: a form, a narrative, a part of another note. */
export const noteDefinitionTypes = ['Form', 'Narrative', 'Subform', 'Import', 'Assessment'] as const

export type NoteDefinitionType = (typeof noteDefinitionTypes)[number]
