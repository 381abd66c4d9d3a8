// Generated from schemas/types/patient-merge.json by npm run generate. Edits are lost.
import type { MergeState } from '../enumerations/merge-state.ts'
import type { Reference } from './reference.ts'

/** A record that was merged into another one. */
export type PatientMerge = {
  readonly other: Reference
  readonly at: string
  readonly by?: Reference
  readonly until: string
  readonly state: MergeState
}
