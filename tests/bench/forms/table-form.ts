import type { Answers } from '#shared/answers/answer.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

const letters = Array.from({ length: 10 }, (_, index) => `c${index + 1}`)

/** For the benchmark of forms: a table of so many rows and ten columns of numbers, each with its sum below, and what stands in it. */
export function tableForm(rows: number): { readonly definition: Definition; readonly given: Answers } {
  const columns = letters.map((id): Element => ({ id, type: 'Integer', label: id.toUpperCase() }))
  const sums = letters.map(
    (id): Element => ({
      id: `sum_${id}`,
      type: 'Integer',
      label: `Sum of ${id.toUpperCase()}`,
      width: 2,
      calculation: { kind: 'Sum', sources: [`table.*.${id}`] },
    }),
  )
  const ids = Array.from({ length: rows }, (_, index) => `r${index + 1}`)
  const table: Element = {
    id: 'table',
    type: 'Grid',
    label: 'Table',
    rows: ids.map((id) => ({ id, label: `Row ${id}` })),
    columns,
  }
  const row = (index: number) => Object.fromEntries(letters.map((id, place) => [id, index + place]))
  return {
    definition: { elements: [table, ...sums] },
    given: { table: { rows: Object.fromEntries(ids.map((id, index) => [id, row(index)])) } },
  }
}
