import type { Change } from '#client/sync/change.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { keyOf, plain, versionOf } from '#client/sync/pending.ts'
import { bufferMilliseconds } from '#shared/limits/limits.ts'

/** On its way to the outbox, what was typed since the keys last rested for 200 ms, one change per record; nobody types for longer than a second unwritten. */
export type Buffer = {
  readonly add: (change: Change) => void
  /**
   * Calls `settle` when the keys have rested for 200 ms, when they have not rested for a second, or before anything is flushed,
   * whichever comes first; what it adds is written at once. Whoever holds keystrokes of its own has no clock of its own this way.
   */
  readonly soon: (settle: () => void) => void
  /** Writes all of it now, in order. */
  readonly flush: () => Promise<void>
  /** Is anything here, or on its way out of here, that is not written yet? */
  readonly holds: () => boolean
  /** Calls back once nothing is held any more: at once, or after somebody's typing was written, which comes with its own clock. */
  readonly rested: (act: () => void) => void
}

/** Whoever types without a rest is written after so many milliseconds: a cut of the power takes no more than that. */
const longestTyping = 1_000

type After = (milliseconds: number, act: () => void) => () => void

/** Something that is done when the keys have rested, or have not rested for long. */
type Resting = { readonly again: () => void; readonly forget: () => void }
type Held = { readonly change: Change; readonly resting: Resting }

/** Opens a buffer before `write`; `after` is the clock. */
export function openBuffer(write: (change: Change) => Promise<unknown>, after: After): Buffer {
  const held = new Map<string, Held>()
  const waiting = new Map<() => void, Resting>()
  const writer = openWriter(write, () => rest.look())
  const holds = () => held.size > 0 || waiting.size > 0 || writer.isWriting()
  const rest = openRest(holds)

  const release = (record: string) => {
    const entry = held.get(record)
    if (!entry) return
    entry.resting.forget()
    held.delete(record)
    writer.add(entry.change)
  }

  const add = (change: Change) => {
    const record = keyOf(change)
    const earlier = held.get(record)
    const together = earlier && joined(earlier.change, change)
    if (earlier && !together) release(record)
    const resting = together ? earlier.resting : openResting(after, () => release(record))
    resting.again()
    held.set(record, { change: together ?? change, resting })
  }

  const settleAll = () => {
    const all = [...waiting]
    waiting.clear()
    for (const [settle, resting] of all) {
      resting.forget()
      settle()
    }
  }

  const flush = async () => {
    try {
      settleAll()
    } finally {
      for (const record of [...held.keys()]) release(record)
    }
    await writer.rest()
    rest.look()
  }

  const soon = (settle: () => void) => {
    const resting = waiting.get(settle) ?? openResting(after, () => void flush())
    resting.again()
    waiting.set(settle, resting)
  }

  return { add, soon, flush, holds, rested: rest.wait }
}

/** Writes one change after the other; `onWritten` is told after each. */
function openWriter(write: (change: Change) => Promise<unknown>, onWritten: () => void) {
  let writing: Promise<unknown> = Promise.resolve()
  let open = 0
  const written = () => {
    open -= 1
    onWritten()
  }
  return {
    add: (change: Change) => {
      open += 1
      writing = writing.then(() => write(change)).finally(written)
    },
    rest: () => writing,
    isWriting: () => open > 0,
  }
}

/** Whoever waits until nothing is held is called when one looks and nothing is. */
function openRest(holds: () => boolean) {
  const waiting: (() => void)[] = []
  const look = () => {
    if (holds()) return
    for (const act of waiting.splice(0)) act()
  }
  return {
    look,
    wait: (act: () => void) => {
      waiting.push(act)
      look()
    },
  }
}

function openResting(after: After, act: () => void): Resting {
  const forgetLongest = after(longestTyping, act)
  let forgetRest: () => void = () => undefined
  return {
    again: () => {
      forgetRest()
      forgetRest = after(bufferMilliseconds, act)
    },
    forget: () => {
      forgetRest()
      forgetLongest()
    },
  }
}

/**
 * From the first `before` to the newest `after`. Where the later one was made on a version that was stored meanwhile, what it has
 * changed is laid upon the earlier one: what the server wrote into that version is nobody's wish. Undefined where they must go one
 * after the other.
 */
function joined(earlier: Change, later: Change): Change | undefined {
  if (earlier.kind !== 'patch' || later.kind !== 'patch') return undefined
  if (versionOf(later.before) === versionOf(earlier.before)) return { ...later, before: earlier.before }
  const merged = mergeDocuments(plain(later.before), plain(later.after), plain(earlier.after))
  return merged.ok ? { ...earlier, after: merged.value } : undefined
}
