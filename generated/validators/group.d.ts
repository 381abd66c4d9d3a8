// Generated from schemas/resources/group.json by npm run generate. Edits are lost.
import type { Group } from '../types/group.ts'
import type { GroupCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<GroupCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Group>
