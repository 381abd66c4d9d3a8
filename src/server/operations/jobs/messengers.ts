import type { Received } from './outside-system.ts'

/** A short message to somebody outside. Its id is the same at each try, so that whoever gets it twice can tell. */
export type OutgoingMessage = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** One way by which short messages leave. */
export type Messenger = {
  /** Hands a message over; `refused`: nobody will ever take it. Throws when nobody answers: then it is tried again. */
  send(message: OutgoingMessage): Promise<Received>
}

/** The ways by which this installation sends messages, by the channel that they are; absent: nothing is sent so. */
export type Messengers = { readonly Email?: Messenger; readonly Sms?: Messenger }
