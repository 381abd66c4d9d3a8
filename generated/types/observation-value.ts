// Generated from schemas/types/observation-value.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Quantity } from './quantity.ts'

/** What was observed: exactly one kind of value. */
export type ObservationValue = {
  readonly quantity?: Quantity
  readonly text?: string
  readonly coded?: CodedValue
  readonly boolean?: boolean
  readonly dateTime?: string
  readonly ratio?: {
    readonly numerator: number
    readonly denominator: number
  }
}
