// Generated from schemas/resources/announcement.json by npm run generate. Edits are lost.
import type { Announcement } from '../types/announcement.ts'
import type { AnnouncementCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<AnnouncementCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Announcement>
