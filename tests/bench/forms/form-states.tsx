import { type Ref, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { FormDocument } from '#client/form/form-document.tsx'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { FormFrame } from './form-frame.tsx'

/** For tests, the states in which a form is met: being filled, filled and checked as it is signed, only to be read, printed. */
export type FormState = 'draft' | 'final' | 'read-only' | 'print'

/** A form of the benchmark, its answers and the state that it is shown in. */
export type Shown = {
  readonly state: FormState
  readonly definition: Definition
  readonly given: Answers
  /** Is told of the answers once they are open. */
  readonly opened?: (answers: OpenAnswers) => void
}

/** Draws a form of the benchmark in one of its states. */
export function showForm(root: Root, shown: Shown): void {
  flushSync(() =>
    root.render(
      <FormFrame>
        <FormInState {...shown} />
      </FormFrame>,
    ),
  )
}

const setting = {
  timezone: 'America/Chicago',
  patient: { id: '0192f3a4-0000-7000-8000-000000000009', display: 'Jonah Marlowe', birthDate: '1990-02-03' },
}

const showAll: Ref<FormHandle> = (handle) => handle?.showAllFindings()

/** The form itself on the page of the benchmark, with all its sections. */
export function FormInState({ state, definition, given, opened }: Shown) {
  const answers = useMemo(() => {
    const asked = state === 'read-only' ? { elements: definition.elements.map(closed) } : definition
    const open = openAnswers(compileForm(asked), given, { newId: () => crypto.randomUUID() })
    if (state === 'final') open.validate('final')
    opened?.(open)
    return open
  }, [state, definition, given, opened])
  if (state === 'print') return <FormDocument answers={answers} />
  return (
    <FormView
      answers={answers}
      setting={setting}
      eager={1_000}
      {...(state === 'final' ? { ref: showAll } : {})}
    />
  )
}

function closed(element: Element): Element {
  const { children } = element
  return { ...element, readOnly: true, ...(children ? { children: children.map(closed) } : {}) }
}
