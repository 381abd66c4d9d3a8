import { useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { type OpenNote, openNote } from './open-note.ts'

/** The note opened for writing for as long as it is shown; undefined for a moment at first, and while the language changes. */
export function useOpenNote(loaded: LoadedNote): OpenNote | undefined {
  const outbox = useOutbox()
  const world = useWorld()
  const locale = useLocale()
  const asked = useMemo(() => ({ loaded, outbox, world, locale }), [loaded, outbox, world, locale])
  const said = useWords()
  const words = useRef(said)
  const [shown, setShown] = useState<{ readonly note: OpenNote; readonly asked: object }>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    words.current = said
  }, [said])
  useEffect(() => {
    const left = new AbortController()
    openNote({ ...asked, words: words.current, signal: left.signal })
      .then((note) => left.signal.aborted || setShown({ note, asked }))
      .catch((error: unknown) => left.signal.aborted || setMistake({ error }))
    return () => left.abort()
  }, [asked])

  if (mistake) throw mistake.error
  return shown?.asked === asked ? shown.note : undefined
}
