// Generated from schemas/operations/packet-response-answer.json by npm run generate. Edits are lost.
import type { PacketResponseAnswerInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.answer. */
export const input: Validator<PacketResponseAnswerInput>
