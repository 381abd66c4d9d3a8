// Generated from schemas/resources/packet-response.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { PacketAudience } from '../enumerations/packet-audience.ts'
import type { PacketResponseStatus } from '../enumerations/packet-response-status.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { ReminderTrouble } from '../enumerations/reminder-trouble.ts'
import type { Signature } from './signature.ts'

/** A packet on its way to a person and back. How far it is, when it was handed in and when it expires is written by the server. */
export type PacketResponse = {
  readonly id: string
  readonly resourceType: 'PacketResponse'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The version that is sent. */
  readonly packet: Reference
  readonly patient: Reference
  /** The enrollment that it belongs to. */
  readonly episodeOfCare?: Reference
  /** The appointment that it prepares. */
  readonly appointment?: Reference
  /** Sent, filled in, handed in, accepted or returned. */
  readonly status: PacketResponseStatus
  /** Complete when all required items are. */
  readonly progress: Progress
  /** Who fills it in; sent only when each can be reached. */
  readonly assignees: readonly {
    readonly person: Reference
    readonly audience: PacketAudience
    readonly channel?: NotificationChannel
    readonly tokenHash?: string
    readonly sentAt?: string
    readonly openedAt?: string
    readonly completedAt?: string
  }[]
  /** What became of each item. */
  readonly items: readonly {
    readonly itemId: string
    /** Who fills it in, as the packet says; others do not see the answers. */
    readonly audience?: PacketAudience
    readonly progress: Progress
    readonly response?: Reference
    readonly consent?: Reference
    readonly document?: Reference
    /** What was given here; each is a record of the chart. */
    readonly files?: readonly Reference[]
    /** Answers of a plain form; of a questionnaire that is corrected, the draft. */
    readonly data?: {
      readonly [k: string]: Json
    }
    readonly completedBy?: Reference
    readonly completedAt?: string
    /** Made by signing; never written by hand. */
    readonly signatures?: readonly Signature[]
    /** Since it was finished, whoever fills it in has changed it on a device from which the change has not come. */
    readonly isChanging?: boolean
    /** The devices that have said so, by the names that they give themselves for this item. */
    readonly changedOn?: readonly string[]
    /** What has to be done again. */
    readonly correction?: {
      readonly requested?: boolean
      readonly comment?: string
    }
  }[]
  /** The day by which it should be back. */
  readonly dueDate?: string
  /** From then on the links are dead; what was answered is kept. */
  readonly expiresAt: string
  /** The reminders that went out. */
  readonly remindersSent?: readonly {
    readonly at: string
    readonly channel: NotificationChannel
    readonly result?: JobResult
    /** Who was reminded. */
    readonly person?: Reference
    /** So many days after sending. */
    readonly day?: number
    readonly trouble?: ReminderTrouble
  }[]
  readonly submittedAt?: string
  /** Who looked at it, and what he said. */
  readonly review?: {
    readonly by?: Reference
    readonly at?: string
    readonly comment?: string
  }
  /** The language that it is written in. */
  readonly language: CodedValue
}
