import { useLayoutEffect, useRef, useState } from 'react'
import { patchOf } from '#client/resources/editing/patch-of.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { type Refused, storeChange } from '#client/sync/storing/store-change.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { type Done, takenBack } from './taken-back.ts'

/** The way back from what was changed in this list, newest first. */
export type Undo = {
  /** What the next step takes back; undefined when there is nothing. */
  readonly next: string | undefined
  /** A change is stored or kept: says so, with the way back. */
  readonly remember: (done: Done, kind: 'stored' | 'waiting') => void
  readonly takeBack: () => Promise<void>
}

type Asked = {
  readonly description: ScreenDescription
  readonly rows: Rows
  readonly onConflict: (refused: Refused) => void
}

const most = 50

/** The undoing of edited cells: Ctrl+Z and the button of the notice write the inverse change upon the newest version. */
export function useUndo({ description, rows, onConflict }: Asked): Undo {
  const words = useWords()
  const outbox = useOutbox()
  const [history, setHistory] = useState<readonly Done[]>([])
  const newest = useRef({ takeBack: async () => {} })
  const { type } = description

  const takeBack = async () => {
    const done = history.at(-1)
    if (!done) return
    setHistory(history.slice(0, -1))
    const now = (await outbox.latest(type, done.after.id)) ?? done.after
    const merged = takenBack(done, now)
    if (!merged.ok) return notify(words('resources.undo-changed', { what: done.what }))
    const stored = await storeChange(outbox, patchOf(type, now, merged.value))
    if (stored.kind === 'refused') return onConflict(stored)
    rows.lay([(await outbox.latest(type, now.id)) ?? merged.value])
    notify(words('resources.undone', { what: done.what }))
  }
  useLayoutEffect(() => {
    newest.current = { takeBack }
  })
  useShortcut('mod+z', () => void newest.current.takeBack(), 'resources.key-undo')

  return {
    next: history.at(-1)?.what,
    takeBack,
    remember: (done, kind) => {
      setHistory((before) => [...before, done].slice(-most))
      notify(words(kind === 'stored' ? 'resources.saved' : 'resources.kept'), {
        label: words('resources.undo'),
        act: () => void newest.current.takeBack(),
      })
    },
  }
}
