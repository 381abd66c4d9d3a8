// Generated from schemas/types/calculation.json by npm run generate. Edits are lost.
import type { CalculationKind } from '../enumerations/calculation-kind.ts'
import type { CalculationSource } from './calculation-source.ts'
import type { MissingRule } from '../enumerations/missing-rule.ts'
import type { Rounding } from '../enumerations/rounding.ts'

/** How a value is made of other answers. */
export type Calculation = {
  readonly kind: CalculationKind
  readonly sources: readonly CalculationSource[]
  readonly missing?: MissingRule
  readonly decimals?: number
  readonly rounding?: Rounding
  readonly minSources?: number
  readonly editable?: boolean
  readonly keepLast?: boolean
  readonly unitFactor?: number
}
