// Generated from schemas/operations/form-new-version.json by npm run generate. Edits are lost.
import type { FormNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of form.newVersion. */
export const input: Validator<FormNewVersionInput>
