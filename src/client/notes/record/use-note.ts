import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type LoadedNote, loadNote } from './load-note.ts'

type NoteOnScreen = { readonly loaded: Outcome<LoadedNote> | undefined; readonly reload: () => void }

type Shown = { readonly id: string; readonly loaded: Outcome<LoadedNote> }

/** The record of the note of an address; `reload` reads it anew while the former stays on the screen. A mistake in reading it is thrown where it is drawn. */
export function useNote(id: string): NoteOnScreen {
  const [asked, setAsked] = useState({ id })
  const [shown, setShown] = useState<Shown>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()
  if (asked.id !== id) setAsked({ id })

  useEffect(() => {
    let isWanted = true
    loadNote(asked.id)
      .then((loaded) => isWanted && setShown({ id: asked.id, loaded }))
      .catch((error: unknown) => isWanted && setMistake({ error }))
    return () => {
      isWanted = false
    }
  }, [asked])

  const reload = useCallback(() => setAsked({ id }), [id])
  if (mistake) throw mistake.error
  return { loaded: shown?.id === id ? shown.loaded : undefined, reload }
}
