// Generated from schemas/types/money.json by npm run generate. Edits are lost.
/** An amount of money. */
export type Money = {
  readonly amount: number
  readonly currency?: string
}
