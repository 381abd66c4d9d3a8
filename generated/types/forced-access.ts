// Generated from schemas/types/forced-access.json by npm run generate. Edits are lost.
import type { AccessVerdict } from '../enumerations/access-verdict.ts'
import type { CodedValue } from './coded-value.ts'
import type { Reference } from './reference.ts'

/** Somebody has opened the record of a patient whom he does not reach, and what the privacy officer finds of it. */
export type ForcedAccess = {
  /** The event of the trail, by which it is reviewed. */
  readonly event: string
  readonly at: string
  readonly profile: Reference
  readonly patient: Reference
  readonly reason: CodedValue
  readonly text: string
  readonly isConfidential: boolean
  readonly due: string
  readonly verdict?: AccessVerdict
  readonly remark?: string
  readonly reviewer?: Reference
  readonly reviewedAt?: string
}
