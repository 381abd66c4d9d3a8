// Generated from schemas/resources/form.json by npm run generate. Edits are lost.
import type { Form } from '../types/form.ts'
import type { FormCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<FormCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Form>
