// Generated from schemas/types/discharge-step.json by npm run generate. Edits are lost.
import type { DischargeStepKind } from '../enumerations/discharge-step-kind.ts'
import type { Reference } from './reference.ts'

/** One thing that a discharge does, or that stands open beside it. */
export type DischargeStep = {
  readonly kind: DischargeStepKind
  /** The row that changes. */
  readonly row: Reference
  /** Which goal, membership or member of it. */
  readonly part?: string
  readonly text: string
  readonly start?: string
  readonly timezone?: string
  /** Why whoever asks cannot do this, as a message. */
  readonly hindrance?: string
}
