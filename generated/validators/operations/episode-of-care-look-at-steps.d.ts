// Generated from schemas/operations/episode-of-care-look-at-steps.json by npm run generate. Edits are lost.
import type { EpisodeOfCareLookAtStepsInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of episodeOfCare.lookAtSteps. */
export const input: Validator<EpisodeOfCareLookAtStepsInput>
