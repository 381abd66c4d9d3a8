// Generated from schemas/resources/notification.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { NotificationCategory } from '../enumerations/notification-category.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { Priority } from '../enumerations/priority.ts'
import type { Reference } from './reference.ts'

/** Tells one person that something happened or waits. */
export type Notification = {
  readonly id: string
  readonly resourceType: 'Notification'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The only person who sees it. */
  readonly recipient: Reference
  /** What it is about. */
  readonly category: NotificationCategory
  /** Urgent ones come through quiet hours. */
  readonly priority: Priority
  /** One line; shown on locked screens too. */
  readonly title: string
  /** Without clinical detail: it may go out as e-mail or text message. */
  readonly body?: string
  /** Where a click leads. */
  readonly target?: {
    readonly ref?: Reference
    /** A path of the application. */
    readonly route?: string
  }
  readonly created: string
  /** Read, and unread again when taken away. */
  readonly readAt?: string
  /** Done with; taken away it is only read again. */
  readonly doneAt?: string
  /** Not shown any more after this. */
  readonly expires?: string
  /** The ways it goes out, after what the recipient prefers. */
  readonly channels: readonly NotificationChannel[]
  /** A newer one with the same key takes the place of an older unread one. */
  readonly dedupeKey?: string
}
