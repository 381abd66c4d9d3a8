// Generated from schemas/types/care-plan-goal.json by npm run generate. Edits are lost.
import type { CarePlanObjective } from './care-plan-objective.ts'
import type { GoalMeasure } from './goal-measure.ts'
import type { GoalStatus } from '../enumerations/goal-status.ts'
import type { StatusChange } from './status-change.ts'

/** What a person wants to reach. Its id stays the same in every version of the plan. */
export type CarePlanGoal = {
  readonly id: string
  readonly statement: string
  /** The goal in the person's own words. */
  readonly patientWords?: string
  readonly category?: string
  /** A start in the future shows the goal as planned. */
  readonly start: string
  readonly target: string
  /** Begins in progress; reached only when its objectives are closed or that is confirmed. */
  readonly status: GoalStatus
  /** Where the person stands at the start. */
  readonly baseline?: string
  readonly measure?: GoalMeasure
  readonly objectives?: readonly CarePlanObjective[]
  readonly statusHistory?: readonly StatusChange[]
}
