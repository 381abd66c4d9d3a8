// Generated from schemas/operations/patient-expire-invite.json by npm run generate. Edits are lost.
import type { PatientExpireInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.expireInvite. */
export const input: Validator<PatientExpireInviteInput>
