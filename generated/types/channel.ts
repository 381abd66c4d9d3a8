// Generated from schemas/resources/channel.json by npm run generate. Edits are lost.
import type { ChannelSync } from '../enumerations/channel-sync.ts'
import type { ChannelType } from '../enumerations/channel-type.ts'
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** A chat: between a few people, in a room, about a patient, or as a thread below a message. */
export type Channel = {
  readonly id: string
  readonly resourceType: 'Channel'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Direct joins two to eight people, a room has a name, a care team is bound to a patient, an announcement is only read. */
  readonly type: ChannelType
  /** A room and an announcement need one. */
  readonly name?: string
  /** Who opened it. */
  readonly author: Reference
  /** When it was opened. */
  readonly created: string
  /** When the last message was sent. */
  readonly lastMessageDate?: string
  /** SHA-256 of the sorted ids of the members: finds the channel of exactly these people. */
  readonly membersHash: string
  /** How many messages stand in it. */
  readonly messagesCount: number
  /** The message that a thread answers. */
  readonly threadSource?: {
    readonly channel: Reference
    readonly message: Reference
  }
  /** Whom the channel is about; for a care team or a patient channel. */
  readonly subject?: Reference
  /** Shown below the name. */
  readonly description?: string
  /** A picture for lists. */
  readonly avatar?: Content
  /** Can only be read since then; the server writes who archived it, and when. */
  readonly archived?: {
    readonly at?: string
    readonly by?: Reference
  }
  /** Days that messages are kept; without one the practice decides. */
  readonly retentionDays?: number
  /** By hand, or by a job from a care team, program or role. */
  readonly memberSync: {
    readonly mode: ChannelSync
    readonly program?: Reference
    readonly role?: Reference
  }
}
