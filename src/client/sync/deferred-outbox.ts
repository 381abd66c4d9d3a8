import type { Outbox } from './outbox.ts'
import { notYetKnown, type SaveState } from './save-state.ts'

/** An outbox that can be handed to screens before the device's storage is open: each call waits for it, none is lost. */
export type DeferredOutbox = Outbox & {
  /** Settled when it is open; rejects when the device keeps nothing. */
  readonly opened: Promise<Outbox>
}

/** Opens in the background. */
export function deferOutbox(opening: Promise<Outbox>): DeferredOutbox {
  const listeners = new Set<Parameters<Outbox['subscribe']>[0]>()
  let outbox: Outbox | undefined

  const opened = opening.then((real) => {
    outbox = real
    real.subscribe((news) => {
      for (const listener of listeners) listener(news)
    })
    for (const listener of listeners) listener({ kind: 'written' })
    return real
  })

  return {
    opened,
    write: async (change) => (await opened).write(change),
    writeSoon: (change) => {
      if (outbox) outbox.writeSoon(change)
      else opened.then((real) => real.writeSoon(change))
    },
    flush: async () => (await opened).flush(),
    latest: async (type, id) => (await opened).latest(type, id),
    saveState: (): SaveState => outbox?.saveState() ?? notYetKnown,
    countsOf: async (type, id) => (await opened).countsOf(type, id),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stuck: async () => (await opened).stuck(),
    retry: async (item) => (await opened).retry(item),
    discard: async (id) => (await opened).discard(id),
    resume: () => outbox?.resume(),
    forgetCopies: async () => (await opened).forgetCopies(),
    close: async () => (await opened).close(),
  }
}
