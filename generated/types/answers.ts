// Generated from schemas/types/answers.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** Answers by element id; an absent key is not answered. */
export type Answers = {
  readonly [k: string]: Json
}
