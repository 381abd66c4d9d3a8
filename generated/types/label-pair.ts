// Generated from schemas/types/label-pair.json by npm run generate. Edits are lost.
/** A practice's own word, singular and plural. */
export type LabelPair = {
  readonly singular: string
  readonly plural: string
}
