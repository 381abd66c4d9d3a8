import { useEffect, useState } from 'react'
import { subscribeToReach } from '#client/api/server-connection.ts'
import { knownItems } from '#client/form/coded-lists.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screen.ts'
import type { PracticeItem } from '#shared/lists/practice-items.ts'

const none: readonly PracticeItem[] = []

/**
 * The options of a choice: its own, or those of a coded list as the practice offers them, which is fetched when it is first
 * needed, and again when the server is back. A code that was chosen before the practice hid it stays among them, with its words.
 */
export function useOptions(
  element: Element,
  own: readonly ShownOption[],
  chosen: readonly string[],
): readonly ShownOption[] {
  const [listed, setListed] = useState(none)
  const { codedList } = element

  useEffect(() => {
    if (!codedList) return
    let isWanted = true
    const read = () => {
      knownItems(codedList)
        .then((items) => isWanted && setListed(items))
        .catch(() => undefined)
    }
    read()
    const stop = subscribeToReach(read)
    return () => {
      isWanted = false
      stop()
    }
  }, [codedList])

  return codedList ? offered(listed, chosen) : own
}

function offered(items: readonly PracticeItem[], chosen: readonly string[]): readonly ShownOption[] {
  return items
    .filter(({ code, isOffered }) => isOffered || chosen.includes(code))
    .map(({ code, display }) => ({ code, label: display }))
}

/** The label of a code; a code that is in no option any more is shown as it is, never dropped. */
export function labelFor(options: readonly ShownOption[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code
}
