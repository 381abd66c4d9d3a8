import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { keyOf } from '#client/sync/pending.ts'
import { openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { takeIn } from './take-in.ts'

/** A record in work: as this device wants it, also after a reload or a lost connection. */
export type OpenDraft<Type extends ResourceType> = StoreSource<ResourceTypes[Type]> & {
  /** Hands over the whole document wanted; written after 200 ms of quiet. */
  readonly change: (after: ResourceTypes[Type]) => void
  /** Takes in a copy that was just read; what was typed here lies upon it. */
  readonly takeIn: (newer: ResourceTypes[Type]) => Promise<void>
}

/** What is opened, and how whatever was typed into it a moment ago is handed over. */
export type DraftOpening<Type extends ResourceType> = {
  readonly type: Type
  readonly stored: ResourceTypes[Type] & { readonly id: string }
  readonly settle: () => void
  /** From then on nothing is taken in any more. */
  readonly signal: AbortSignal
}

/**
 * Starts from what this device still owes, and takes in stored copies where nothing is disputed: when nothing typed waits to be
 * written, for taking one in writes what was typed, and each answer of the server would send the next letter.
 */
export function openDraft<Type extends ResourceType>(
  outbox: Outbox,
  { type, stored, settle, signal }: DraftOpening<Type>,
): Promise<OpenDraft<Type>> {
  const { id } = stored
  const document = openStore<ResourceTypes[Type] | undefined>(undefined)
  const soon = once(outbox.rested)
  const stop = outbox.subscribe((news) => {
    if (news.kind === 'stored' && news.key === keyOf({ type, id }))
      soon(() => void (signal.aborted || take()))
  })
  signal.addEventListener('abort', stop, { once: true })

  const now = () => {
    settle()
    return document.read()
  }
  const take = async (newest = stored) => {
    try {
      const taken = await takeIn(outbox, { type, id, stored: newest, now })
      if (taken && !signal.aborted) document.change(taken)
    } catch (error) {
      // Whoever has left may have closed the device's storage behind.
      if (!signal.aborted) throw error
    }
  }
  const change = (after: ResourceTypes[Type]) => {
    const before = document.read() ?? stored
    outbox.writeSoon({ kind: 'patch', type, id, before, after })
    document.change(after)
  }

  return new Promise((resolve, reject) => {
    const opened = document.subscribe(() => {
      opened()
      const read = () => document.read() ?? stored
      resolve({ read, subscribe: document.subscribe, change, takeIn: (newer) => take({ ...newer, id }) })
    })
    take().catch(reject)
  })
}

/** What is asked for again before it came is asked for once. */
function once(when: (act: () => void) => void): (act: () => void) => void {
  let isAsked = false
  return (act) => {
    if (isAsked) return
    isAsked = true
    when(() => {
      isAsked = false
      act()
    })
  }
}
