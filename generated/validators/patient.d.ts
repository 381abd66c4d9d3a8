// Generated from schemas/resources/patient.json by npm run generate. Edits are lost.
import type { Patient } from '../types/patient.ts'
import type { PatientCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PatientCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Patient>
