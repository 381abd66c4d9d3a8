// Generated from schemas/resources/medication.json by npm run generate. Edits are lost.
import type { Medication } from '../types/medication.ts'
import type { MedicationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<MedicationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Medication>
