// Generated from schemas/types/goal-measure.json by npm run generate. Edits are lost.
import type { GoalDirection } from '../enumerations/goal-direction.ts'
import type { Reference } from './reference.ts'

/** What shows that a goal is reached: a score of an instrument or an observed value. */
export type GoalMeasure = {
  readonly questionnaire?: Reference
  /** Code of the observation, for example a LOINC code. */
  readonly observationCode?: string
  readonly direction: GoalDirection
  readonly targetValue: number
}
