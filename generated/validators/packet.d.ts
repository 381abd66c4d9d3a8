// Generated from schemas/resources/packet.json by npm run generate. Edits are lost.
import type { Packet } from '../types/packet.ts'
import type { PacketCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PacketCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Packet>
