import { useEffect, useRef, useState } from 'react'
import { type ItemOpening, type ItemThread, type OpenItem, openItem } from './open-item.ts'

/** An item opened for as long as it is shown; undefined for a moment at first, and while the language changes. */
export function useOpenItem(asked: Omit<ItemOpening, 'signal' | 'thread'>): OpenItem | undefined {
  const [shown, setShown] = useState<{ readonly open: OpenItem; readonly asked: object }>()
  const thread = useRef<ItemThread>({ last: Promise.resolve() })
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    const left = new AbortController()
    openItem({ ...asked, thread: thread.current, signal: left.signal })
      .then((open) => left.signal.aborted || setShown({ open, asked }))
      .catch((error: unknown) => left.signal.aborted || setMistake({ error }))
    return () => left.abort()
  }, [asked])

  if (mistake) throw mistake.error
  return shown?.asked === asked ? shown.open : undefined
}
