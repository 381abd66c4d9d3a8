import { type Instant, instantAt } from '#server/stores/instant.ts'
import { uuidAt } from './uuid-at.ts'

/** The moment that it is now, for the whole server; everything but this file is told it. */
export function currentInstant(): Instant {
  return instantAt(Date.now())
}

/** An id for what is made now. */
export function currentId(): string {
  return uuidAt(Date.now())
}

/** A number from 0 to 1 by chance, for pauses that are not to end for everybody at once; never for a secret. */
export function currentChance(): number {
  return Math.random()
}
