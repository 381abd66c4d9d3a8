// Generated from schemas/operations/patient-merge.json by npm run generate. Edits are lost.
import type { PatientMergeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.merge. */
export const input: Validator<PatientMergeInput>
