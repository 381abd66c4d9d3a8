// Generated from schemas/operations/form-use-starter.json by npm run generate. Edits are lost.
import type { FormUseStarterInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of form.useStarter. */
export const input: Validator<FormUseStarterInput>
