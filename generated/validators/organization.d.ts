// Generated from schemas/resources/organization.json by npm run generate. Edits are lost.
import type { Organization } from '../types/organization.ts'
import type { OrganizationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<OrganizationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Organization>
