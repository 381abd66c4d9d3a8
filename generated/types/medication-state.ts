// Generated from schemas/types/medication-state.json by npm run generate. Edits are lost.
import type { Approximate } from './approximate.ts'
import type { MedicationStatus } from '../enumerations/medication-status.ts'

/** How a medication stood before a note changed it. */
export type MedicationState = {
  readonly status: MedicationStatus
  readonly dose?: string
  readonly route?: string
  readonly frequency?: string
  readonly endDate?: Approximate
  readonly stopReason?: string
}
