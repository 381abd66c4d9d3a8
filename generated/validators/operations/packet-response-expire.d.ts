// Generated from schemas/operations/packet-response-expire.json by npm run generate. Edits are lost.
import type { PacketResponseExpireInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.expire. */
export const input: Validator<PacketResponseExpireInput>
