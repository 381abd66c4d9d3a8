// Generated from schemas/resources/questionnaire.json by npm run generate. Edits are lost.
import type { Administration } from '../enumerations/administration.ts'
import type { AgeRange } from './age-range.ts'
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { FormElement } from './elements.ts'
import type { Identifier } from './identifier.ts'
import type { InstrumentLicence } from '../enumerations/instrument-licence.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { QuestionnaireAlert } from './questionnaire-alert.ts'
import type { Reference } from './reference.ts'
import type { ScoreDefinition } from './score-definition.ts'
import type { Translations } from './translations.ts'

/** An instrument or an intake form. */
export type Questionnaire = {
  readonly id: string
  readonly resourceType: 'Questionnaire'
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
  /** For example PHQ-9. */
  readonly shortName: string
  readonly purpose?: string
  /** The questions; ids are unique. */
  readonly elements: readonly FormElement[]
  readonly language: CodedValue
  /** Missing words fall back to the base language. */
  readonly translations?: Translations
  /** A licensed one is published only when the license is confirmed. */
  readonly licence: InstrumentLicence
  /** The practice holds the licence. */
  readonly licenceConfirmed?: boolean
  /** Printed with the instrument. */
  readonly copyright?: string
  /** Where it came from. */
  readonly source?: string
  /** The FHIR questionnaire that it was imported from, word for word; an export gives back from it what has no field here. */
  readonly original?: {
    readonly [k: string]: Json
  }
  /** The days that the questions ask about. */
  readonly lookbackDays?: number
  readonly administration: Administration
  readonly ageRange?: AgeRange
  /** Bands leave no gap and do not overlap. */
  readonly scoring?: readonly ScoreDefinition[]
  readonly alerts?: readonly QuestionnaireAlert[]
  /** A suggestion for asking again. */
  readonly frequencyDays?: number
  readonly allowSkip: boolean
  readonly oneQuestionPerPage: boolean
}
