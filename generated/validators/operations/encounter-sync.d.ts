// Generated from schemas/operations/encounter-sync.json by npm run generate. Edits are lost.
import type { EncounterSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of encounter.sync. */
export const input: Validator<EncounterSyncInput>
