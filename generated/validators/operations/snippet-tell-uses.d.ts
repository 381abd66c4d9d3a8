// Generated from schemas/operations/snippet-tell-uses.json by npm run generate. Edits are lost.
import type { SnippetTellUsesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of snippet.tellUses. */
export const input: Validator<SnippetTellUsesInput>
