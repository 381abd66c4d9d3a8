// Generated from schemas/types/answers.json by npm run generate. Edits are lost.
/** Answers by element id; an absent key is not answered. */
export interface Answers {
  readonly [k: string]: unknown
}
