// Generated from schemas/operations/observable-routines-publish.json by npm run generate. Edits are lost.
import type { ObservableRoutinesPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of observableRoutines.publish. */
export const input: Validator<ObservableRoutinesPublishInput>
