// Generated from schemas/operations/form-print.json by npm run generate. Edits are lost.
import type { FormPrintInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of form.print. */
export const input: Validator<FormPrintInput>
