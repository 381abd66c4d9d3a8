// Generated from schemas/types/quantity.json by npm run generate. Edits are lost.
/** A number with its unit. */
export type Quantity = {
  readonly value: number
  readonly unit?: string
}
