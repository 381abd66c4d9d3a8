// Generated from schemas/operations/practitioner-sign-ins.json by npm run generate. Edits are lost.
import type { PractitionerSignInsInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.signIns. */
export const input: Validator<PractitionerSignInsInput>
