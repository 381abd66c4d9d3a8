// Generated from schemas/operations/care-plan-session-complete.json by npm run generate. Edits are lost.
import type { CarePlanSessionCompleteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of carePlanSession.complete. */
export const input: Validator<CarePlanSessionCompleteInput>
