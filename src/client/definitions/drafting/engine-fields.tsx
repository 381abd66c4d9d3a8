import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { FindReferences } from '#client/form/room/form-setting.ts'
import { closedElement } from '#client/form/stored/closed-element.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { answersOf, type RecordForm, resourceOf } from '#client/form/stored/record-form.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import { equal } from '#shared/patch/equal.ts'
import { enteredPart } from './with-fields.ts'

type Props<Part extends object> = {
  /** The questions, as the schema of the part has them. */
  readonly asked: RecordForm
  readonly value: Part
  /** The whole part with what was entered, and which questions were answered. */
  readonly onChange: (next: Part, about: string) => void
  readonly isReadOnly?: boolean
  /** How records are looked up that are not any of their type. */
  readonly find?: FindReferences
}

/** The fields of one part of a definition, drawn by the engine; where nothing is said, what then holds is shown. */
export function EngineFields<Part extends object>({
  asked,
  value,
  onChange,
  isReadOnly = false,
  find = findReferences,
}: Props<Part>): ReactNode {
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const setting = useMemo(() => ({ timezone, find }), [timezone, find])
  const shown = useRef(value)
  const { form, answers, read } = useMemo(() => {
    const elements = isReadOnly ? asked.elements.map(closedElement) : asked.elements
    const compiled = compileForm({ ...asked, elements })
    const defaults = startAnswers(compiled, { newId, values: {} })
    const answered = (part: object) => ({ ...defaults, ...answersOf(part, { ...asked, elements }) })
    const opened = openAnswers(compiled, answered(shown.current), { newId, values: {} })
    return { form: { ...asked, elements }, answers: opened, read: answered }
  }, [asked, isReadOnly, newId])
  const tell = useRef(onChange)
  tell.current = onChange

  useEffect(
    () =>
      answers.subscribeAll((paths) => {
        const next = enteredPart<Part>(resourceOf(answers.toAnswers('final'), form, shown.current))
        if (equal(next, shown.current)) return
        shown.current = next
        tell.current(next, paths.toSorted().join())
      }),
    [answers, form],
  )
  const seen = useRef(value)
  // A step that was taken back, or another's, is shown as well; what was entered and cannot be kept stays as it was typed.
  useEffect(() => {
    const isNews = !equal(value, seen.current)
    seen.current = value
    if (!isNews || equal(value, shown.current)) return
    shown.current = value
    answers.replace(read(value))
  }, [answers, read, value])
  return <FormView answers={answers} setting={setting} headingLevel={3} />
}
