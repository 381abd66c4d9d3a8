// Generated from schemas/types/reach-line.json by npm run generate. Edits are lost.
import type { ReachReason } from '../enumerations/reach-reason.ts'

/** One reason for which a person reaches a patient now. */
export type ReachLine = {
  readonly reason: ReachReason
  /** The supervised person or the program; absent where it is the person's own reason. */
  readonly through?: string
  readonly until?: string
}
