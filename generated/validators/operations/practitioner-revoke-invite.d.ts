// Generated from schemas/operations/practitioner-revoke-invite.json by npm run generate. Edits are lost.
import type { PractitionerRevokeInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.revokeInvite. */
export const input: Validator<PractitionerRevokeInviteInput>
