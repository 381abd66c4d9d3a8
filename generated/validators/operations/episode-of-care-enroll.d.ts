// Generated from schemas/operations/episode-of-care-enroll.json by npm run generate. Edits are lost.
import type { EpisodeOfCareEnrollInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of episodeOfCare.enroll. */
export const input: Validator<EpisodeOfCareEnrollInput>
