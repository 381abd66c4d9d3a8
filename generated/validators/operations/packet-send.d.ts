// Generated from schemas/operations/packet-send.json by npm run generate. Edits are lost.
import type { PacketSendInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packet.send. */
export const input: Validator<PacketSendInput>
