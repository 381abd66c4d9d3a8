// Generated from schemas/resources/note-definition.json by npm run generate. Edits are lost.
import type { CarryForward } from '../enumerations/carry-forward.ts'
import type { ChangeLogEntry } from './change-log-entry.ts'
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { NoteDefinitionSection } from './note-definition-section.ts'
import type { NoteDefinitionType } from '../enumerations/note-definition-type.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { PrintTemplate } from '../enumerations/print-template.ts'
import type { Reference } from './reference.ts'
import type { ReleaseRule } from '../enumerations/release-rule.ts'
import type { ScribeNoteFormat } from '../enumerations/scribe-note-format.ts'

/** What a kind of note consists of and who signs it. */
export type NoteDefinition = {
  readonly id: string
  readonly resourceType: 'NoteDefinition'
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
  /** Sections with forms, one text, a part, an import, or an assessment. */
  readonly type: NoteDefinitionType
  /** Where it may be started. */
  readonly kinds: readonly NoteKind[]
  /** Groups definitions in pickers. */
  readonly category: string
  /** Only Active ones can be chosen. */
  readonly status: DefinitionStatus
  /** Empty means all. */
  readonly programs?: readonly Reference[]
  /** Empty means all. */
  readonly services?: readonly Reference[]
  /** Who may start it; empty means all. */
  readonly roles?: readonly Reference[]
  /** Who may start it; empty means all. */
  readonly licenses?: readonly CodedValue[]
  /** Needed for forms and assessments. */
  readonly sections?: readonly NoteDefinitionSection[]
  /** For assessments. */
  readonly questionnaires?: readonly Reference[]
  readonly noteRules?: readonly Reference[]
  readonly signatureConfiguration: Reference
  /** False only for documentation notes. */
  readonly requiresEncounter: boolean
  /** The same as a rule. */
  readonly requiresDiagnosis: boolean
  /** The same as a rule. */
  readonly requiresCarePlanLink: boolean
  /** Default for the elements. */
  readonly carryForward: {
    readonly mode?: CarryForward
    readonly maxAgeDays?: number
  }
  /** The shape of a drafted text. */
  readonly scribeFormat?: ScribeNoteFormat
  /** Which section receives which part of a draft. */
  readonly sectionMap?: readonly {
    readonly formatSection: string
    readonly sectionKey: string
  }[]
  readonly printLayout: {
    readonly template?: PrintTemplate
    readonly header?: string
    readonly footer?: string
    readonly hideEmpty?: boolean
    readonly fontSize?: number
  }
  /** Like {{service}} – {{date}}. */
  readonly titleTemplate?: string
  /** Put on the notes. */
  readonly securityLabels?: readonly CodedValue[]
  /** Never only for psychotherapy notes. */
  readonly releaseToPatient: ReleaseRule
  /** Who changed what in which version. */
  readonly changeLog?: readonly ChangeLogEntry[]
  /** The former version. */
  readonly replaces?: Reference
}
