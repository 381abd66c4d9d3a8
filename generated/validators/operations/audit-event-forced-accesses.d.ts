// Generated from schemas/operations/audit-event-forced-accesses.json by npm run generate. Edits are lost.
import type { AuditEventForcedAccessesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of auditEvent.forcedAccesses. */
export const input: Validator<AuditEventForcedAccessesInput>
