// Generated from schemas/operations/patient-compare.json by npm run generate. Edits are lost.
import type { PatientCompareInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.compare. */
export const input: Validator<PatientCompareInput>
