// Generated from schemas/operations/report-delivery-expire.json by npm run generate. Edits are lost.
import type { ReportDeliveryExpireInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of reportDelivery.expire. */
export const input: Validator<ReportDeliveryExpireInput>
