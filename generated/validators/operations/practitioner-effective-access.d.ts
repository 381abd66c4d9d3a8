// Generated from schemas/operations/practitioner-effective-access.json by npm run generate. Edits are lost.
import type { PractitionerEffectiveAccessInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.effectiveAccess. */
export const input: Validator<PractitionerEffectiveAccessInput>
