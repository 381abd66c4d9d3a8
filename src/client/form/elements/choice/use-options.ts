import { useEffect, useState } from 'react'
import { listItems } from '#client/form/coded-lists.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screen.ts'

const none: readonly ShownOption[] = []

/** The options of a choice: its own, or those of a coded list, which is fetched when it is first needed. */
export function useOptions(element: Element, own: readonly ShownOption[]): readonly ShownOption[] {
  const [listed, setListed] = useState(none)
  const { codedList } = element

  useEffect(() => {
    if (!codedList) return
    let isWanted = true
    void listItems(codedList).then((items) => {
      if (isWanted) setListed(items.map(({ code, display }) => ({ code, label: display })))
    })
    return () => {
      isWanted = false
    }
  }, [codedList])

  return codedList ? listed : own
}

/** The label of a code; a code that is in no option any more is shown as it is, never dropped. */
export function labelFor(options: readonly ShownOption[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code
}
