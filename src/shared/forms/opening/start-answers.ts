import { type Answer, type Answers, isBlank, isRecord } from '#shared/answers/answer.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { conforms } from '#shared/forms/schemas/conforms.ts'
import { valueSchema } from '#shared/forms/schemas/value-schema.ts'

/** What a new form is begun with: `values` of the context are what prefill paths and `today` stand for. */
export type StartContext = FormContext & { readonly newId: () => string }

/**
 * The answers with which a form opens (`src/shared/forms/README.md`, "Where values come from"): the prefill path, else the
 * default. What does not fit the element is left out: a prefill never brings an error. Repeaters get the rows that they need at
 * least.
 */
export function startAnswers(form: Form, context: StartContext): Answers {
  return begun(form.roots, context)
}

function begun(nodes: readonly FormNode[], context: StartContext): Answers {
  const answers: { [id: string]: Answer } = {}
  for (const node of nodes) {
    if (holdsOthers(node.element)) Object.assign(answers, begun(node.children, context))
    const value = node.element.type === 'Repeater' ? rowsOf(node, context) : startValue(node.element, context)
    if (!isBlank(value)) answers[node.id] = value
  }
  return answers
}

function rowsOf(node: FormNode, context: StartContext): readonly Answer[] {
  const count = Math.min(node.element.repeats?.min ?? 0, 20)
  return Array.from({ length: count }, () => ({ _rowId: context.newId(), ...begun(node.children, context) }))
}

function startValue(element: Element, context: StartContext): Answer | undefined {
  const prefilled = element.prefill === undefined ? undefined : context.values?.[element.prefill]
  const value = isBlank(prefilled) ? defaultOf(element, context) : prefilled
  if (isBlank(value)) return undefined

  const fitting = fitted(element, value)
  return conforms(valueSchema(element), fitting) ? fitting : undefined
}

/** A default is a value, or `{"path": "today"}`: a path of the context. */
function defaultOf(element: Element, context: StartContext): Answer | undefined {
  const value = asAnswer(element.default)
  return isRecord(value) && typeof value.path === 'string' ? context.values?.[value.path] : value
}

function fitted(element: Element, value: Answer): Answer {
  return element.repeats && !Array.isArray(value) ? [value] : value
}
