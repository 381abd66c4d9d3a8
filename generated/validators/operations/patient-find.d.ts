// Generated from schemas/operations/patient-find.json by npm run generate. Edits are lost.
import type { PatientFindInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.find. */
export const input: Validator<PatientFindInput>
