// Generated from schemas/resources/communication.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { CommunicationDirection } from '../enumerations/communication-direction.ts'
import type { CommunicationMedium } from '../enumerations/communication-medium.ts'
import type { CommunicationOutcome } from '../enumerations/communication-outcome.ts'
import type { ContactOrigin } from '../enumerations/contact-origin.ts'
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Priority } from '../enumerations/priority.ts'
import type { Reference } from './reference.ts'

/** A contact that was made or tried: a call, a letter, a message. A contact that is to be billed is a session instead. */
export type Communication = {
  readonly id: string
  readonly resourceType: 'Communication'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Whom it is about; set once. */
  readonly subject?: Reference
  readonly date: string
  readonly direction: CommunicationDirection
  readonly medium: CommunicationMedium
  readonly outcome: CommunicationOutcome
  readonly topic: CodedValue
  /** Who took part, known or by name. */
  readonly participants: readonly {
    readonly person?: Reference
    /** Somebody who is not known here. */
    readonly text?: string
  }[]
  readonly durationMinutes?: number
  /** What was said. */
  readonly summary: string
  readonly encounter?: Reference
  readonly episodeOfCare?: Reference
  /** Shown on Home of the assignee. */
  readonly followUp?: {
    readonly due?: string
    readonly assignee: Reference
    readonly doneAt?: string
  }
  readonly attachments?: readonly Content[]
  readonly priority: Priority
  readonly createdFrom: ContactOrigin
}
