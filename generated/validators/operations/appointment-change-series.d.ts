// Generated from schemas/operations/appointment-change-series.json by npm run generate. Edits are lost.
import type { AppointmentChangeSeriesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.changeSeries. */
export const input: Validator<AppointmentChangeSeriesInput>
