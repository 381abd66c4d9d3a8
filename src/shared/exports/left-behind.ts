import type { MessageId } from '#generated/messages/ids.ts'

/** What an export leaves behind, and of which question: its id. */
export type LeftBehind = {
  readonly linkId?: string
  readonly message: MessageId
  /** The parts of the question that it is about, as its schema names them. */
  readonly fields?: readonly string[]
  /** Words of the form that are said inside. */
  readonly said?: string
}
