// Generated from schemas/types/option.json by npm run generate. Edits are lost.
import type { CodeMapping } from './code-mapping.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { OptionIcon } from '../enumerations/option-icon.ts'

/** One answer that can be chosen. */
export type Option = {
  readonly code: string
  readonly label?: string
  readonly labelId?: string
  readonly score?: number
  readonly exclusive?: boolean
  readonly allowText?: boolean
  readonly icon?: OptionIcon
  readonly help?: string
  readonly hiddenWhen?: ConditionGroup
  readonly codes?: readonly CodeMapping[]
}
