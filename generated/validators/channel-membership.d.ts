// Generated from schemas/resources/channel-membership.json by npm run generate. Edits are lost.
import type { ChannelMembership } from '../types/channel-membership.ts'
import type { ChannelMembershipCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ChannelMembershipCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ChannelMembership>
