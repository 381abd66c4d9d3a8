import { useEffect, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { listItems } from '#client/form/words/list-items.ts'

/** A code with the words that the practice uses for it. */
export type ListItem = { readonly code: string; readonly label: string }

/** The items of a coded list as the practice offers them; none until they have come. */
export function useListItems(name: string): readonly ListItem[] {
  const write = useCodeWords()
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    let isMine = true
    void listItems(name).then((items) => isMine && setCodes(items.map(({ code }) => code)))
    return () => {
      isMine = false
    }
  }, [name])
  return codes.map((code) => ({ code, label: write(name, code) }))
}
