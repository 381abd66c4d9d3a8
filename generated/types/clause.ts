// Generated from schemas/types/clause.json by npm run generate. Edits are lost.
import type { ConditionOperator } from '../enumerations/condition-operator.ts'
import type { Json } from './json.ts'
import type { RowMatch } from '../enumerations/row-match.ts'

/** One comparison: a source, an operator and a value. */
export type Clause = {
  readonly source: string
  readonly operator: ConditionOperator
  /** Any JSON value; absent for Exists and NotExists. */
  readonly value?: Json
  readonly rows?: RowMatch
}
