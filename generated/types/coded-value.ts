// Generated from schemas/types/coded-value.json by npm run generate. Edits are lost.
/** One item of a coded list with the words shown at the time of writing. */
export type CodedValue = {
  readonly code: string
  readonly display: string
  readonly list?: string
  readonly system?: string
  readonly text?: string
}
