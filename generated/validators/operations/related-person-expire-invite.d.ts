// Generated from schemas/operations/related-person-expire-invite.json by npm run generate. Edits are lost.
import type { RelatedPersonExpireInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of relatedPerson.expireInvite. */
export const input: Validator<RelatedPersonExpireInviteInput>
