import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Answer, Answers } from '#shared/forms/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { questionsOf } from './fill-form.ts'

/** One question of a stored record, and what is entered instead of what stands there. */
export type Edit = { readonly element: Element; readonly answer: Answer }

/** What of the record can be changed by hand without knowing what it means: words first, then what has few values. */
export function editOf(description: ScreenDescription, answers: Answers): Edit | undefined {
  const { meanings, unique } = registry[description.type]
  const bound = new Set([...meanings.map(({ path }) => path), ...unique.flat()])
  const questions = questionsOf(editDefinition(description, 'edit').elements).filter(
    ({ id }) => !bound.has(id) && (!id.includes('.') || answers[id] !== undefined),
  )
  for (const change of changes) {
    for (const element of questions) {
      const answer = change(element, answers[element.id])
      if (answer !== undefined) return { element, answer }
    }
  }
  return undefined
}

type Change = (element: Element, now: Answer | undefined) => Answer | undefined

/** The ways of changing an answer, the least harmful first. */
const changes: readonly Change[] = [
  (element, now) => (isPlainText(element) && typeof now === 'string' ? otherText(element, now) : undefined),
  (element, now) => (isPlainText(element) && now === undefined ? 'Walked' : undefined),
  ({ type }, now) => (type === 'Boolean' && now !== true ? true : undefined),
  ({ type }, now) => (type === 'Date' && now === undefined ? '2026-03-04' : undefined),
  ({ type, validation, calculation }, now) =>
    type === 'Integer' && typeof now === 'number' && !calculation && now + 1 <= (validation?.max ?? now + 1)
      ? now + 1
      : undefined,
  ({ type }, now) =>
    type === 'Date' && typeof now === 'string' && now < '2026-01-01' ? '2026-01-02' : undefined,
  ({ type, options, multiple }, now) =>
    type === 'Choice' && !multiple ? options?.find(({ code }) => code !== now)?.code : undefined,
]

function isPlainText({ type, display, repeats, validation }: Element): boolean {
  if (type !== 'Text' && type !== 'String') return false
  return (
    display === undefined &&
    repeats === undefined &&
    !validation?.pattern &&
    !validation?.url &&
    !validation?.email
  )
}

function otherText({ validation }: Element, now: string): string | undefined {
  const next = `${now.slice(0, (validation?.maxLength ?? 500) - 2)} b`
  return next === now ? undefined : next
}
