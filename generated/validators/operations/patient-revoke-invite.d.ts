// Generated from schemas/operations/patient-revoke-invite.json by npm run generate. Edits are lost.
import type { PatientRevokeInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of patient.revokeInvite. */
export const input: Validator<PatientRevokeInviteInput>
