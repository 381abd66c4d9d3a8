import { useEffect, useMemo, useRef } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Draft } from '#client/sync/drafts/use-draft.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { placeOfServiceIn } from '#shared/notes/practice-rules.ts'
import { sessionAnswers, sessionDefinition, withSession } from './session-form.ts'

/** The session's part of the note opened for filling; a change is written to the session itself. */
export function useSessionSheet(
  draft: Draft<'Encounter'> | undefined,
  { parts, preferences }: LoadedNote,
): OpenAnswers | undefined {
  const words = useWords()
  const { newId } = useWorld()
  const conditions = parts.session?.conditions ?? none
  const { isHidden } = placeOfServiceIn(preferences ?? {})
  const questions = useMemo(() => ({ conditions, isPlaceHidden: isHidden }), [conditions, isHidden])
  const latest = useRef(draft)
  const isOpen = draft !== undefined
  const answers = useMemo(() => {
    if (!isOpen || !latest.current) return undefined
    const form = compileForm(sessionDefinition(words, questions))
    return openAnswers(form, sessionAnswers(latest.current.document, questions), { newId })
  }, [isOpen, questions, words, newId])

  useEffect(() => {
    latest.current = draft
    if (draft && answers) answers.replace(sessionAnswers(draft.document, questions))
  }, [draft, answers, questions])

  useEffect(() => {
    if (!answers) return
    return answers.subscribeAll(() => {
      const { current } = latest
      if (current) keepKnown(answers, current.document)
      if (!current || answers.changedSince(sessionAnswers(current.document, questions)).length === 0) return
      const after = withSession(current.document, answers.toAnswers('final'), questions)
      latest.current = { ...current, document: after }
      current.change(after)
    })
  }, [answers, questions])

  return answers
}

const none: readonly never[] = []

/** A session always has a visit status and a mode: what is cleared stands there again. */
function keepKnown(answers: OpenAnswers, { visitStatus, mode }: Encounter): void {
  if (answers.get('visitStatus').value === undefined) answers.set('visitStatus', visitStatus)
  if (answers.get('mode').value === undefined) answers.set('mode', mode)
}
