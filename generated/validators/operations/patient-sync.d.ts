// Generated from schemas/operations/patient-sync.json by npm run generate. Edits are lost.
import type { PatientSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.sync. */
export const input: Validator<PatientSyncInput>
