// Generated from schemas/types/care-plan-problem.json by npm run generate. Edits are lost.
import type { Approximate } from './approximate.ts'
import type { CarePlanGoal } from './care-plan-goal.ts'
import type { Reference } from './reference.ts'

/** A problem that a care plan answers, with its goals. Its id stays the same in every version of the plan. */
export type CarePlanProblem = {
  readonly id: string
  readonly condition?: Reference
  readonly statement: string
  readonly onset?: Approximate
  readonly rank: number
  readonly active?: boolean
  readonly goals?: readonly CarePlanGoal[]
}
