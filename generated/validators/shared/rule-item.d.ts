// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import type { RuleItem } from '../../types/rules.ts'
import type { Validator } from '../validator.ts'

export const validate: Validator<RuleItem>
