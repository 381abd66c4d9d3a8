import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Opened } from './opened.ts'
import { seal, unseal } from './seal.ts'

/** For so many seconds the continuation of a page leads on. */
export const continuationSeconds = 24 * 3_600

/** Where a page ended: what the next one begins behind. */
export type PagePlace = readonly (string | number | null)[]

/** The continuation of a page: sealed, so that it leads on nobody but whom it was given to (`bound`), and for a day. */
export function continuationFrom({ sealingKey, now }: Opened, place: PagePlace, bound: string): string {
  const until = now.milliseconds + continuationSeconds * 1_000
  return seal(sealingKey, { v: 1, last: place, until }, bound)
}

/** The place that a continuation leads on from; `malformed` when it was not given to this asker for this question, or a day ago. */
export function placeIn({ sealingKey, now }: Opened, token: string, bound: string): Outcome<PagePlace> {
  const { last, until } = membersOf(unseal(sealingKey, token, bound))
  if (!isPlace(last) || typeof until !== 'number' || until < now.milliseconds)
    return refuse('/x-continuation-token', 'stores.bad-continuation', { kind: 'malformed' })
  return succeeded(last)
}

function isPlace(value: unknown): value is PagePlace {
  return (
    Array.isArray(value) && value.every((each) => each === null || ['string', 'number'].includes(typeof each))
  )
}

/** What the continuations of this actor are bound to, here and now as everywhere: who asks, in which practice, and for what. */
export function boundToActor({ actor }: Opened, question: string): string {
  return `${actor.practiceId} ${actor.personId} ${actor.profile?.id} ${question}`
}
