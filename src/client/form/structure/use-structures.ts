import { useEffect, useState } from 'react'
import type { KnownStructures } from './editor-props.ts'

let loaded: KnownStructures | undefined

/** The structures of all screens, fetched when a form first needs one; nothing until they are there. */
export function useStructures(): KnownStructures | undefined {
  const [known, setKnown] = useState(loaded)

  useEffect(() => {
    if (known) return
    let isWanted = true
    import('#generated/screens/structures.ts').then(({ structures }) => {
      loaded = structures
      if (isWanted) setKnown(structures)
    })
    return () => {
      isWanted = false
    }
  }, [known])

  return known
}
