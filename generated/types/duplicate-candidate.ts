// Generated from schemas/types/duplicate-candidate.json by npm run generate. Edits are lost.
import type { DuplicateReason } from '../enumerations/duplicate-reason.ts'
import type { Patient } from './patient.ts'

/** A record that seems to be of the person who is being added. */
export type DuplicateCandidate = {
  readonly patient: Patient
  /** 0 to 100: how likely it is that both are one person. */
  readonly score: number
  readonly reasons: readonly DuplicateReason[]
}
