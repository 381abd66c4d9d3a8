// Generated from schemas/operations/coverage-sync.json by npm run generate. Edits are lost.
import type { CoverageSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of coverage.sync. */
export const input: Validator<CoverageSyncInput>
