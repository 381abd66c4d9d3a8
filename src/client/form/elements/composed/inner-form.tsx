import { useEffect, useMemo, useRef } from 'react'
import { type FormHandle, revealInside } from '#client/form/room/form-handle.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWorld } from '#client/ui/world.ts'
import { type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = {
  readonly id: string
  readonly definition: Definition
  readonly value: Answers | undefined
  readonly change: (answers: Answers) => void
  readonly isReadOnly: boolean
  /** Where the answers stand in the answer around them. */
  readonly within?: string
}

/** A form inside another one: its answers are part of the answer around them, and what is found in them stands at their questions. */
export function InnerForm({ id, definition, value = nothing, change, isReadOnly, within }: Props) {
  const { Form, setting } = useFormRoom()
  const { newId } = useWorld()
  const first = useRef(value)
  const told = useRef(value)
  const answers = useMemo(
    () => openAnswers(compileForm(isReadOnly ? closed(definition) : definition), first.current, { newId }),
    [definition, newId, isReadOnly],
  )
  const tell = useRef(change)
  tell.current = change
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<FormHandle>(null)

  useEffect(
    () =>
      answers.subscribeAll(() => {
        const given = answers.toAnswers('draft')
        if (sameAnswer(given, told.current)) return
        told.current = given
        tell.current(given)
      }),
    [answers],
  )
  useEffect(() => {
    if (sameAnswer(value, told.current)) return
    told.current = value
    answers.replace(value)
  }, [answers, value])
  useEffect(() => {
    const holder = place.current
    const reveal = (event: Event) => {
      if (event instanceof CustomEvent) form.current?.reveal(pathWithin(String(event.detail), within))
    }
    holder?.addEventListener(revealInside, reveal)
    return () => holder?.removeEventListener(revealInside, reveal)
  }, [within])
  return (
    <div id={id} ref={place} tabIndex={-1} className="form-subform">
      <Form ref={form} answers={answers} setting={setting} headingLevel={3} />
    </div>
  )
}

const nothing: Answers = {}

function pathWithin(path: string, within: string | undefined): string {
  return within !== undefined && path.startsWith(`${within}/`) ? path.slice(within.length + 1) : path
}

function closed(definition: Definition): Definition {
  return { ...definition, elements: definition.elements.map(closedElement) }
}

function closedElement(element: Element): Element {
  const { children } = element
  return { ...element, readOnly: true, ...(children ? { children: children.map(closedElement) } : {}) }
}
