import type { Change } from '#client/sync/change.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { keyOf, plain, versionOf } from '#client/sync/pending.ts'
import { bufferMilliseconds } from '#shared/limits/limits.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

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
  /** What has left the keys and is not written: on its way, or refused by the device and tried again. */
  readonly unwritten: () => readonly Change[]
  /** Why the device refuses what is to be written; nothing where it does not. */
  readonly refusal: () => Outcome<never> | undefined
}

/** Whoever types without a rest is written after so many milliseconds: a cut of the power takes no more than that. */
const longestTyping = 1_000

/** What the device refuses is tried again after so many milliseconds, and whenever something is to be written. */
const refusedPause = 2_000

type After = (milliseconds: number, act: () => void) => () => void

/** Something that is done when the keys have rested, or have not rested for long. */
type Resting = { readonly again: () => void; readonly forget: () => void }

/** What a buffer stands before, and its clock. */
type Behind = {
  /** Writes changes on the device, all or none. */
  readonly write: (changes: readonly Change[]) => Promise<Outcome<void>>
  /** Is told what came of it, when the buffer holds what was written no longer. */
  readonly tell: (outcome: Outcome<void>) => Promise<void>
  readonly after: After
}

/**
 * Opens a buffer before what writes all that was held at one moment: what one step has changed in several records is written as
 * one, or not at all. What is refused stays here until it is written.
 */
export function openBuffer(behind: Behind): Buffer {
  const { after } = behind
  const held = new Map<string, Change>()
  const waiting = new Set<() => void>()
  const writer = openWriter(behind, () => rest.look())
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
      if (waiting.size === 0) resting.forget()
    }
    await writer.go()
    rest.look()
  }
  const resting = openResting(after, () => void flush())

  const soon = (settle: () => void) => {
    waiting.add(settle)
    resting.again()
  }

  const { unwritten, refusal } = writer
  return { add, soon, flush, holds, rested: rest.wait, unwritten, refusal }
}

/** Writes what was held at one moment after what was held before; `onWritten` is told each time. What is refused stays first. */
function openWriter({ write, tell, after }: Behind, onWritten: () => void) {
  const queue: (readonly Change[])[] = []
  let running: Promise<void> | undefined
  let refusal: Outcome<never> | undefined
  let forgetPause: (() => void) | undefined

  const writeAll = async () => {
    try {
      for (let next = queue[0]; next; next = queue[0]) {
        const outcome = await write(next)
        refusal = outcome.ok ? undefined : outcome
        if (outcome.ok) queue.shift()
        await tell(outcome)
        if (!outcome.ok) {
          // Only now: whoever flushes while it is told would take the pause away and find this under way.
          forgetPause = after(refusedPause, () => void go())
          return
        }
        onWritten()
      }
    } finally {
      running = undefined
    }
  }
  /** Settled when all is written, or the device has refused something. */
  const go = (): Promise<void> => {
    forgetPause?.()
    if (queue.length > 0) running ??= writeAll()
    return running ?? Promise.resolve()
  }
  return {
    add: (changes: readonly Change[]) => {
      queue.push(changes)
      void go()
    },
    go,
    isWriting: () => queue.length > 0,
    unwritten: () => queue.flat(),
    refusal: () => refusal,
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
      forgetLongest ??= after(longestTyping, () => {
        forgetLongest = undefined
        act()
      })
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
