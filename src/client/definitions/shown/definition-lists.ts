import type { ResourceType } from '#generated/types/resources.ts'

/** The types that notes and questionnaires are made from. */
export type DefinitionType = Extract<
  ResourceType,
  | 'Questionnaire'
  | 'NoteDefinition'
  | 'GroupNoteDefinition'
  | 'Form'
  | 'NoteSectionForm'
  | 'NoteRule'
  | 'SignatureConfiguration'
  | 'Packet'
  | 'ComplianceQuestionnaire'
  | 'Script'
>

/** The operation that reads each of them, in the order in which they are shown. */
export const definitionLists = [
  { type: 'Questionnaire', query: 'questionnaire.query' },
  { type: 'NoteDefinition', query: 'noteDefinition.query' },
  { type: 'GroupNoteDefinition', query: 'groupNoteDefinition.query' },
  { type: 'NoteSectionForm', query: 'noteSectionForm.query' },
  { type: 'Form', query: 'form.query' },
  { type: 'NoteRule', query: 'noteRule.query' },
  { type: 'SignatureConfiguration', query: 'signatureConfiguration.query' },
  { type: 'Packet', query: 'packet.query' },
  { type: 'ComplianceQuestionnaire', query: 'complianceQuestionnaire.query' },
  { type: 'Script', query: 'script.query' },
] as const satisfies readonly { readonly type: DefinitionType; readonly query: string }[]

/** Where a definition is shown: some have screens of their own, the others the generated one. */
export function pathOfDefinition(type: string, id: string): string {
  if (type === 'Questionnaire') return `/build/questionnaires/${id}`
  if (type === 'NoteDefinition') return `/build/note-definitions/${id}`
  if (type === 'Form') return `/build/forms/${id}`
  if (type === 'NoteSectionForm') return `/build/section-forms/${id}`
  if (type === 'GroupNoteDefinition') return `/build/group-notes/${id}`
  if (type === 'NoteRule') return `/build/note-rules/${id}`
  if (type === 'SignatureConfiguration') return `/build/signatures/${id}`
  if (type === 'Packet') return `/build/packets/${id}`
  if (type === 'ComplianceQuestionnaire') return `/build/checklists/${id}`
  if (type === 'Script') return `/build/scripts/${id}`
  return `/resources/${type}/${id}`
}

/** Where every version of a definition is shown, with what uses them. */
export function pathOfVersions(type: string, id: string): string {
  return `/build/versions/${type}/${id}`
}
