// Generated from schemas/operations/district-change.json by npm run generate. Edits are lost.
import type { DistrictChangeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of district.change. */
export const input: Validator<DistrictChangeInput>
