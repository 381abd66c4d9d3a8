// Generated from schemas/types/form-element.json by npm run generate. Edits are lost.
import type { FormElement } from '../../types/elements.ts'
import type { Validator } from '../validator.ts'

export const validate: Validator<FormElement>
