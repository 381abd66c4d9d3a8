import { type Answer, sameAnswer } from '#shared/answers/answer.ts'
import { settle, type Work } from '#shared/forms/filling/settle.ts'
import type { FormContext, ReadValue } from '#shared/forms/reading.ts'

type Outside = { readonly value: Answer | undefined; readonly number: number | undefined }

/** Tells an open form a value from outside. */
export function setContext(work: Work, path: string, { value, number }: Outside): void {
  const { values, numbers } = work.context
  if (sameAnswer(values?.[path], value) && numbers?.[path] === number) return

  changeContext(work, path, { values: { ...values, [path]: value }, numbers: { ...numbers, [path]: number } })
}

/** Tells an open form the rows of a list elsewhere. */
export function setContextRows(work: Work, path: string, rows: readonly ReadValue[]): void {
  const before = work.context.rows
  if (JSON.stringify(before?.[path]) === JSON.stringify(rows)) return
  changeContext(work, path, { rows: { ...before, [path]: rows } })
}

/** Those who read the path are evaluated again. */
function changeContext(work: Work, path: string, change: FormContext): void {
  work.context = { ...work.context, ...change }
  const readers = new Set(work.form.contextReaders.get(path))
  const places = [...work.places.values()].filter((node) => readers.has(node.form))
  settle(work, places, () => undefined)
}
