// Generated from schemas/operations/patient-invite.json by npm run generate. Edits are lost.
import type { PatientInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.invite. */
export const input: Validator<PatientInviteInput>
