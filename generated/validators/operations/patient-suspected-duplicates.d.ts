// Generated from schemas/operations/patient-suspected-duplicates.json by npm run generate. Edits are lost.
import type { PatientSuspectedDuplicatesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.suspectedDuplicates. */
export const input: Validator<PatientSuspectedDuplicatesInput>
