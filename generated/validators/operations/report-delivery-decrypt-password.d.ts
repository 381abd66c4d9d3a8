// Generated from schemas/operations/report-delivery-decrypt-password.json by npm run generate. Edits are lost.
import type { ReportDeliveryDecryptPasswordInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of reportDelivery.decryptPassword. */
export const input: Validator<ReportDeliveryDecryptPasswordInput>
