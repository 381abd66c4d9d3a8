// Generated from schemas/resources/compliance-audit.json by npm run generate. Edits are lost.
import type { ComplianceAudit } from '../types/compliance-audit.ts'
import type { ComplianceAuditCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ComplianceAuditCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ComplianceAudit>
