import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What is read: under which id it stands on the screen, and by what it is asked for. */
type Reading<Asked, Value> = {
  readonly id: string
  readonly asked: Asked
  /** The same function each time. */
  readonly read: (asked: Asked) => Promise<Outcome<Value>>
}

type Read<Value> = { readonly loaded: Outcome<Value> | undefined; readonly reload: () => void }

/** Of a note, something read for a screen; `reload` reads it anew while what was read before under the same id stays there. A mistake in reading is thrown where it is drawn. */
export function useReading<Asked, Value>({ id, asked, read }: Reading<Asked, Value>): Read<Value> {
  const [round, setRound] = useState(0)
  const [shown, setShown] = useState<{ readonly id: string; readonly loaded: Outcome<Value> }>()
  const [mistake, setMistake] = useState<{ readonly error: unknown }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read anew in each round
  useEffect(() => {
    let isWanted = true
    read(asked)
      .then((loaded) => isWanted && setShown({ id, loaded }))
      .catch((error: unknown) => isWanted && setMistake({ error }))
    return () => {
      isWanted = false
    }
  }, [id, asked, read, round])

  const reload = useCallback(() => setRound((known) => known + 1), [])
  if (mistake) throw mistake.error
  return { loaded: shown?.id === id ? shown.loaded : undefined, reload }
}
