// Generated from schemas/operations/district-assign-addresses.json by npm run generate. Edits are lost.
import type { DistrictAssignAddressesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of district.assignAddresses. */
export const input: Validator<DistrictAssignAddressesInput>
