// Generated from schemas/resources/observation.json by npm run generate. Edits are lost.
import type { Annotation } from './annotation.ts'
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { ObservationCategory } from '../enumerations/observation-category.ts'
import type { ObservationInterpretation } from '../enumerations/observation-interpretation.ts'
import type { ObservationValue } from './observation-value.ts'
import type { Reference } from './reference.ts'
import type { ReportStatus } from '../enumerations/report-status.ts'

/** A measurement, or something that was seen of a patient. It has a value or the reason why not, and is not of the future. Vital signs that no living person can have are refused. */
export type Observation = {
  readonly id: string
  readonly resourceType: 'Observation'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  readonly encounter?: Reference
  /** Final when it can be relied upon. */
  readonly status: ReportStatus
  readonly category: ObservationCategory
  /** A vital sign or a LOINC code, or your own words. */
  readonly code: CodedValue
  /** One kind of value; needed unless there are components or a reason for its absence. */
  readonly value?: ObservationValue
  /** Refused, not done … */
  readonly absentReason?: string
  /** Parts that belong together, such as the two of a blood pressure. */
  readonly components?: readonly {
    readonly code: CodedValue
    readonly value: ObservationValue
  }[]
  /** When it was measured; at most five minutes ahead of now. */
  readonly effective: string
  /** Who measured. */
  readonly performer?: Reference
  readonly interpretation?: ObservationInterpretation
  /** What is usual. */
  readonly referenceRange?: {
    readonly low?: number
    readonly high?: number
    readonly text?: string
  }
  /** What it was taken from. */
  readonly derivedFrom?: readonly Reference[]
  readonly notes?: readonly Annotation[]
  /** The note from which it came into the chart when that note was signed. */
  readonly note?: Reference
  /** Which answer of the note it is. */
  readonly noteRow?: string
}
