// Generated from schemas/operations/practitioner-sync.json by npm run generate. Edits are lost.
import type { PractitionerSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.sync. */
export const input: Validator<PractitionerSyncInput>
