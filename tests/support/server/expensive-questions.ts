import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'

/** A query with its options, as costly as the limits allow. */
export type Question = { readonly path: string; readonly filters: readonly Filter[] }

const mostFilters = 30
const mostConditions = 60
const mostWords = 8
const largestPage = 500

/** All filters that may be costly about a type whose rows all have these tokens; the type may not allow each of them. */
export function costlyFilters(entry: TypeEntry, tokens: readonly string[]): readonly Filter[] {
  return withinLimits(costly(entry, tokens), mostFilters * 4)
}

/**
 * The most expensive questions that tests ask a server about a type: as many of these filters as there may be, by the commonest values, the longest words
 * and the widest ranges; in every order, with everything expanded, counted, on the largest page.
 */
export function expensiveQuestions(entry: TypeEntry, costliest: readonly Filter[]): readonly Question[] {
  const expand = Object.keys(entry.expandable).join(',')
  const rest = `pageSize=${largestPage}&total=true${expand === '' ? '' : `&expand=${expand}`}`
  const orders = [...new Set(['meta.lastModified', ...entry.sortable])].flatMap((field) =>
    ['asc', 'desc'].map((order) => `orderBy=${field}&order=${order}`),
  )
  const filters = withinLimits(costliest, mostFilters)
  return orders.map((order) => ({ path: `${entry.collection}/queries?${order}&${rest}`, filters }))
}

function costly(entry: TypeEntry, tokens: readonly string[]): readonly Filter[] {
  const known = tokens.flatMap((token) => {
    const at = token.indexOf('=')
    const field = token.slice(0, at)
    return at > 0 && entry.searchable.some(({ path }) => path === field)
      ? [{ field, value: token.slice(at + 1) }]
      : []
  })
  const words = entry.texts.map(({ field }) => wordsOf(field, tokens)).filter(({ value }) => value !== '')
  const ranges = entry.searchable.filter(({ kind }) => ['text', 'day', 'code', 'coded'].includes(kind))
  return [
    ...words,
    ...known.map(({ field, value }): Filter => ({ field, op: 'startsWith', value: value.slice(0, 1) })),
    ...known.map(({ field, value }): Filter => ({ field, op: 'in', value: [value, ...others(20)] })),
    ...ranges.map(
      ({ path, kind }): Filter =>
        kind === 'day'
          ? { field: path, op: 'ge', value: '1900-01-01' }
          : { field: path, op: 'between', value: [' ', '\u{10FFFF}'] },
    ),
    ...entry.searchable.map(({ path }): Filter => ({ field: path, op: 'exists', value: true })),
    ...entry.searchable.map(({ path }): Filter => ({ field: path, op: 'exists', value: false })),
    ...known.map(({ field }): Filter => ({ field, op: 'nin', value: others(20) })),
  ]
}

/** The longest words of the field, so many as one filter has. */
function wordsOf(field: string, tokens: readonly string[]): Filter {
  const all = tokens
    .filter((token) => token.startsWith(`${field}~`))
    .map((token) => token.slice(field.length + 1))
  const longest = all.toSorted((one, other) => other.length - one.length).slice(0, mostWords)
  return { field, op: 'contains', value: longest.join(' ') }
}

function others(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `nobody-${index}`)
}

function withinLimits(filters: readonly Filter[], most: number): readonly Filter[] {
  const chosen: Filter[] = []
  let size = 0
  for (const filter of filters) {
    const cost = filter.op === 'contains' ? String(filter.value).split(' ').length : 1
    if (chosen.length === most || size + cost > (most / mostFilters) * mostConditions) continue
    chosen.push(filter)
    size += cost
  }
  return chosen
}
