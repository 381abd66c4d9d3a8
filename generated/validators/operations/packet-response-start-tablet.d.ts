// Generated from schemas/operations/packet-response-start-tablet.json by npm run generate. Edits are lost.
import type { PacketResponseStartTabletInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.startTablet. */
export const input: Validator<PacketResponseStartTabletInput>
