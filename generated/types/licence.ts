// Generated from schemas/types/licence.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'

/** A licence or certification of a staff member. */
export type Licence = {
  readonly type: CodedValue
  readonly number: string
  readonly state?: CodedValue
  readonly issued?: string
  readonly expires?: string
  readonly primarySourceVerified?: boolean
}
