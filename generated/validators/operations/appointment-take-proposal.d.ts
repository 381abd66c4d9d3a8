// Generated from schemas/operations/appointment-take-proposal.json by npm run generate. Edits are lost.
import type { AppointmentTakeProposalInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.takeProposal. */
export const input: Validator<AppointmentTakeProposalInput>
