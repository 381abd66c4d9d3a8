// Generated from schemas/operations/group-change-member.json by npm run generate. Edits are lost.
import type { GroupChangeMemberInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of group.changeMember. */
export const input: Validator<GroupChangeMemberInput>
