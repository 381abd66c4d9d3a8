// Generated from schemas/types/invite.json by npm run generate. Edits are lost.
import type { InviteStatus } from '../enumerations/invite-status.ts'

/** An invitation to sign in, and what became of it. */
export type Invite = {
  readonly status?: InviteStatus
  readonly target?: string
  readonly sentAt?: string
  readonly expiresAt?: string
  readonly acceptedAt?: string
}
