// Generated from schemas/operations/episode-of-care-sync.json by npm run generate. Edits are lost.
import type { EpisodeOfCareSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of episodeOfCare.sync. */
export const input: Validator<EpisodeOfCareSyncInput>
