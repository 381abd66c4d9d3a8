// Generated from schemas/resources/group-note-definition.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { GroupPrintMode } from '../enumerations/group-print-mode.ts'
import type { GroupSignMode } from '../enumerations/group-sign-mode.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { NoteComposition } from '../enumerations/note-composition.ts'
import type { Reference } from './reference.ts'

/** How a shared note is built: the part that all have in common and the part of each member or service. */
export type GroupNoteDefinition = {
  readonly id: string
  readonly resourceType: 'GroupNoteDefinition'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown in lists and on notes. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones can be chosen. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  /** For a group or for several services. */
  readonly composition: NoteComposition
  /** Holds the sections that all have in common. */
  readonly common: Reference
  /** Needed for a group; holds the sections of each member. */
  readonly member?: Reference
  /** For several services; a service without a row uses its own subform. */
  readonly serviceDefinitions?: readonly {
    readonly service: Reference
    readonly definition: Reference
  }[]
  /** What each member begins with. */
  readonly memberDefaults: {
    readonly attendance?: CodedValue
    /** Minutes of the whole session. */
    readonly minutesFromParent?: boolean
    readonly copyInterventions?: boolean
  }
  /** A member may get another definition. */
  readonly allowDifferentMemberDefinition: boolean
  /** What is printed for a member; never another member's data. */
  readonly printMode: GroupPrintMode
  readonly signatureConfiguration: Reference
  readonly signMode: GroupSignMode
  readonly noteRules?: readonly Reference[]
  /** Only together with the preference of the practice. */
  readonly adminEdit: boolean
  /** None means all. */
  readonly programs?: readonly Reference[]
  /** None means all. */
  readonly services?: readonly Reference[]
}
