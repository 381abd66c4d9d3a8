// Generated from schemas/operations/practitioner-end-acting.json by npm run generate. Edits are lost.
import type { PractitionerEndActingInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.endActing. */
export const input: Validator<PractitionerEndActingInput>
