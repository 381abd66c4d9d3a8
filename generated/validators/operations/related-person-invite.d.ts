// Generated from schemas/operations/related-person-invite.json by npm run generate. Edits are lost.
import type { RelatedPersonInviteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of relatedPerson.invite. */
export const input: Validator<RelatedPersonInviteInput>
