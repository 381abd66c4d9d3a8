// Generated from schemas/operations/district-look-at-change.json by npm run generate. Edits are lost.
import type { DistrictLookAtChangeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of district.lookAtChange. */
export const input: Validator<DistrictLookAtChangeInput>
