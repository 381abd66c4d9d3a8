import { useEffect } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

/** Tells those who listen to a form that questions were added beneath by what they answered. */
export function useAnnounced(answers: OpenAnswers): void {
  const words = useWords()
  useEffect(() => {
    const shown = new Map([...answers.form.nodes.keys()].map((id) => [id, answers.get(id).visible]))
    return answers.subscribeAll((paths) => {
      const known = paths.filter((path) => shown.has(path))
      const added = known.filter((path) => answers.get(path).visible && shown.get(path) === false)
      for (const path of known) shown.set(path, answers.get(path).visible)
      if (added.length > 0) announce(words('form.questions-added', { count: added.length }))
    })
  }, [answers, words])
}
