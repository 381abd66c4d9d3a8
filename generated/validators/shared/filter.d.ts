// Generated from schemas/types/filter.json by npm run generate. Edits are lost.
import type { Filter } from '../../types/filter.ts'
import type { Validator } from '../validator.ts'

export const validate: Validator<Filter>
