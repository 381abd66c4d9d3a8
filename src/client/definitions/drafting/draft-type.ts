/** Definitions that are edited here step by step. */
export type DraftType =
  | 'NoteRule'
  | 'SignatureConfiguration'
  | 'Questionnaire'
  | 'Form'
  | 'NoteSectionForm'
  | 'NoteDefinition'
  | 'GroupNoteDefinition'
  | 'ComplianceQuestionnaire'
  | 'Script'
  | 'Packet'
