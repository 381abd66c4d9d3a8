// Generated from schemas/resources/snippet-template.json by npm run generate. Edits are lost.
import type { SnippetTemplate } from '../types/snippet-template.ts'
import type { SnippetTemplateCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SnippetTemplateCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SnippetTemplate>
