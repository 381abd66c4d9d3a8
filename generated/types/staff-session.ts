// Generated from schemas/types/staff-session.json by npm run generate. Edits are lost.
/** A sign-in of somebody of the staff that is open. */
export type StaffSession = {
  readonly id: string
  readonly since: string
  readonly lastSeen: string
  readonly address?: string
  readonly userAgent: string
  /** The one that asks. */
  readonly isCurrent: boolean
}
