import type { Pending } from '#client/sync/pending.ts'
import { writeRetryMilliseconds } from '#shared/limits/limits.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** What becomes of a change in the outbox after an attempt. */
export type Fate =
  | { readonly kind: 'stored' }
  /** Silence, a full house or a full disk: another try after so many milliseconds. */
  | { readonly kind: 'waiting'; readonly after: number; readonly isFull?: true }
  /** The session has ended: everything rests until the same person is back. */
  | { readonly kind: 'paused' }
  /** Another version stands on the server: read it and lay the change upon it. */
  | { readonly kind: 'contested'; readonly failure: SeenFailure }
  /** A person has to decide; the text stays. */
  | { readonly kind: 'stuck'; readonly failure: SeenFailure }

/** Another try of the queue comes after 2 s on the average, ±50 %, so that devices that were cut off together do not come back together. */
export const retryMilliseconds = writeRetryMilliseconds

/** A change that nobody has answered for so long is sent again under its key: its connection may be dead while others live. */
export const answerMilliseconds = 30_000

const passing = new Set([502, 503, 504])

/** Only silence is worth another try. Every other refusal needs a person, so it stays where a person will see it. */
export function fateOf(pending: Pending, outcome: Outcome<unknown>, random: () => number): Fate {
  if (outcome.ok) return { kind: 'stored' }
  const failure: SeenFailure = outcome.failure
  const after = retryMilliseconds * (0.5 + random())

  if (failure.kind === 'busy')
    return { kind: 'waiting', after: Math.max(after, failure.retryAfterMilliseconds) }
  if (failure.kind === 'full') return { kind: 'waiting', after, isFull: true }
  if (isPassing(failure)) return { kind: 'waiting', after }
  if (failure.kind === 'signedOut') return { kind: 'paused' }
  if (isGone(failure) && pending.kind === 'delete') return { kind: 'stored' }
  if (isStale(failure) && pending.kind === 'patch') return { kind: 'contested', failure }
  return { kind: 'stuck', failure }
}

/** Nobody has answered what was asked: it may be asked again later as it is, and may have been done already. */
export function isPassing(failure: SeenFailure): boolean {
  if (failure.kind === 'unavailable') return passing.has(failure.seen?.status ?? 0)
  return failure.kind === 'unreachable' || failure.kind === 'busy' || failure.kind === 'full'
}

function isGone({ kind }: SeenFailure): boolean {
  return kind === 'missing' || kind === 'gone'
}

/** Another version stands there. What a lock, a rule or a state refuses is no quarrel with another writer. */
function isStale(failure: SeenFailure): boolean {
  return failure.kind === 'conflict' && failure.subStatus === subStatuses.versionChanged
}
