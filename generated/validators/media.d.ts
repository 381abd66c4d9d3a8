// Generated from schemas/resources/media.json by npm run generate. Edits are lost.
import type { Media } from '../types/media.ts'
import type { MediaCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<MediaCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Media>
