// Generated from schemas/resources/snippet.json by npm run generate. Edits are lost.
import type { Snippet } from '../types/snippet.ts'
import type { SnippetCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SnippetCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Snippet>
