import { useEffect, useState } from 'react'

/** A part that could not be had. */
type Missed<Key> = { readonly key: Key; readonly error: unknown }

/** Parts that are opened when they are drawn, or before. */
export type LazyParts<Key, Part> = {
  /** The part of a key, undefined while it is on its way; where it cannot be had, the hook throws why, and a new mounting tries again. */
  readonly usePart: (key: Key) => Part | undefined
  /** Fetches a part that is likely to be drawn soon; where it cannot be had now, whoever draws it asks again. */
  readonly openAhead: (key: Key) => Promise<void>
}

/**
 * Lazy parts of the page of one kind, each kept from its first opening. React's own lazy parts wait: what they stand in for is shown
 * 300 ms after its stand-in at the earliest, however fast it comes.
 */
export function lazyParts<Key extends object, Part>(open: (key: Key) => Promise<Part>): LazyParts<Key, Part> {
  const kept = new Map<Key, Part>()
  const openAhead = async (key: Key) => {
    if (kept.has(key)) return
    const part = await open(key).catch(() => undefined)
    if (part !== undefined) kept.set(key, part)
  }
  return { usePart, openAhead }

  function usePart(key: Key): Part | undefined {
    const [missed, setMissed] = useState<Missed<Key>>()
    const [, setShown] = useState<Key>()

    useEffect(() => {
      if (kept.has(key)) return
      let isWanted = true
      open(key).then(
        (part) => {
          kept.set(key, part)
          if (isWanted) setShown(key)
        },
        (error: unknown) => isWanted && setMissed({ key, error }),
      )
      return () => {
        isWanted = false
      }
    }, [key])

    if (missed?.key === key) throw missed.error
    return kept.get(key)
  }
}
