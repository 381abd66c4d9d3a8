// Generated from schemas/types/grid-axis.json by npm run generate. Edits are lost.
import type { ConditionGroup } from './condition-group.ts'
import type { ElementId } from './element-id.ts'

/** A fixed row of a grid. */
export type GridAxis = {
  readonly id: ElementId
  readonly label?: string
  readonly labelId?: string
  readonly visibleWhen?: ConditionGroup
}
