import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { operatorsOf } from './operators-of.ts'

/** One condition on the rows; a reference's value is `Type/id`, a day's `2026-11-24`. */
export type Condition = {
  readonly field: string
  readonly op: FilterOperator
  readonly value: string | boolean | readonly string[]
}

/** How a list's rows are looked at: all of it stands in the address, so it can be kept and sent. */
export type ListView = {
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly columns: readonly string[]
  readonly conditions: readonly Condition[]
  readonly includeDeleted: boolean
}

type Search = Readonly<Record<string, string | undefined>>

/** The type as it is meant to be seen. */
export function ownView({ sort, defaultColumns }: ScreenDescription): ListView {
  return { sort, columns: defaultColumns, conditions: [], includeDeleted: false }
}

/** The view that an address asks for: `base`, such as a saved view, with what was changed upon it. What does not fit the type is left out. */
export function viewOf(
  search: Search,
  description: ScreenDescription,
  base = ownView(description),
): ListView {
  return {
    sort: sortOf(search, description) ?? base.sort,
    columns: columnsOf(search.columns, description) ?? base.columns,
    conditions: search.where === undefined ? base.conditions : conditionsOf(search.where, description),
    includeDeleted: search.deleted === undefined ? base.includeDeleted : search.deleted === 'true',
  }
}

/** The search part of the address of a view; what is the base's own is not written. */
export function searchOfView(
  view: ListView,
  description: ScreenDescription,
  base = ownView(description),
): Search {
  const isOwnSort = view.sort.field === base.sort.field && view.sort.order === base.sort.order
  const isOwnColumns = view.columns.join() === base.columns.join()
  const where = textOf(view.conditions)
  return {
    sort: isOwnSort ? undefined : view.sort.field,
    order: isOwnSort ? undefined : view.sort.order,
    columns: isOwnColumns ? undefined : view.columns.join(','),
    where: where === textOf(base.conditions) ? undefined : where,
    deleted: view.includeDeleted === base.includeDeleted ? undefined : String(view.includeDeleted),
  }
}

/** Whether two views show the same. */
export function sameView(one: ListView, other: ListView, description: ScreenDescription): boolean {
  return Object.values(searchOfView(one, description, other)).every((word) => word === undefined)
}

function textOf(conditions: readonly Condition[]): string {
  return JSON.stringify(conditions.map(({ field, op, value }) => [field, op, value]))
}

function sortOf(search: Search, { columns }: ScreenDescription): ListView['sort'] | undefined {
  const field = columns.find(({ path, sortable }) => sortable && path === search.sort)?.path
  if (field === undefined) return undefined
  return { field, order: search.order === 'desc' ? 'desc' : 'asc' }
}

function columnsOf(text: string | undefined, { columns }: ScreenDescription): readonly string[] | undefined {
  const known = new Set(columns.map(({ path }) => path))
  const asked = (text ?? '').split(',').filter((path) => known.has(path))
  return asked.length > 0 ? [...new Set(asked)] : undefined
}

/** The conditions that fit the type. */
export function conditionsOf(text: string | undefined, { columns }: ScreenDescription): readonly Condition[] {
  const listed = parsed(text)
  if (!Array.isArray(listed)) return []
  return listed.flatMap((each) => conditionOf(each, columns))
}

function conditionOf(each: unknown, columns: readonly Column[]): readonly Condition[] {
  if (!Array.isArray(each)) return []
  const [field, op, value] = each
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
