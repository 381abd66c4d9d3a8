// Generated from schemas/operations/packet-response-link.json by npm run generate. Edits are lost.
import type { PacketResponseLinkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.link. */
export const input: Validator<PacketResponseLinkInput>
