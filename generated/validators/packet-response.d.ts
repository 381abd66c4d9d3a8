// Generated from schemas/resources/packet-response.json by npm run generate. Edits are lost.
import type { PacketResponse } from '../types/packet-response.ts'
import type { PacketResponseCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PacketResponseCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<PacketResponse>
