import type { Locator } from 'playwright'
import { filterDefinition } from '#client/resources/filtering/filter-definition.ts'
import { operatorsOf } from '#client/resources/rows/operators-of.ts'
import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { valuesAt } from '#shared/patch/values-at.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { fillForm } from './fill-form.ts'
import type { Lane } from './lane.ts'
import { named } from './named.ts'
import { said } from './words-of-code.ts'

/** A condition that a row fulfils, as it is entered. */
export type Sought = { readonly column: Column; readonly op: FilterOperator; readonly answer: Answer }

/** In the walk through every type: something to look for the row by, chosen by the seed; undefined when its type cannot be searched by anything that it has. */
export function soughtBy(lane: Lane, { columns }: ScreenDescription, row: object): Sought | undefined {
  const all = columns.flatMap((column) => {
    const [value] = valuesAt(row, column.path)
    const sought = value === undefined ? undefined : conditionOf(column, value as Answer)
    return sought && operatorsOf(column).some(({ op }) => op === sought.op) ? [sought] : []
  })
  return chanceFrom(lane.seed).pick(all)
}

function conditionOf(column: Column, value: Answer): Sought | undefined {
  switch (column.kind) {
    case 'code':
      return { column, op: 'in', answer: [value] }
    case 'coded':
      return isRecord(value) && value.code ? { column, op: 'in', answer: [value.code] } : undefined
    case 'boolean':
    case 'number':
    case 'reference':
    case 'approximate':
    case 'time':
      return { column, op: 'eq', answer: value }
    case 'day':
      return { column, op: 'between', answer: value }
    case 'instant':
      return { column, op: 'ge', answer: String(value).slice(0, 4).concat('-01-01') }
    case 'name':
      return isRecord(value) && value.family ? wordsOf(column, String(value.family)) : undefined
    case 'text':
      return column.hasWords ? wordsOf(column, String(value)) : { column, op: 'eq', answer: value }
  }
}

function wordsOf(column: Column, text: string): Sought | undefined {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0]
  return word ? { column, op: 'contains', answer: word } : undefined
}

/** Enters a condition in the list's own dialog, and leaves the list with nothing but it. */
export async function filterBy(lane: Lane, { column, op, answer }: Sought): Promise<void> {
  const { page, timezone } = lane
  const dialog = await openDialog(lane)
  await dialog.getByLabel(said('resources.field')).selectOption(column.path)
  const comparison = dialog.getByLabel(said('resources.comparison'))
  if (operatorsOf(column).length > 1) await comparison.selectOption(op === 'in' ? 'in' : op)
  const value = await named(lane, answer)
  const answers = op === 'between' ? { value, until: value } : { value }
  await fillForm({ place: dialog, elements: filterDefinition(column, op).elements, timezone }, answers)
  await dialog.getByRole('button', { name: said('resources.apply-filter') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .loading'))
}

async function openDialog({ page }: Lane): Promise<Locator> {
  await page.getByRole('button', { name: said('resources.add-filter') }).click()
  const dialog = page.getByRole('dialog', { name: said('resources.add-filter') })
  await dialog.waitFor()
  return dialog
}
