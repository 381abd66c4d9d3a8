// Generated from schemas/operations/packet-response-sheet.json by npm run generate. Edits are lost.
import type { PacketResponseSheetInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.sheet. */
export const input: Validator<PacketResponseSheetInput>
