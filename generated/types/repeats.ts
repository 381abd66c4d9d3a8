// Generated from schemas/types/repeats.json by npm run generate. Edits are lost.
/** How often a value may repeat. */
export interface Repeats {
  readonly min?: number
  readonly max?: number
}
