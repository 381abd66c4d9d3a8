// Generated from schemas/resources/audit-event.json by npm run generate. Edits are lost.
import type { AuditEvent } from '../types/audit-event.ts'
import type { AuditEventCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<AuditEventCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<AuditEvent>
