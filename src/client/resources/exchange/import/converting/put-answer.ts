import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { AnswerPlace } from './import-field.ts'

/** The converted answers of an imported line with a value at its place; rows and entries before it that are not there yet begin empty. */
export function putAnswer(answers: Answers, place: AnswerPlace, value: Answer): Answers {
  const { root, row, child } = place
  if (row === undefined || child === undefined)
    return { ...answers, [root]: inEntry(answers[root], place, value) }
  const rows = withPlace(listOf(answers[root]), row, (index) => ({ _rowId: `row-${index}` }))
  const changed = rows.map((each, index) => {
    if (index !== row || !isRecord(each)) return each
    return { ...each, [child]: inEntry(each[child], place, value) }
  })
  return { ...answers, [root]: changed }
}

/** The answers without the rows and entries that stayed empty. */
export function withoutEmpty(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      Array.isArray(answer) ? answer.filter(isFilled) : answer,
    ]),
  )
}

function isFilled(entry: Answer): boolean {
  return !isRecord(entry) || Object.keys(entry).some((name) => name !== '_rowId')
}

function inEntry(before: Answer | undefined, { entry, part }: AnswerPlace, value: Answer): Answer {
  if (part === undefined) return value
  if (entry === undefined) return { ...(isRecord(before) ? before : {}), [part]: value }
  return withPlace(listOf(before), entry, () => ({})).map((each, index) =>
    index === entry && isRecord(each) ? { ...each, [part]: value } : each,
  )
}

function withPlace(
  list: readonly Answer[],
  index: number,
  empty: (index: number) => Answer,
): readonly Answer[] {
  const missing = Math.max(0, index + 1 - list.length)
  return [...list, ...Array.from({ length: missing }, (_, offset) => empty(list.length + offset))]
}
