// Generated from schemas/types/enrollment-step.json by npm run generate. Edits are lost.
import type { EnrollmentStepKind } from '../enumerations/enrollment-step-kind.ts'
import type { Reference } from './reference.ts'

/** One thing that belongs to an enrollment, and whether it is there. */
export type EnrollmentStep = {
  readonly kind: EnrollmentStepKind
  readonly isDone: boolean
  /** Which consent or packet, or who is in the care team or does the assessment. */
  readonly text?: string
  readonly due?: string
  readonly appointment?: Reference
  readonly start?: string
  readonly timezone?: string
}
