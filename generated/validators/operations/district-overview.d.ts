// Generated from schemas/operations/district-overview.json by npm run generate. Edits are lost.
import type { DistrictOverviewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of district.overview. */
export const input: Validator<DistrictOverviewInput>
