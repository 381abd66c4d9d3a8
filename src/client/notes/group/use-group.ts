import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type LoadedGroup, loadGroup } from './load-group.ts'

type GroupOnScreen = { readonly loaded: Outcome<LoadedGroup> | undefined; readonly reload: () => void }
type Shown = { readonly asked: object; readonly loaded: Outcome<LoadedGroup> }

/** A group's note with all its parts; `reload` reads it anew while the former stays on the screen. A mistake in reading is thrown where it is drawn. */
export function useGroup(id: string): GroupOnScreen {
  const [asked, setAsked] = useState({ id })
  const [shown, setShown] = useState<Shown>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    let isWanted = true
    loadGroup(asked.id)
      .then((loaded) => isWanted && setShown({ asked, loaded }))
      .catch((error: unknown) => isWanted && setMistake({ error }))
    return () => {
      isWanted = false
    }
  }, [asked])

  const reload = useCallback(() => setAsked({ id }), [id])
  if (mistake) throw mistake.error
  return { loaded: shown?.loaded, reload }
}
