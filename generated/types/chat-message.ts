// Generated from schemas/resources/chat-message.json by npm run generate. Edits are lost.
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { MessageKind } from '../enumerations/message-kind.ts'
import type { Meta } from './meta.ts'
import type { Priority } from '../enumerations/priority.ts'
import type { Reference } from './reference.ts'

/** A message in a channel. It is no part of the chart until it is saved to it. Its sender may change it for 15 minutes; its sender or a moderator may remove it. */
export type ChatMessage = {
  readonly id: string
  readonly resourceType: 'ChatMessage'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly channel: Reference
  /** The system account for messages of the system. */
  readonly sender: Reference
  readonly sent: string
  readonly kind: MessageKind
  /** Needed for a text message. */
  readonly text?: string
  /** Members who are called by name. */
  readonly mentions?: readonly Reference[]
  /** At most ten files of 25 MB. */
  readonly attachments?: readonly Content[]
  readonly replyTo?: Reference
  /** Each is added and taken away by the person whose it is alone. */
  readonly reactions?: readonly {
    readonly emoji: string
    readonly by: Reference
  }[]
  /** When it was changed; only by the sender and within 15 minutes. */
  readonly edited?: readonly {
    readonly at: string
  }[]
  readonly priority: Priority
  /** Only when all members may see the patient. */
  readonly patientContext?: Reference
  readonly noteLink?: Reference
  readonly readBy?: {
    readonly count: number
    /** The first fifty. */
    readonly members?: readonly Reference[]
  }
  /** Where the message stands in the chart. */
  readonly savedToChart?: Reference
}
