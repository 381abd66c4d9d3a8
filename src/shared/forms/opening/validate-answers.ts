import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { areCarried, carriedKey } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { ValidationMode } from '#shared/forms/filling/check-node.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { openAnswers } from './open-answers.ts'

/**
 * When a form opens, all findings on its answers by the definition's own rules, interpreted: the same verdict in browser and server.
 * A key that is no element of the form is a finding too; `_parked` is read and never checked.
 */
export function validateAnswers(
  form: Form,
  answers: Answers,
  { mode, context = {} }: { readonly mode: ValidationMode; readonly context?: FormContext | undefined },
): readonly Finding[] {
  const strangers = Object.keys(answers).filter((id) => !own.has(id) && !form.nodes.has(id))
  const unknown: readonly Finding[] = strangers.map((id) => unknownKey(`/${id}`, id))
  const carried = areCarried(answers[carriedKey]) ? [] : [notRows(`/${carriedKey}`, carriedKey)]
  const found = open(form, answers, context).validate(mode)
  return [...unknown, ...carried, ...misplaced(form, answers), ...found]
}

/** What answers keep beside those to questions. */
const own: ReadonlySet<string> = new Set(['_parked', carriedKey])

/** The answers as they are kept when a form is done: without what is hidden, calculations up to date. */
export function finalAnswers(form: Form, answers: Answers, context: FormContext = {}): Answers {
  return open(form, answers, context).toAnswers('final')
}

function open(form: Form, answers: Answers, context: FormContext): ReturnType<typeof openAnswers> {
  let rows = 0
  const newId = () => {
    rows += 1
    return `row-${rows}`
  }
  return openAnswers(form, answers, { ...context, newId })
}

/** Rows that are no rows, and answers of a repeater's children outside its rows. */
function misplaced(form: Form, answers: Answers): readonly Finding[] {
  return Object.entries(answers).flatMap(([id, answer]) => {
    const node = form.nodes.get(id)
    if (!node) return []
    if (node.repeaters.length > 0) return [unknownKey(`/${id}`, id)]
    if (node.element.type !== 'Repeater') return []
    return Array.isArray(answer) && answer.every(isRecord) ? [] : [notRows(`/${id}`, id)]
  })
}

function unknownKey(pointer: string, id: string): Finding {
  return { pointer, weight: 'blocks', message: 'forms.unknown-element', parameters: { path: id } }
}

function notRows(pointer: string, id: string): Finding {
  return { pointer, weight: 'blocks', message: 'forms.invalid', parameters: { path: id } }
}
