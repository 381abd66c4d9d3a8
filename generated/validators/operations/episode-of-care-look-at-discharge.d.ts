// Generated from schemas/operations/episode-of-care-look-at-discharge.json by npm run generate. Edits are lost.
import type { EpisodeOfCareLookAtDischargeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of episodeOfCare.lookAtDischarge. */
export const input: Validator<EpisodeOfCareLookAtDischargeInput>
