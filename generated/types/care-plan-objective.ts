// Generated from schemas/types/care-plan-objective.json by npm run generate. Edits are lost.
import type { CarePlanIntervention } from './care-plan-intervention.ts'
import type { GoalMeasure } from './goal-measure.ts'
import type { GoalStatus } from '../enumerations/goal-status.ts'
import type { ServiceFrequency } from './service-frequency.ts'
import type { StatusChange } from './status-change.ts'

/** A measurable step with a time limit towards a goal. Its id stays the same in every version of the plan. */
export type CarePlanObjective = {
  readonly id: string
  /** Measurable and bound in time. */
  readonly statement: string
  readonly start: string
  readonly target: string
  /** Begins in progress; set back in progress when it is taken up again. */
  readonly status: GoalStatus
  readonly measure?: GoalMeasure
  readonly frequency?: ServiceFrequency
  readonly interventions?: readonly CarePlanIntervention[]
  readonly statusHistory?: readonly StatusChange[]
}
