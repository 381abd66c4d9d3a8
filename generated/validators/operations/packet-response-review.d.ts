// Generated from schemas/operations/packet-response-review.json by npm run generate. Edits are lost.
import type { PacketResponseReviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.review. */
export const input: Validator<PacketResponseReviewInput>
