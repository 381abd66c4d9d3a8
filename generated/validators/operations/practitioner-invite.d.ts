// Generated from schemas/operations/practitioner-invite.json by npm run generate. Edits are lost.
import type { PractitionerInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.invite. */
export const input: Validator<PractitionerInviteInput>
