import type { Change } from '#client/sync/change.ts'
import { keyOf } from '#client/sync/pending.ts'
import { bufferMilliseconds } from '#shared/limits/limits.ts'

/** Keystrokes of the last 200 ms, one change per record. */
export type Buffer = {
  readonly add: (change: Change) => void
  /**
   * Calls `settle` when the keys have rested for 200 ms, or before anything is flushed, whichever comes first; what it adds is
   * written at once. Whoever holds keystrokes of its own has no clock of its own this way.
   */
  readonly soon: (settle: () => void) => void
  /** Writes all of it now, in order. */
  readonly flush: () => Promise<void>
}

type Held = { readonly change: Change; readonly forget: () => void }

/** Opens a buffer before `write`; `after` is the clock. */
export function openBuffer(
  write: (change: Change) => Promise<unknown>,
  after: (milliseconds: number, act: () => void) => () => void,
): Buffer {
  const held = new Map<string, Held>()
  const resting = new Map<() => void, () => void>()
  let writing: Promise<unknown> = Promise.resolve()

  const release = (record: string) => {
    const entry = held.get(record)
    if (!entry) return
    entry.forget()
    held.delete(record)
    writing = writing.then(() => write(entry.change))
  }

  const add = (change: Change) => {
    const record = keyOf(change)
    const earlier = held.get(record)
    const together = earlier && joined(earlier.change, change)
    if (earlier && !together) release(record)
    if (together) earlier.forget()
    held.set(record, {
      change: together ?? change,
      forget: after(bufferMilliseconds, () => release(record)),
    })
  }

  const settleAll = () => {
    const waiting = [...resting]
    resting.clear()
    for (const [settle, forget] of waiting) {
      forget()
      settle()
    }
  }

  const flush = async () => {
    try {
      settleAll()
    } finally {
      for (const record of [...held.keys()]) release(record)
    }
    await writing
  }

  const soon = (settle: () => void) => {
    resting.get(settle)?.()
    resting.set(
      settle,
      after(bufferMilliseconds, () => void flush()),
    )
  }

  return { add, soon, flush }
}

/** From the first `before` to the newest `after`. */
function joined(earlier: Change, later: Change): Change | undefined {
  if (earlier.kind !== 'patch' || later.kind !== 'patch') return undefined
  return { ...later, before: earlier.before }
}
