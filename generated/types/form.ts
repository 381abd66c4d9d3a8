// Generated from schemas/resources/form.json by npm run generate. Edits are lost.
import type { ChangeLogEntry } from './change-log-entry.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { ElementDefinitionValidation } from './element-definition-validation.ts'
import type { FormElement } from './elements.ts'
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { Translations } from './translations.ts'

/** A tree of questions, used by note sections. */
export type Form = {
  readonly id: string
  readonly resourceType: 'Form'
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
  readonly category?: string
  /** The questions; ids are unique in the form. */
  readonly elements: readonly FormElement[]
  readonly layout: {
    readonly columns?: number
    readonly grid?: number
  }
  /** Missing words fall back to the base language. */
  readonly translations?: Translations
  /** Checks across fields. */
  readonly validations?: readonly ElementDefinitionValidation[]
  /** Made from the elements. */
  readonly jsonSchema: {
    readonly [k: string]: Json
  }
  /** Made from the elements. */
  readonly uiSchema: {
    readonly [k: string]: Json
  }
  /** The form as FHIR. */
  readonly fhirQuestionnaire?: {
    readonly [k: string]: Json
  }
  /** How many definitions use it. */
  readonly usage: number
  /** For the preview. */
  readonly sampleData?: {
    readonly [k: string]: Json
  }
  readonly author: Reference
  /** Who changed what in which version. */
  readonly changeLog?: readonly ChangeLogEntry[]
}
