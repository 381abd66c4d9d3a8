import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What was asked while an impact is looked at, and the way to ask it again. */
export type AskedImpact<Value> = { readonly answer: Outcome<Value> | undefined; readonly ask: () => void }

/** Asks when it is drawn and whenever `question` becomes another one; an answer to a former question is not heard. */
export function useAsked<Value>(question: () => Promise<Outcome<Value>>): AskedImpact<Value> {
  const [told, setTold] = useState<{ readonly of: unknown; readonly answer: Outcome<Value> }>()
  const ask = useCallback(() => {
    let isHeard = true
    void question().then((answer) => {
      if (isHeard) setTold({ of: question, answer })
    })
    return () => {
      isHeard = false
    }
  }, [question])
  useEffect(() => ask(), [ask])
  return { answer: told?.of === question ? told.answer : undefined, ask: () => void ask() }
}
