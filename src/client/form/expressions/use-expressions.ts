import { useEffect } from 'react'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { followExpressions } from './follow-expressions.ts'

/** Follows the expressions of a form for as long as it is shown. */
export function useExpressions(answers: OpenAnswers): void {
  useEffect(() => {
    const left = new AbortController()
    followExpressions(answers, left.signal)
    return () => left.abort()
  }, [answers])
}
