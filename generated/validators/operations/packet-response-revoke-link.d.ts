// Generated from schemas/operations/packet-response-revoke-link.json by npm run generate. Edits are lost.
import type { PacketResponseRevokeLinkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.revokeLink. */
export const input: Validator<PacketResponseRevokeLinkInput>
