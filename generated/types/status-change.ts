// Generated from schemas/types/status-change.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** One change of a status, appended by the server. */
export type StatusChange = {
  readonly from?: string
  readonly to: string
  readonly at?: string
  readonly by?: Reference
  readonly reason?: string
  readonly comment?: string
}
