import { useEffect, useState } from 'react'

/** A part that could not be had. */
type Missed<Key> = { readonly key: Key; readonly error: unknown }

/**
 * Lazy parts of the page of one kind, each kept from its first opening. Answers a hook: the part of a key, undefined while it is on
 * its way; where it cannot be had, the hook throws why, and a new mounting tries again. React's own lazy parts wait: what they stand
 * in for is shown 300 ms after its stand-in at the earliest, however fast it comes.
 */
export function lazyParts<Key extends object, Part>(
  open: (key: Key) => Promise<Part>,
): (key: Key) => Part | undefined {
  const kept = new Map<Key, Part>()
  return function usePart(key) {
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
