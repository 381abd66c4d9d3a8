// Generated from schemas/resources/key-vault.json by npm run generate. Edits are lost.
import type { KeyVault } from '../types/key-vault.ts'
import type { KeyVaultCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<KeyVaultCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<KeyVault>
