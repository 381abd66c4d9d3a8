// Generated from schemas/operations/packet-response-add-file.json by npm run generate. Edits are lost.
import type { PacketResponseAddFileInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.addFile. */
export const input: Validator<PacketResponseAddFileInput>
