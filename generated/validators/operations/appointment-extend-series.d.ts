// Generated from schemas/operations/appointment-extend-series.json by npm run generate. Edits are lost.
import type { AppointmentExtendSeriesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.extendSeries. */
export const input: Validator<AppointmentExtendSeriesInput>
