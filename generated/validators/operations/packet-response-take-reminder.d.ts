// Generated from schemas/operations/packet-response-take-reminder.json by npm run generate. Edits are lost.
import type { PacketResponseTakeReminderInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of packetResponse.takeReminder. */
export const input: Validator<PacketResponseTakeReminderInput>
