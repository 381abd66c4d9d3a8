// Generated from schemas/types/import-change.json by npm run generate. Edits are lost.
/** A part that was taken over in another shape. */
export type ImportChange = {
  readonly linkId?: string
  readonly what: string
}
