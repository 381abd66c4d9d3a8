// Generated from schemas/resources/person.json by npm run generate. Edits are lost.
import type { Person } from '../types/person.ts'
import type { PersonCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<PersonCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Person>
