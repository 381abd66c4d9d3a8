// Generated from schemas/resources/program.json by npm run generate. Edits are lost.
import type { AgeRange } from './age-range.ts'
import type { CodedValue } from './coded-value.ts'
import type { Color } from './color.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { ProgramKind } from '../enumerations/program-kind.ts'
import type { Reference } from './reference.ts'

/** A service line that patients are enrolled in. */
export type Program = {
  readonly id: string
  readonly resourceType: 'Program'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown when a patient is enrolled. */
  readonly name: string
  /** Unique in the practice. */
  readonly code: string
  readonly kind: ProgramKind
  /** Only Active can be chosen. */
  readonly status: DefinitionStatus
  /** Billing entity. */
  readonly organization?: Reference
  /** Empty means all. */
  readonly locations?: readonly Reference[]
  /** Services on offer; empty means all. */
  readonly services?: readonly Reference[]
  /** Offered first when a note starts here. */
  readonly noteDefinitions?: readonly Reference[]
  /** ICD-10 prefixes, like F1. */
  readonly diagnosisCategories?: readonly string[]
  readonly defaultPlaceOfService?: CodedValue
  /** For census and waiting list. */
  readonly capacity?: number
  /** A warning at enrollment outside of it. */
  readonly ageRange?: AgeRange
  /** Records made here carry the label SUD. */
  readonly part2: boolean
  /** Days until a care plan is due for review. */
  readonly planReviewDays: number
  /** Enrollment checklist. */
  readonly requiredConsents?: readonly CodedValue[]
  /** Offered at enrollment. */
  readonly admissionPacket?: Reference
  readonly manager?: Reference
  /** Added for sessions of this program. */
  readonly noteRules?: readonly Reference[]
  readonly color?: Color
}
