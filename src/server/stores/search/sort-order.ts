import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { isRolledUp } from '#server/stores/rollups/rolled-up.ts'

/** By what rows are put in order: a column where there is one, else the value inside the document. The id decides between equals. */
export type SortOrder = {
  readonly field: string
  readonly expression: RawBuilder<unknown>
  readonly cast: RawBuilder<unknown>
  readonly direction: 'asc' | 'desc'
  /** Never null, so that one range condition finds the next page. */
  readonly isComplete: boolean
  /** Rows can be walked in this order without sorting them. */
  readonly hasIndex: boolean
  /** By the word that was found: rows come as their tokens stand. */
  readonly isMatch?: true
}

/** What a search asks of its order. */
type OrderAsked = {
  readonly orderBy?: string
  readonly order?: 'asc' | 'desc'
  readonly filters?: readonly Filter[]
}

/** `orderBy` for rows by the word that was found: of a great many it is the order that costs nothing. */
export const byMatch = 'match'

const matchOrder: SortOrder = {
  field: byMatch,
  direction: 'asc',
  expression: sql.ref('hit.token'),
  cast: sql`::text`,
  isComplete: true,
  hasIndex: true,
  isMatch: true,
}

/** The order that a search of rows asks for; `match` where it looks for words. */
export function orderFor(
  entry: TypeEntry,
  asked: OrderAsked,
  columns: 'columns' | 'global',
): SortOrder | undefined {
  if (asked.orderBy !== byMatch) return sortOrderOf(entry, asked, columns)
  const looksForWords = asked.filters?.some(
    ({ field, op }) =>
      (op === 'contains' || op === 'startsWith') && entry.texts.some((each) => each.field === field),
  )
  return looksForWords && columns === 'columns' && asked.order !== 'desc' ? matchOrder : undefined
}

/** The order that was asked for, else the type's own; undefined when the field cannot be sorted by. */
export function sortOrderOf(
  entry: TypeEntry,
  asked: { readonly orderBy?: string; readonly order?: 'asc' | 'desc' },
  columns: 'columns' | 'global',
): SortOrder | undefined {
  const field = asked.orderBy ?? entry.sort.field
  const direction = asked.order ?? (asked.orderBy === undefined ? entry.sort.order : 'asc')
  const known = knownOrder(entry, field, columns)
  return known && { field, direction, ...known }
}

/** By type, tables and field, for as many fields as types can be sorted by. */
const knownOrders = new WeakMap<TypeEntry, Map<string, Known>>()

function knownOrder(entry: TypeEntry, field: string, columns: 'columns' | 'global'): Known | undefined {
  const orders = knownOrders.get(entry) ?? new Map<string, Known>()
  knownOrders.set(entry, orders)
  const key = `${columns} ${field}`
  const known = orders.get(key) ?? knownField(entry, field, columns)
  if (known) orders.set(key, known)
  return known
}

type Known = Pick<SortOrder, 'expression' | 'cast' | 'isComplete' | 'hasIndex'>

function knownField(entry: TypeEntry, field: string, columns: 'columns' | 'global'): Known | undefined {
  const { promoted } = entry
  if (field === 'display' || field === promoted.name)
    return { expression: sql.ref('r.name'), cast: sql`::text`, isComplete: true, hasIndex: true }
  if (field === 'id')
    return { expression: sql.ref('r.id'), cast: sql`::uuid`, isComplete: true, hasIndex: false }
  if (field === 'meta.lastModified')
    return {
      expression: sql.ref('r.last_modified'),
      cast: sql`::timestamptz`,
      isComplete: true,
      hasIndex: true,
    }
  if (columns === 'columns' && field === promoted.startAt)
    return { expression: sql.ref('r.start_at'), cast: sql`::timestamptz`, isComplete: false, hasIndex: true }
  if (columns === 'columns' && field === promoted.endAt)
    return { expression: sql.ref('r.end_at'), cast: sql`::timestamptz`, isComplete: false, hasIndex: false }
  if (!entry.sortable.includes(field) && field !== entry.sort.field) return undefined
  const path = (entry.sortKeys[field]?.[0] ?? field).split('.')
  const document = isRolledUp(entry, field) ? sql`coalesce(r.rolled_up, r.content)` : sql`r.content`
  return {
    expression: sql`(${document} #>> ${path}::text[]) collate "C"`,
    cast: sql`::text`,
    isComplete: false,
    hasIndex: false,
  }
}

/** The rows that come after the last one of the page before. Nulls stand last going up and first going down. */
export function afterCondition(
  { expression, cast, direction, isComplete }: SortOrder,
  last: { readonly value: string | null; readonly id: string },
): RawBuilder<unknown> {
  const { value, id } = last
  if (direction === 'asc') {
    if (value === null) return sql`(${expression} is null and r.id > ${id}::uuid)`
    const later = sql`(${expression}, r.id) > (${value}${cast}, ${id}::uuid)`
    return isComplete ? later : sql`(${later} or ${expression} is null)`
  }
  if (value === null)
    return sql`((${expression} is null and r.id < ${id}::uuid) or ${expression} is not null)`
  return sql`(${expression}, r.id) < (${value}${cast}, ${id}::uuid)`
}
