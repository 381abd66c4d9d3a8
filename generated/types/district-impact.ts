// Generated from schemas/types/district-impact.json by npm run generate. Edits are lost.
import type { DistrictMove } from './district-move.ts'
import type { MovingPatient } from './moving-patient.ts'

/** What a change of districts does to addresses, as far as its asker may see them: of patients, related people, places and visits that are still to come. */
export type DistrictImpact = {
  /** Addresses without a district that get one. */
  readonly assigned: number
  /** Addresses that get another district. */
  readonly moved: number
  /** Addresses that have no district any more. */
  readonly left: number
  /** Addresses whose district was chosen by hand. */
  readonly kept: number
  readonly moves: readonly DistrictMove[]
  /** By name, at most 50; absent for those who may not read patients. */
  readonly patients?: readonly MovingPatient[]
  /** False where there are more patients than are named. */
  readonly isWhole: boolean
  /** Goes back with the change. */
  readonly seen: string
}
