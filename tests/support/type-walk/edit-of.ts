import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { registry } from '#generated/tables/registry.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { questionsOf } from './fill-form.ts'

/** One question of a stored record, what is entered there, and what the answer is afterwards: of rows only one is touched. */
export type Edit = { readonly element: Element; readonly entered: Answer; readonly after: Answer }

/** In the walk through every type: what of the record can be changed by hand without knowing what it means: words first, then what has few values, then rows. */
export function editOf(description: ScreenDescription, answers: Answers): Edit | undefined {
  const { meanings, unique, writeOnly } = registry[description.type]
  const bound = new Set([...meanings.map(({ path }) => path), ...unique.flat(), ...writeOnly])
  const questions = questionsOf(editDefinition(description, 'edit').elements).filter(
    ({ id }) => !bound.has(id),
  )
  const found = changeOf(questions, answers, '')
  if (found) return { ...found, after: found.entered }
  const rows = questions.filter(({ type }) => type === 'Repeater')
  return (
    rows.flatMap((element) => rowEditOf(element, answers[element.id]) ?? [])[0] ??
    rows.flatMap((element) => oneMoreRow(element, answers[element.id]) ?? [])[0]
  )
}

/** A row that is like the first. */
function oneMoreRow(element: Element, rows: Answer | undefined): Edit | undefined {
  const all = listOf(rows)
  const [first] = all
  if (!isRecord(first)) return undefined
  const { _rowId, ...row } = first
  return { element, entered: [...all.map(() => ({})), row], after: [...all, row] }
}

/** Something in the first row of a list. */
function rowEditOf(element: Element, rows: Answer | undefined): Edit | undefined {
  const [first, ...others] = listOf(rows)
  if (!isRecord(first)) return undefined
  const found = changeOf(questionsOf(element.children ?? []), first, `${element.id}.`)
  if (!found) return undefined
  const changed = { [found.element.id]: found.entered }
  return { element, entered: [changed], after: [{ ...first, ...changed }, ...others] }
}

function changeOf(
  questions: readonly Element[],
  answers: Answers,
  prefix: string,
): Omit<Edit, 'after'> | undefined {
  for (const change of changes) {
    for (const element of questions) {
      const now = answers[element.id]
      const isInAbsent = now === undefined && element.id.slice(prefix.length).includes('.')
      const entered = isInAbsent ? undefined : change(element, now)
      if (entered !== undefined) return { element, entered }
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
  ({ type, validation }, now) =>
    type === 'Integer' && typeof now === 'number' && now + 1 <= (validation?.max ?? now + 1)
      ? now + 1
      : undefined,
  ({ id, type, repeats }, now) =>
    type === 'Date' && !repeats && !id.includes('.') ? nextDay(now) : undefined,
  ({ id, type, options, multiple }, now) =>
    type === 'Choice' && !multiple && !id.endsWith('.one-of')
      ? options?.find(({ code }) => code !== now)?.code
      : undefined,
]

function isPlainText({ type, display, structure, repeats, validation }: Element): boolean {
  if ((type !== 'Text' && type !== 'String') || structure !== undefined) return false
  return display === undefined && repeats === undefined && !validation?.pattern
}

function otherText({ validation }: Element, now: string): string | undefined {
  const next = `${now.slice(0, (validation?.maxLength ?? 500) - 2)} b`
  return next === now ? undefined : next
}

function nextDay(now: Answer | undefined): string {
  const day = typeof now === 'string' ? Date.parse(now) : Date.parse('2026-03-04')
  return new Date(day + 86_400_000).toISOString().slice(0, 10)
}
