import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'

/** The types that have versions: a Draft is worked on, an Active one is used, a Retired one stays for what was made with it. */
export const definitionTypes = [
  'Form',
  'NoteSectionForm',
  'NoteDefinition',
  'NoteRule',
  'SignatureConfiguration',
  'Questionnaire',
  'GroupNoteDefinition',
  'ComplianceQuestionnaire',
  'Packet',
  'Script',
  'ObservableRoutines',
] as const satisfies readonly ResourceType[]

/** One of them. */
export type DefinitionType = (typeof definitionTypes)[number]

/** A row of such a type. */
export type DefinitionRow<Type extends DefinitionType = DefinitionType> = ResourceTypes[Type]

/** A reference to a row, in the version that it has. */
export function referenceTo(row: ResourceTypes[ResourceType]): Reference {
  const { id, resourceType, display, partition, meta } = row
  return { id, resourceType, display, partition, versionId: meta.versionId }
}
