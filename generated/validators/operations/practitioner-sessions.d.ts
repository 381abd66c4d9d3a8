// Generated from schemas/operations/practitioner-sessions.json by npm run generate. Edits are lost.
import type { PractitionerSessionsInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.sessions. */
export const input: Validator<PractitionerSessionsInput>
