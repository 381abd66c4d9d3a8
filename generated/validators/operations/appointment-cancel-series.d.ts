// Generated from schemas/operations/appointment-cancel-series.json by npm run generate. Edits are lost.
import type { AppointmentCancelSeriesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.cancelSeries. */
export const input: Validator<AppointmentCancelSeriesInput>
