// Generated from schemas/types/advised-access.json by npm run generate. Edits are lost.
import type { AccessAdvice } from '../enumerations/access-advice.ts'

/** One thing that would let a person do what was asked about. */
export type AdvisedAccess = {
  readonly advice: AccessAdvice
  /** The role that would give it. */
  readonly role?: string
}
