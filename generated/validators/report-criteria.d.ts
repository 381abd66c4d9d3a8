// Generated from schemas/resources/report-criteria.json by npm run generate. Edits are lost.
import type { ReportCriteria } from '../types/report-criteria.ts'
import type { ReportCriteriaCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ReportCriteriaCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ReportCriteria>
