// Generated from schemas/resources/channel-membership.json by npm run generate. Edits are lost.
import type { ChannelMemberRole } from '../enumerations/channel-member-role.ts'
import type { Identifier } from './identifier.ts'
import type { MembershipState } from '../enumerations/membership-state.ts'
import type { Meta } from './meta.ts'
import type { NotifyLevel } from '../enumerations/notify-level.ts'
import type { Reference } from './reference.ts'

/** A person in a channel, with what that person has read. */
export type ChannelMembership = {
  readonly id: string
  readonly resourceType: 'ChannelMembership'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** A person is a member of a channel once. */
  readonly channel: Reference
  readonly member: Reference
  /** Owners and moderators look after the channel. */
  readonly role: ChannelMemberRole
  /** A member leaves; an owner removes; both can come back. */
  readonly state: MembershipState
  /** Messages are seen from then on. */
  readonly joinedAt: string
  /** Messages are seen until then. */
  readonly leftAt?: string
  /** Up to where the member has read. */
  readonly lastRead?: {
    readonly message: Reference
    readonly at: string
  }
  readonly unreadCount: number
  readonly mutedUntil?: string
  /** Rooms begin with mentions only. */
  readonly notify: NotifyLevel
  readonly addedBy: Reference
}
