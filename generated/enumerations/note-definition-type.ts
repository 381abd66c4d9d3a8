// Generated from schemas/enumerations/note-definition-type.json by npm run generate. Edits are lost.
/** The values of note definition type. */
export const noteDefinitionTypes = ['Form', 'Narrative', 'Subform', 'Import', 'Assessment'] as const

export type NoteDefinitionType = (typeof noteDefinitionTypes)[number]
