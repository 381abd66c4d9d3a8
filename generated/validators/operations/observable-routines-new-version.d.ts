// Generated from schemas/operations/observable-routines-new-version.json by npm run generate. Edits are lost.
import type { ObservableRoutinesNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of observableRoutines.newVersion. */
export const input: Validator<ObservableRoutinesNewVersionInput>
