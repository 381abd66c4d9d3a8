// Generated from schemas/operations/practitioner-end-sessions.json by npm run generate. Edits are lost.
import type { PractitionerEndSessionsInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.endSessions. */
export const input: Validator<PractitionerEndSessionsInput>
