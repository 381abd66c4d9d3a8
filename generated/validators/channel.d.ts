// Generated from schemas/resources/channel.json by npm run generate. Edits are lost.
import type { Channel } from '../types/channel.ts'
import type { ChannelCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ChannelCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Channel>
