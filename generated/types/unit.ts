// Generated from schemas/types/unit.json by npm run generate. Edits are lost.
/** A unit: UCUM code and words. */
export type Unit = {
  readonly code: string
  readonly label?: string
}
