import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { wordsOf } from '#shared/words/fold.ts'
import { planFilter, type RowCondition, type SearchTables } from './plan-filter.ts'

export const mostFilters = 30
/** Words that one filter looks at. */
const mostWords = 8
/** Words, other filters and longer lists of values count together, so that no search costs more than so many conditions. */
const mostConditions = 60
const valuesPerCondition = 25
/** So many sets may be joined: few enough that the planner looks at all orders at once. */
const mostJoined = 3

/** Over the limits a search is refused before anything is looked at, with a sentence that says what to do. */
export function withinLimits(entry: TypeEntry, filters: readonly Filter[]): Outcome<void> {
  if (filters.length > mostFilters) return tooManyFilters()
  const count = onlyOnce(entry, filters).reduce((sum, { filter }) => sum + sizeOf(entry, filter), 0)
  const parameters = { count, limit: mostConditions, values: valuesPerCondition }
  return count > mostConditions ? tooMany('stores.too-many-conditions', parameters) : succeeded(undefined)
}

/** What the filters of one search ask of a row, each thing once. */
export function conditionsOf(
  entry: TypeEntry,
  tables: SearchTables,
  filters: readonly Filter[],
): Outcome<readonly RowCondition[]> {
  const conditions: RowCondition[] = []
  for (const { filter, index } of onlyOnce(entry, filters)) {
    const planned = planFilter(entry, tables, filter)
    if ('trouble' in planned) return refusedFilter(index, planned.trouble, filter)
    conditions.push(...planned.conditions)
  }
  return succeeded(apart(conditions))
}

export function tooManyFilters(): Outcome<never> {
  return tooMany('stores.too-many-filters', { limit: mostFilters })
}

type Asked = { readonly filter: Filter; readonly index: number }

/**
 * The same filter twice asks nothing more, and neither does a word that another word of the same field begins with: what is left
 * finds different tokens, so however many words there are, they cost no more than the field has tokens.
 */
function onlyOnce(entry: TypeEntry, filters: readonly Filter[]): readonly Asked[] {
  const known = askedOnce.get(filters)
  if (known?.entry === entry) return known.asked
  const asked = withoutRepetition(entry, filters)
  askedOnce.set(filters, { entry, asked })
  return asked
}

/** The same filters are looked at when a search is understood and again when it is done. */
const askedOnce = new WeakMap<
  readonly Filter[],
  { readonly entry: TypeEntry; readonly asked: readonly Asked[] }
>()

function withoutRepetition(entry: TypeEntry, filters: readonly Filter[]): readonly Asked[] {
  const words = new Map<string, Set<string>>()
  for (const filter of filters)
    if (isOfWords(entry, filter))
      words.set(filter.field, (words.get(filter.field) ?? new Set()).union(new Set(wordsIn(filter))))
  const seen = new Set<string>()
  return filters.flatMap((filter, index) => {
    const isText = isOfWords(entry, filter)
    if (isText && wordsIn(filter).length === 0) return [{ filter: { ...filter, value: [] }, index }]
    const key = isText ? `words ${filter.field}` : JSON.stringify(filter)
    if (seen.has(key)) return []
    seen.add(key)
    if (!isText) return [{ filter, index }]
    return [{ filter: { ...filter, value: telling(words.get(filter.field) ?? new Set()) }, index }]
  })
}

function isOfWords(entry: TypeEntry, { field, op }: Filter): boolean {
  return (op === 'contains' || op === 'startsWith') && entry.texts.some((each) => each.field === field)
}

function wordsIn({ value }: Filter): readonly string[] {
  return typeof value === 'string' ? wordsOf(value).slice(0, mostWords) : []
}

function telling(words: ReadonlySet<string>): readonly string[] {
  const all = [...words]
  return all.filter((word) => !all.some((other) => other !== word && other.startsWith(word)))
}

function sizeOf(entry: TypeEntry, filter: Filter): number {
  const { value } = filter
  if (!Array.isArray(value)) return 1
  return isOfWords(entry, filter) ? value.length : 1 + Math.floor(value.length / valuesPerCondition)
}

/**
 * Of more than a few sets of rows the planner tries one order of joining after the other, thirty of them for half a minute. Each is
 * then a set of its own, made once, in which a row is looked up: so a search costs what its conditions cost one by one.
 */
function apart(conditions: readonly RowCondition[]): readonly RowCondition[] {
  if (conditions.filter(({ isSet }) => isSet).length <= mostJoined) return conditions
  return conditions.map((each) =>
    each.isSet ? { ...each, condition: sql`(${each.condition}) is true` } : each,
  )
}

function refusedFilter(index: number, message: string, { field }: Filter): Outcome<never> {
  return refuse(`/${index}`, message, { kind: 'malformed', parameters: { field } })
}

function tooMany(message: string, parameters: Readonly<Record<string, number>>): Outcome<never> {
  return refuse('', message, { parameters })
}
