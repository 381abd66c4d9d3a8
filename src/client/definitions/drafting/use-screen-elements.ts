import { useEffect, useState } from 'react'
import { screensOf } from '#generated/screens/all.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import type { DraftType } from './draft-type.ts'

const loaded = new Map<DraftType, readonly Element[]>()

/** The questions by which a type is edited, as its schema has them; nothing until they are there. */
export function useScreenElements(type: DraftType): readonly Element[] | undefined {
  const [elements, setElements] = useState(() => loaded.get(type))
  useEffect(() => {
    if (elements) return
    let isWanted = true
    void screensOf[type]().then(({ form }) => {
      const read = definitionOf(form).elements
      loaded.set(type, read)
      if (isWanted) setElements(read)
    })
    return () => {
      isWanted = false
    }
  }, [type, elements])
  return elements
}
