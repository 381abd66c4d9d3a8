// Generated from schemas/resources/contract.json by npm run generate. Edits are lost.
import type { Contract } from '../types/contract.ts'
import type { ContractCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<ContractCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Contract>
