// Generated from schemas/resources/communication.json by npm run generate. Edits are lost.
import type { Communication } from '../types/communication.ts'
import type { CommunicationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<CommunicationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Communication>
