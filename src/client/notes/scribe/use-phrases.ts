import { useEffect, useMemo } from 'react'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { openStore, useSource } from '#client/ui/external-store.ts'

/** What is typed to have a note drafted, a line for each phrase. */
export type Phrases = {
  readonly text: string
  readonly lines: readonly string[]
  /** All that was typed is on this device. */
  readonly isKept: boolean
  readonly type: (text: string) => void
  /** Lets go what `left` does not leave of what is typed now. */
  readonly forget: (left: (typed: string) => string) => void
}

/** Phrases stay sealed on this device from the first key on, also without a connection and after a reload; `drafted` are those that the server has. */
export function usePhrases(noteId: string, drafted: readonly string[]): Phrases {
  const outbox = useOutbox()
  const keeper = useMemo(() => openKeeper(outbox, `scribe/${noteId}`), [outbox, noteId])
  const typed = useSource(keeper.typed)
  const isKept = useSource(keeper.isKept)
  useEffect(() => {
    const left = new AbortController()
    void keeper.read(left.signal)
    return () => left.abort()
  }, [keeper])
  const text = typed ?? drafted.join('\n')
  return {
    text,
    lines: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    isKept,
    type: (next) => keeper.keep(next),
    forget: keeper.forget,
  }
}

type CopyStore = Pick<Outbox, 'keepCopy' | 'keptCopy' | 'forgetCopy'>

/** What is typed, kept on the device, one write at a time; of what came meanwhile only the newest. */
export function openKeeper(copies: CopyStore, name: string) {
  const typed = openStore<string | undefined>(undefined)
  const isKept = openStore(true)
  let isAhead = false
  /** Nothing is left of what was typed. */
  let isOver = false
  let isWriting = false
  const write = async () => {
    isWriting = true
    while (isAhead) {
      isAhead = false
      const text = isOver ? undefined : typed.read()
      const written = text === undefined ? copies.forgetCopy(name) : copies.keepCopy(name, { text })
      await written.catch(() => undefined)
    }
    isWriting = false
    isKept.change(true)
  }
  const keep = (text: string, isGone = false) => {
    typed.change(text)
    isOver = isGone && text === ''
    isAhead = true
    isKept.change(false)
    if (!isWriting) void write()
  }
  return {
    typed,
    isKept,
    read: async (signal: AbortSignal) => {
      const kept = await copies.keptCopy<{ readonly text: string }>(name).catch(() => undefined)
      if (!signal.aborted && kept && typed.read() === undefined) typed.change(kept.text)
    },
    keep,
    // What nobody has typed here is the server's, and goes with its draft.
    forget: (left: (text: string) => string) => {
      const text = typed.read()
      if (text !== undefined) keep(left(text), true)
    },
  }
}
