import type { Consumer, Effect, Verdict } from './change.ts'

/** A kind of change: what it is, what it means for each consumer that the schema has, and what to do. */
export type Kind = {
  readonly what: (change: ChangedValue) => string
  readonly effects: { readonly [Who in Consumer]?: Effect }
  readonly fix: string
  /** What it means where the shape only travels in one direction; absent: the same. */
  readonly input?: Verdict
  readonly output?: Verdict
}

/** What a sentence may speak of. */
export type ChangedValue = { readonly name: string; readonly was: string; readonly is: string }

/** An effect that needs nothing. */
export function fine(what: string): Effect {
  return { verdict: 'additive', what }
}

/** An effect that is right after something has been done. */
export function toDo(what: string): Effect {
  return { verdict: 'migration', what }
}

/** An effect that refuses or loses what worked before. */
export function breaks(what: string): Effect {
  return { verdict: 'breaking', what }
}

/** A waiting change that is refused is never lost; every kind that refuses one says it with these words. */
export const toDrawer = 'is refused and stands in the recovery drawer until a person decides'
