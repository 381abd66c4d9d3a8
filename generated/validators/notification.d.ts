// Generated from schemas/resources/notification.json by npm run generate. Edits are lost.
import type { Notification } from '../types/notification.ts'
import type { NotificationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NotificationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Notification>
