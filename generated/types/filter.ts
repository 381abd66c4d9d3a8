// Generated from schemas/types/filter.json by npm run generate. Edits are lost.
import type { FilterOperator } from '../enumerations/filter-operator.ts'
import type { Json } from './json.ts'

/** One condition of a query; several are joined by and. A reference's value is its id, a coded value's its code. */
export type Filter = {
  readonly field: string
  readonly op: FilterOperator
  readonly value?: Json
}
