import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type LoadedNote, loadNote } from './load-note.ts'

type NoteOnScreen = { readonly loaded: Outcome<LoadedNote> | undefined; readonly reload: () => void }

/** The note of an address; `reload` reads it anew while the former stays on the screen. */
export function useNote(id: string): NoteOnScreen {
  const [asked, setAsked] = useState({ id })
  const [shown, setShown] = useState<{ readonly id: string; readonly loaded: Outcome<LoadedNote> }>()
  if (asked.id !== id) setAsked({ id })

  useEffect(() => {
    let isWanted = true
    loadNote(asked.id).then((loaded) => isWanted && setShown({ id: asked.id, loaded }))
    return () => {
      isWanted = false
    }
  }, [asked])

  const reload = useCallback(() => setAsked({ id }), [id])
  return { loaded: shown?.id === id ? shown.loaded : undefined, reload }
}
