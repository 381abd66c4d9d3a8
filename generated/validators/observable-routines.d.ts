// Generated from schemas/resources/observable-routines.json by npm run generate. Edits are lost.
import type { ObservableRoutines } from '../types/observable-routines.ts'
import type { ObservableRoutinesCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ObservableRoutinesCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ObservableRoutines>
