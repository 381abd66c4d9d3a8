// Generated from schemas/types/note-definition-section.json by npm run generate. Edits are lost.
import type { ConditionGroup } from './condition-group.ts'
import type { Reference } from './reference.ts'
import type { SectionScope } from '../enumerations/section-scope.ts'

/** A section form at its place in a note definition. */
export type NoteDefinitionSection = {
  readonly id: string
  readonly key: string
  readonly sectionForm: Reference
  readonly title?: string
  readonly order: number
  readonly required?: boolean
  readonly collapsible?: boolean
  readonly defaultCollapsed?: boolean
  readonly scope?: SectionScope
  readonly visibleWhen?: ConditionGroup
}
