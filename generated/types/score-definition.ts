// Generated from schemas/types/score-definition.json by npm run generate. Edits are lost.
import type { BandSeverity } from '../enumerations/band-severity.ts'
import type { ElementId } from './element-id.ts'
import type { ScoreKind } from '../enumerations/score-kind.ts'

/** How a score is made of answers and what its bands mean. */
export type ScoreDefinition = {
  readonly id: string
  readonly name: string
  readonly kind: ScoreKind
  readonly itemIds?: readonly ElementId[]
  readonly reverse?: readonly ElementId[]
  readonly prorate?: {
    readonly allowed?: boolean
    readonly maxMissing?: number
  }
  readonly bands?: readonly {
    readonly min: number
    readonly max: number
    readonly label: string
    readonly severity: BandSeverity
  }[]
  readonly change?: {
    readonly reliable?: number
    readonly clinicallySignificant?: number
  }
  readonly code?: string
}
