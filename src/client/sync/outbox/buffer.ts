import type { Change } from '#client/sync/change.ts'
import { keyOf } from '#client/sync/pending.ts'
import { bufferMilliseconds } from '#shared/limits/limits.ts'

/** Keystrokes of the last 200 ms, one change per record. */
export type Buffer = {
  readonly add: (change: Change) => void
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

  const flush = async () => {
    for (const record of [...held.keys()]) release(record)
    await writing
  }

  return { add, flush }
}

/** From the first `before` to the newest `after`. */
function joined(earlier: Change, later: Change): Change | undefined {
  if (earlier.kind !== 'patch' || later.kind !== 'patch') return undefined
  return { ...later, before: earlier.before }
}
