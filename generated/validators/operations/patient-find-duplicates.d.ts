// Generated from schemas/operations/patient-find-duplicates.json by npm run generate. Edits are lost.
import type { PatientFindDuplicatesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.findDuplicates. */
export const input: Validator<PatientFindDuplicatesInput>
