// Generated from schemas/types/repeats.json by npm run generate. Edits are lost.
/** How often a value may repeat. */
export type Repeats = {
  readonly min?: number
  readonly max?: number
}
