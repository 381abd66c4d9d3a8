// Generated from schemas/operations/patient-merges.json by npm run generate. Edits are lost.
import type { PatientMergesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.merges. */
export const input: Validator<PatientMergesInput>
