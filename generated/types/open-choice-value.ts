// Generated from schemas/types/open-choice-value.json by npm run generate. Edits are lost.
/** A code of the options, or text of one's own. */
export type OpenChoiceValue = {
  readonly code?: string
  readonly text?: string
}
