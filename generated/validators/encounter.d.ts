// Generated from schemas/resources/encounter.json by npm run generate. Edits are lost.
import type { Encounter } from '../types/encounter.ts'
import type { EncounterCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<EncounterCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Encounter>
