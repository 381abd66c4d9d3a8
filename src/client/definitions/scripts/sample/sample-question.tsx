import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import { findReferences } from '#client/form/stored/find-references.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = {
  readonly question: Element
  /** What was answered so far. */
  readonly answers: Answers
  readonly onAnswer: (answers: Answers) => void
}

/** The question of one step, as it is asked. */
export function SampleQuestion({ question, answers, onAnswer }: Props): ReactNode {
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const setting = useMemo(() => ({ timezone, find: findReferences }), [timezone])
  const given = useRef(answers)
  const open = useMemo(
    () => openAnswers(compileForm({ elements: [question] }), given.current, { newId, values: {} }),
    [question, newId],
  )
  const tell = useRef(onAnswer)
  tell.current = onAnswer
  useEffect(
    () =>
      open.subscribeAll(() => tell.current({ [question.id]: open.toAnswers('final')[question.id] ?? null })),
    [open, question],
  )
  return <FormView answers={open} setting={setting} headingLevel={3} />
}
