import { useState } from 'react'
import type { KeptTyping } from '#client/sync/drafts/keep-typing.ts'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'

/** What is typed into a form of the admin place and not saved, and the way to change it; nothing: all is saved. It is still there when one comes back, and the browser asks before it closes. */
export function useTyping<Typed>(
  kept: KeptTyping<Typed>,
  key: string,
): readonly [Typed | undefined, (typed: Typed | undefined) => void] {
  const [typed, setTyped] = useState(() => kept.of(key))
  useAskBeforeClosing(typed !== undefined)
  const type = (next: Typed | undefined) => {
    if (next === undefined) kept.forget(key)
    else kept.keep(key, next)
    setTyped(next)
  }
  return [typed, type]
}
