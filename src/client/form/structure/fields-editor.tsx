import { useEffect, useMemo, useRef } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { closedElement } from '#client/form/stored/closed-element.ts'
import { answersOf, type RecordForm, resourceOf, rowRules } from '#client/form/stored/record-form.ts'
import { withWidths } from '#client/form/stored/with-widths.ts'
import { useWorld } from '#client/ui/world.ts'
import type { AskedFields } from '#generated/screens/structure.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'

type Props = {
  readonly asked: Pick<AskedFields, 'elements' | 'rows'>
  readonly value: Answer | undefined
  readonly change: (value: Answer | undefined) => void
  readonly isReadOnly: boolean
}

/**
 * The editor of an object's fields: a form of its own within the form; what it does not ask stays as it is. Of an object whose kind was
 * just chosen, what the form shows from the beginning is said at once, so that what is seen is what is stored.
 */
export function FieldsEditor({ asked, value, change, isReadOnly }: Props) {
  const { Form, setting } = useFormRoom()
  const { newId } = useWorld()
  const base = useRef(isRecord(value) ? value : {})
  const { definition, answers, isBegun } = useMemo(() => {
    const { elements } = definitionOf(asked)
    const shown = withWidths(elements).map((element) => (isReadOnly ? closedElement(element) : element))
    const whole: RecordForm = { elements: shown, rows: rowRules(asked.rows ?? []) }
    const form = compileForm(whole)
    const first = answersOf(base.current, whole)
    const isNew = Object.keys(first).length === 0
    const begun = isNew ? startAnswers(form, { newId, values: {} }) : first
    return {
      definition: whole,
      answers: openAnswers(form, begun, { newId, values: {} }),
      isBegun: isNew && !isReadOnly && Object.keys(base.current).length > 0,
    }
  }, [asked, isReadOnly, newId])
  const tell = useRef(change)
  tell.current = change

  useEffect(() => {
    const say = () => {
      base.current = resourceOf(answers.toAnswers('final'), definition, base.current)
      tell.current(base.current)
    }
    if (isBegun) say()
    return answers.subscribeAll(say)
  }, [answers, definition, isBegun])
  return <Form answers={answers} setting={setting} headingLevel={3} />
}
