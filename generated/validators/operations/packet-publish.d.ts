// Generated from schemas/operations/packet-publish.json by npm run generate. Edits are lost.
import type { PacketPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packet.publish. */
export const input: Validator<PacketPublishInput>
