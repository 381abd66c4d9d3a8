// Generated from schemas/operations/media-keep-text.json by npm run generate. Edits are lost.
import type { MediaKeepTextInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of media.keepText. */
export const input: Validator<MediaKeepTextInput>
