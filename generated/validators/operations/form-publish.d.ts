// Generated from schemas/operations/form-publish.json by npm run generate. Edits are lost.
import type { FormPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of form.publish. */
export const input: Validator<FormPublishInput>
