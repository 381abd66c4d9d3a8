// Generated from schemas/operations/packet-response-drop-file.json by npm run generate. Edits are lost.
import type { PacketResponseDropFileInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.dropFile. */
export const input: Validator<PacketResponseDropFileInput>
