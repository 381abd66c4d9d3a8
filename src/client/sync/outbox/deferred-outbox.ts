import { notYetKnown, type SaveState } from '#client/sync/save-state.ts'
import { openListeners } from '#client/ui/external-store.ts'
import type { Outbox } from './outbox.ts'
import type { News } from './outbox-world.ts'

/** An outbox that can be handed to screens before the device's storage is open: each call waits for it, none is lost. */
export type DeferredOutbox = Outbox & {
  /** Opens it now, if it is not open yet; rejects when the device keeps nothing. */
  readonly open: () => Promise<Outbox>
}

/** Opens at the first call that needs it, or when told to. */
export function deferOutbox(begin: () => Promise<Outbox>): DeferredOutbox {
  const listeners = openListeners<News>()
  let outbox: Outbox | undefined
  let opening: Promise<Outbox> | undefined
  let isClosed = false

  const announce = (real: Outbox): Outbox => {
    outbox = real
    real.subscribe(listeners.tell)
    listeners.tell({ kind: 'written' })
    return real
  }

  const open = (): Promise<Outbox> => {
    if (isClosed) return Promise.reject(new Error('This outbox is closed.'))
    opening ??= begin().then(announce)
    return opening
  }

  return {
    open,
    write: async (change) => (await open()).write(change),
    writeSoon: (change) => {
      if (outbox) outbox.writeSoon(change)
      else open().then((real) => real.writeSoon(change))
    },
    soon: (settle) => {
      if (outbox) outbox.soon(settle)
      else open().then((real) => real.soon(settle))
    },
    flush: async () => outbox?.flush(),
    holds: () => outbox?.holds() ?? false,
    rested: (act) => {
      if (outbox) outbox.rested(act)
      else open().then((real) => real.rested(act))
    },
    latest: async (type, id, stored) => (await open()).latest(type, id, stored),
    saveState: (): SaveState => outbox?.saveState() ?? notYetKnown,
    countsOf: async (type, id) => (await open()).countsOf(type, id),
    subscribe: listeners.subscribe,
    waiting: async (type) => (await open()).waiting(type),
    withdraw: async (type, id) => (await open()).withdraw(type, id),
    stuck: async () => (await open()).stuck(),
    retry: async (item) => (await open()).retry(item),
    discard: async (id) => (await open()).discard(id),
    resume: () => outbox?.resume(),
    heardEpoch: (epoch) => outbox?.heardEpoch(epoch),
    lookAgain: () => outbox?.lookAgain(),
    keepCopy: async (name, value) => (await open()).keepCopy(name, value),
    keptCopy: async (name) => (await open()).keptCopy(name),
    forgetCopy: async (name) => (await open()).forgetCopy(name),
    forgetCopies: async () => (await open()).forgetCopies(),
    close: async () => {
      isClosed = true
      if (opening) await (await opening).close()
    },
  }
}
