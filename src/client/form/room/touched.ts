import { createContext, use, useMemo } from 'react'
import { openListeners, useSource } from '#client/ui/external-store.ts'

/** In the form's room, which places someone has been to. A finding is shown beside a question only then, or once all are asked for. */
export type Touched = {
  readonly touch: (path: string) => void
  readonly touchAll: () => void
  readonly has: (path: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * A place counts a moment after one has left it: the check that follows the last key has spoken by then, and the click that
 * led away has ended. What appears at once would move what is being clicked from under the pointer, and the click be lost.
 */
const leavingMilliseconds = 350

/** Nothing touched yet. */
export function newTouched(): Touched {
  const paths = new Set<string>()
  const { tell, subscribe } = openListeners()
  let isAll = false
  return {
    touch: (path) => {
      if (isAll || paths.has(path)) return
      setTimeout(() => {
        paths.add(path)
        tell()
      }, leavingMilliseconds)
    },
    touchAll: () => {
      if (isAll) return
      isAll = true
      tell()
    },
    has: (path) => isAll || paths.has(path),
    subscribe,
  }
}

const Places = createContext<Touched>(newTouched())

/** Hands the touched places to everything beneath. */
export const TouchedProvider = Places.Provider

/** The touched places of this form. */
export function useTouched(): Touched {
  return use(Places)
}

/** Whether findings at this path may be shown. */
export function useIsTouched(path: string): boolean {
  const touched = useTouched()
  const source = useMemo(
    () => ({ read: () => touched.has(path), subscribe: touched.subscribe }),
    [touched, path],
  )
  return useSource(source)
}
