// Generated from schemas/resources/schedule.json by npm run generate. Edits are lost.
import type { Schedule } from '../types/schedule.ts'
import type { ScheduleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ScheduleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Schedule>
