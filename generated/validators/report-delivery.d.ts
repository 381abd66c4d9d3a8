// Generated from schemas/resources/report-delivery.json by npm run generate. Edits are lost.
import type { ReportDelivery } from '../types/report-delivery.ts'
import type { ReportDeliveryCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ReportDeliveryCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<ReportDelivery>
