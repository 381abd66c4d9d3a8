// Generated from schemas/resources/healthcare-service.json by npm run generate. Edits are lost.
import type { HealthcareService } from '../types/healthcare-service.ts'
import type { HealthcareServiceCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<HealthcareServiceCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<HealthcareService>
