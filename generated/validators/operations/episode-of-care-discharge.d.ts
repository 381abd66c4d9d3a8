// Generated from schemas/operations/episode-of-care-discharge.json by npm run generate. Edits are lost.
import type { EpisodeOfCareDischargeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of episodeOfCare.discharge. */
export const input: Validator<EpisodeOfCareDischargeInput>
