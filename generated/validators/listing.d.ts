// Generated from schemas/resources/listing.json by npm run generate. Edits are lost.
import type { Listing } from '../types/listing.ts'
import type { ListingCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ListingCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Listing>
