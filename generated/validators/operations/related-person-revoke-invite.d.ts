// Generated from schemas/operations/related-person-revoke-invite.json by npm run generate. Edits are lost.
import type { RelatedPersonRevokeInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of relatedPerson.revokeInvite. */
export const input: Validator<RelatedPersonRevokeInviteInput>
