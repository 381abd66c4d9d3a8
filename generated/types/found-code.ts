// Generated from schemas/types/found-code.json by npm run generate. Edits are lost.
/** A code of a code system. */
export type FoundCode = {
  readonly code: string
  readonly display: string
}
