import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type LoadedResponse, loadResponse } from './load-response.ts'

type Shown = { readonly id: string; readonly loaded: Outcome<LoadedResponse> }

/** The response of an address; `reload` reads it anew while the former stays on the screen. */
export function useResponse(id: string): {
  readonly loaded: Outcome<LoadedResponse> | undefined
  readonly reload: () => void
} {
  const [asked, setAsked] = useState({ id })
  const [shown, setShown] = useState<Shown>()
  if (asked.id !== id) setAsked({ id })

  useEffect(() => {
    const left = new AbortController()
    loadResponse(asked.id).then((loaded) => left.signal.aborted || setShown({ id: asked.id, loaded }))
    return () => left.abort()
  }, [asked])

  const reload = useCallback(() => setAsked({ id }), [id])
  return { loaded: shown?.id === id ? shown.loaded : undefined, reload }
}
