// Generated from schemas/operations/patient-unmerge.json by npm run generate. Edits are lost.
import type { PatientUnmergeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.unmerge. */
export const input: Validator<PatientUnmergeInput>
