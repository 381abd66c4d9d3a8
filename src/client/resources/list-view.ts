import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { operatorsOf } from './filtering/filter-operators.ts'

/** One condition on the rows; a reference's value is `Type/id`, a day's `2026-11-24`. */
export type Condition = {
  readonly field: string
  readonly op: FilterOperator
  readonly value: string | boolean | readonly string[]
}

/** How a list is looked at: all of it stands in the address, so it can be kept and sent. */
export type ListView = {
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly columns: readonly string[]
  readonly conditions: readonly Condition[]
}

type Search = Readonly<Record<string, string | undefined>>

/** The view that an address asks for; what does not fit the type is left out. */
export function viewOf(search: Search, description: ScreenDescription): ListView {
  return {
    sort: sortOf(search, description),
    columns: columnsOf(search.columns, description),
    conditions: conditionsOf(search.where, description),
  }
}

/** The search part of the address of a view; what is the type's own is not written. */
export function searchOfView(view: ListView, { sort, defaultColumns }: ScreenDescription): Search {
  const isOwnSort = view.sort.field === sort.field && view.sort.order === sort.order
  const isOwnColumns = view.columns.join() === defaultColumns.join()
  return {
    sort: isOwnSort ? undefined : view.sort.field,
    order: isOwnSort ? undefined : view.sort.order,
    columns: isOwnColumns ? undefined : view.columns.join(','),
    where:
      view.conditions.length === 0
        ? undefined
        : JSON.stringify(view.conditions.map(({ field, op, value }) => [field, op, value])),
  }
}

function sortOf(search: Search, { columns, sort }: ScreenDescription): ListView['sort'] {
  const field = columns.find(({ path, sortable }) => sortable && path === search.sort)?.path
  if (field === undefined) return sort
  return { field, order: search.order === 'desc' ? 'desc' : 'asc' }
}

function columnsOf(
  text: string | undefined,
  { columns, defaultColumns }: ScreenDescription,
): readonly string[] {
  const known = new Set(columns.map(({ path }) => path))
  const asked = (text ?? '').split(',').filter((path) => known.has(path))
  return asked.length > 0 ? [...new Set(asked)] : defaultColumns
}

function conditionsOf(text: string | undefined, { columns }: ScreenDescription): readonly Condition[] {
  const listed = parsed(text)
  if (!Array.isArray(listed)) return []
  return listed.flatMap((each) => conditionOf(each, columns))
}

function conditionOf(each: unknown, columns: readonly Column[]): readonly Condition[] {
  if (!Array.isArray(each)) return []
  const [field, op, value] = each as readonly unknown[]
  const column = columns.find(({ path }) => path === field)
  const operator = column && operatorsOf(column).find((choice) => choice.op === op)
  return column && operator && isValue(value) ? [{ field: column.path, op: operator.op, value }] : []
}

function isValue(value: unknown): value is Condition['value'] {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => typeof each === 'string')
  return typeof value === 'boolean' || (typeof value === 'string' && value !== '')
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
