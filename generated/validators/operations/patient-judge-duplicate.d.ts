// Generated from schemas/operations/patient-judge-duplicate.json by npm run generate. Edits are lost.
import type { PatientJudgeDuplicateInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.judgeDuplicate. */
export const input: Validator<PatientJudgeDuplicateInput>
