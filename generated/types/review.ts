// Generated from schemas/types/review.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'
import type { ReviewState } from '../enumerations/review-state.ts'

/** A reviewer and what became of the review. */
export type Review = {
  readonly practitioner: Reference
  readonly requestedAt?: string
  readonly due?: string
  readonly state?: ReviewState
  readonly comment?: string
  /** When the reviewer approved, declined or returned. */
  readonly reviewedAt?: string
}
