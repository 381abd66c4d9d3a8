// Generated from schemas/types/licence-snapshot.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'

/** The licence as it stood on the date of service. */
export type LicenceSnapshot = {
  readonly type: CodedValue
  readonly number?: string
  readonly state?: CodedValue
  readonly expires?: string
}
