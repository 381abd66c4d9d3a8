// Generated from schemas/resources/care-plan-outcome.json by npm run generate. Edits are lost.
import type { GoalStatus } from '../enumerations/goal-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { ProgressRating } from '../enumerations/progress-rating.ts'
import type { Reference } from './reference.ts'

/** One dated rating of a goal or an objective of a care plan. */
export type CarePlanOutcome = {
  readonly id: string
  readonly resourceType: 'CarePlanOutcome'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly subject: Reference
  readonly carePlan: Reference
  /** The id of a goal of the plan. */
  readonly goalId: string
  /** The id of an objective of that goal. */
  readonly objectiveId?: string
  /** Inside the period of the plan and not in the future. */
  readonly date: string
  /** How it goes compared with the last time. */
  readonly rating: ProgressRating
  /** When given, the goal or objective moves there. */
  readonly status?: GoalStatus
  /** The value of the goal's measure. */
  readonly score?: number
  /** How far the goal is reached. */
  readonly percentComplete?: number
  /** The answers that the score comes from. */
  readonly response?: Reference
  readonly note?: Reference
  readonly encounter?: Reference
  /** Who rated. */
  readonly author: Reference
  readonly comment?: string
}
