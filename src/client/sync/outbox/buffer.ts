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

/**
 * Opens a buffer before `write`, which gets all that was held at one moment: what one step has changed in several records is
 * written as one, or not at all. `after` is the clock.
 */
export function openBuffer(write: (changes: readonly Change[]) => Promise<unknown>, after: After): Buffer {
  const held = new Map<string, Change>()
  const waiting = new Set<() => void>()
  const writer = openWriter(write, () => rest.look())
  const holds = () => held.size > 0 || waiting.size > 0 || writer.isWriting()
  const rest = openRest(holds)

  const release = () => {
    if (held.size === 0) return
    writer.add([...held.values()])
    held.clear()
  }

  const add = (change: Change) => {
    const record = keyOf(change)
    const earlier = held.get(record)
    const together = earlier && joined(earlier, change)
    if (earlier && !together) release()
    held.set(record, together ?? change)
    resting.again()
  }

  const settleAll = () => {
    const all = [...waiting]
    waiting.clear()
    for (const settle of all) settle()
  }

  const flush = async () => {
    try {
      settleAll()
    } finally {
      release()
      resting.forget()
    }
    await writer.rest()
    rest.look()
  }
  const resting = openResting(after, () => void flush())

  const soon = (settle: () => void) => {
    waiting.add(settle)
    resting.again()
  }

  return { add, soon, flush, holds, rested: rest.wait }
}

/** Writes what was held at one moment after what was held before; `onWritten` is told each time. */
function openWriter(write: (changes: readonly Change[]) => Promise<unknown>, onWritten: () => void) {
  let writing: Promise<unknown> = Promise.resolve()
  let open = 0
  const written = () => {
    open -= 1
    onWritten()
  }
  return {
    add: (changes: readonly Change[]) => {
      open += 1
      writing = writing.then(() => write(changes)).finally(written)
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

/** Acts once the keys have rested, and a second after the first of them at the latest. */
function openResting(after: After, act: () => void): Resting {
  let forgetRest: (() => void) | undefined
  let forgetLongest: (() => void) | undefined
  return {
    again: () => {
      forgetRest?.()
      forgetRest = after(bufferMilliseconds, act)
      forgetLongest ??= after(longestTyping, act)
    },
    forget: () => {
      forgetRest?.()
      forgetLongest?.()
      forgetRest = undefined
      forgetLongest = undefined
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
