import { useSyncExternalStore } from 'react'

/** Those who want to be told, and how to tell them. */
export type Listeners<News = void> = {
  readonly tell: (news: News) => void
  /** Answers how to be told no longer. */
  readonly subscribe: (listener: (news: News) => void) => () => void
}

/** Something that can be read now, and that says when it is worth reading again. */
export type StoreSource<Value> = {
  /** The same value until somebody was told. */
  readonly read: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that outlives the components which show it. */
export type ExternalStore<Value> = StoreSource<Value> & {
  /** Puts another value in its place and tells everybody. */
  readonly change: (next: Value) => void
}

/** Nobody listens yet. */
export function openListeners<News = void>(): Listeners<News> {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const listener of listeners) listener(news)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A store with its first value. */
export function openStore<Value>(first: Value): ExternalStore<Value> {
  const { tell, subscribe } = openListeners()
  let value = first
  return {
    read: () => value,
    subscribe,
    change: (next) => {
      value = next
      tell()
    },
  }
}

/** What stands there now; the component is drawn again when that is another value. */
export function useSource<Value>({ subscribe, read }: StoreSource<Value>): Value {
  return useSyncExternalStore(subscribe, read)
}
