import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import type { Typed } from './fact-field.ts'

/** A fact that somebody has begun to type, as it is kept while its fields are closed. */
export type KeptFact = {
  /** Its record's: whoever opens it again goes on with the same one. */
  readonly id: string
  /** Only what was typed: the rest is as it is stored. */
  readonly typed: Typed
  /** The entry of the outbox that keeps what was refused, until it is sent again. */
  readonly refused?: string | undefined
  /** On its way to the server with all that is typed. */
  readonly isSent?: true
  /** The row that the typing began upon, or that was shown since as what somebody else stored: whatever is newer is a conflict, not something to write over. */
  readonly upon?: unknown
}

/** Typed facts that are not saved yet: they stand there again when their fields are opened. */
export const keptFacts = keepTyping<KeptFact>()

/** The kept fact with which fields that are opened now go on; a new fact that is on its way already is not begun again. */
export function keptFor(key: string, row: object | undefined): KeptFact | undefined {
  const kept = keptFacts.of(key)
  return kept?.isSent && row === undefined ? undefined : kept
}

/** What was typed after something was sent; nothing when that is all. */
export function typedSince(sent: Typed, now: Typed): Typed | undefined {
  const later = Object.entries(now).filter(([field, text]) => text !== sent[field])
  return later.length === 0 ? undefined : Object.fromEntries(later)
}

/** Whether something is typed that is not what stands there anyway. */
export function isTypedUpon(stands: Typed, typed: Typed): boolean {
  return Object.entries(typed).some(([field, text]) => text !== (stands[field] ?? ''))
}
