// Generated from schemas/resources/condition.json by npm run generate. Edits are lost.
import type { Annotation } from './annotation.ts'
import type { Approximate } from './approximate.ts'
import type { CodedValue } from './coded-value.ts'
import type { ConditionCategory } from '../enumerations/condition-category.ts'
import type { ConditionClinicalStatus } from '../enumerations/condition-clinical-status.ts'
import type { ConditionSeverity } from '../enumerations/condition-severity.ts'
import type { ConditionVerification } from '../enumerations/condition-verification.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** A diagnosis or a problem. What is resolved says since when, and not before it began, compared by what is known of both dates. */
export type Condition = {
  readonly id: string
  readonly resourceType: 'Condition'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly subject: Reference
  /** A diagnosis needs an ICD-10-CM code. */
  readonly category: ConditionCategory
  /** ICD-10-CM. */
  readonly code: CodedValue
  readonly clinicalStatus: ConditionClinicalStatus
  readonly verification: ConditionVerification
  readonly severity?: ConditionSeverity
  /** For example in partial remission. */
  readonly specifiers?: readonly string[]
  readonly onsetDate?: Approximate
  /** Needed when resolved; not before the onset. */
  readonly resolutionDate?: Approximate
  /** Who established it. */
  readonly assessor?: Reference
  readonly notes?: readonly Annotation[]
  readonly recordedDate: string
  /** Place in the problem list. */
  readonly rank?: number
  readonly evidence?: readonly Reference[]
  readonly episodes?: readonly Reference[]
  /** Fewer people can read it: it gets the label Restricted. */
  readonly sensitive: boolean
  /** The note from which it came into the chart when that note was signed. */
  readonly note?: Reference
  /** Which answer of the note it is. */
  readonly noteRow?: string
}
