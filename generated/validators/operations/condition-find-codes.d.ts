// Generated from schemas/operations/condition-find-codes.json by npm run generate. Edits are lost.
import type { ConditionFindCodesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of condition.findCodes. */
export const input: Validator<ConditionFindCodesInput>
