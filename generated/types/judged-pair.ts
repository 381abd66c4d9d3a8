// Generated from schemas/types/judged-pair.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** Two records that look like one person's and of which somebody has said that they are not. */
export type JudgedPair = {
  readonly one: Reference
  readonly other: Reference
  readonly at: string
  readonly by?: Reference
}
