// Generated from schemas/operations/packet-new-version.json by npm run generate. Edits are lost.
import type { PacketNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packet.newVersion. */
export const input: Validator<PacketNewVersionInput>
