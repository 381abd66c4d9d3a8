// Generated from schemas/operations/packet-response-submit.json by npm run generate. Edits are lost.
import type { PacketResponseSubmitInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.submit. */
export const input: Validator<PacketResponseSubmitInput>
