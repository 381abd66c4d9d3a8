// Generated from schemas/operations/practitioner-act-for.json by npm run generate. Edits are lost.
import type { PractitionerActForInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.actFor. */
export const input: Validator<PractitionerActForInput>
