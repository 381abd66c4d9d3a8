// Generated from schemas/operations/practitioner-expire-invite.json by npm run generate. Edits are lost.
import type { PractitionerExpireInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.expireInvite. */
export const input: Validator<PractitionerExpireInviteInput>
