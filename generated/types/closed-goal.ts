// Generated from schemas/types/closed-goal.json by npm run generate. Edits are lost.
import type { GoalStatus } from '../enumerations/goal-status.ts'

/** How a goal or an objective has ended. */
export type ClosedGoal = {
  readonly id: string
  readonly status: GoalStatus
}
