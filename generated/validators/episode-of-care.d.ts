// Generated from schemas/resources/episode-of-care.json by npm run generate. Edits are lost.
import type { EpisodeOfCare } from '../types/episode-of-care.ts'
import type { EpisodeOfCareCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<EpisodeOfCareCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<EpisodeOfCare>
