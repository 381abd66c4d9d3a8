// Generated from schemas/resources/note-section-form.json by npm run generate. Edits are lost.
import type { CarryForward } from '../enumerations/carry-forward.ts'
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { ElementId } from './element-id.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SectionScope } from '../enumerations/section-scope.ts'

/** A form as a section of a note. */
export type NoteSectionForm = {
  readonly id: string
  readonly resourceType: 'NoteSectionForm'
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
  readonly sectionType: CodedValue
  readonly form: Reference
  readonly scopeDefault: SectionScope
  /** Overrides the note definition. */
  readonly carryForward?: CarryForward
  /** Where first values come from. */
  readonly prefill?: readonly {
    readonly elementId: ElementId
    readonly path: string
  }[]
  /** Ids of the form. */
  readonly requiredElements?: readonly ElementId[]
  /** Ids of the form. */
  readonly hiddenElements?: readonly ElementId[]
  /** Adds a box for free text. */
  readonly narrativeAllowed: boolean
  /** Drafts may be put here. */
  readonly scribeTarget: boolean
  /** Links to the care plan that are needed. */
  readonly minPlanLinks: number
  readonly help?: string
}
