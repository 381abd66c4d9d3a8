// Generated from schemas/types/age-range.json by npm run generate. Edits are lost.
/** Ages in years, both included. */
export type AgeRange = {
  readonly min?: number
  readonly max?: number
}
