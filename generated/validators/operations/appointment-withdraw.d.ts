// Generated from schemas/operations/appointment-withdraw.json by npm run generate. Edits are lost.
import type { AppointmentWithdrawInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.withdraw. */
export const input: Validator<AppointmentWithdrawInput>
