import { useCallback, useEffect, useState } from 'react'
import { subscribeToReach } from '#client/api/fetch-from-server.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { knownItems } from '#client/form/words/list-items.ts'
import { ownOptions } from '#client/form/words/own-options.ts'
import type { AskedOf, AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import type { PracticeItem } from '#shared/lists/practice-items.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'

/** What can be chosen, and how it was asked for. */
export type Options = { readonly options: readonly ShownOption[]; readonly asked: AskedOf }

/**
 * The options of a choice: its own, or those of a coded list as the practice offers them, which is fetched when it is first
 * needed, and again when the server is back. A code that was chosen before the practice hid it, or beside the list, stays among
 * them with its words.
 */
export function useOptions(
  element: Element,
  own: readonly ShownOption[],
  chosen: readonly string[],
): Options {
  const { codedList } = element
  const [answer, setAnswer] = useState<AwaitedAnswer<readonly PracticeItem[]>>()
  const write = useCodeWords()

  const onRetry = useCallback(() => {
    if (!codedList) return
    setAnswer(unlessKnown(undefined))
    knownItems(codedList)
      .then((items) => setAnswer(succeeded(items)))
      .catch(() => setAnswer(unlessKnown(failed({ kind: 'unreachable' }))))
  }, [codedList])
  useEffect(() => {
    onRetry()
    return subscribeToReach(onRetry)
  }, [onRetry])

  if (!codedList)
    return { options: ownOptions(element, own, chosen), asked: { answer: succeeded(own), onRetry } }
  const listed = answer?.ok ? answer.value : []
  const stray = chosen.filter((code) => listed.every((item) => item.code !== code))
  const options = [
    ...offered(listed, chosen),
    ...stray.map((code) => ({ code, label: write(codedList, code) })),
  ]
  return { options, asked: { answer, onRetry } }
}

/** A list that is there stays, also while it is asked for again or cannot be had. */
function unlessKnown<Value>(
  next: AwaitedAnswer<Value>,
): (before: AwaitedAnswer<Value>) => AwaitedAnswer<Value> {
  return (before) => (before?.ok ? before : next)
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
