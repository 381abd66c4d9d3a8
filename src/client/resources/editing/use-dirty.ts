import { useEffect, useState } from 'react'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import { keptAnswers } from './kept-answers.ts'
import type { OpenForm } from './open-form.ts'

/** While editing, whether something was typed that is not saved; it is kept while one looks elsewhere, and the browser asks before it closes. */
export function useDirty({ key, begun, answers, mode }: OpenForm): boolean {
  const [dirty, setDirty] = useState<OpenForm['answers']>()
  const isDirty = dirty === answers

  useEffect(() => {
    if (mode === 'view') return
    const look = () => {
      const isChanged = answers.changedSince(begun).length > 0
      if (isChanged) keptAnswers.keep(key, { begun, now: answers.toAnswers('draft') })
      else keptAnswers.forget(key)
      setDirty(isChanged ? answers : undefined)
    }
    look()
    return answers.subscribeAll(look)
  }, [key, begun, answers, mode])

  useAskBeforeClosing(isDirty)

  return isDirty
}
