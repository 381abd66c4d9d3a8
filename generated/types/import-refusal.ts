// Generated from schemas/types/import-refusal.json by npm run generate. Edits are lost.
/** A part that could not be taken over, and why. */
export type ImportRefusal = {
  readonly linkId?: string
  readonly what: string
}
