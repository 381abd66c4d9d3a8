import { fieldsOf, firstText, isCoded, isStub } from './fields-of.ts'

/** One row of a list: by what it is the same row in another version, and what people call it. */
export type Keyed = { readonly key: string; readonly name: string; readonly row: unknown }

const names = ['label', 'title', 'name', 'display', 'text', 'message', 'code', 'key', 'id']

/** The rows of a list by their ids, codes or values; where these do not tell rows apart, by their places. */
export function keyedRows(rows: readonly unknown[]): readonly Keyed[] {
  const keys = rows.map(keyOf)
  const areTelling = new Set(keys).size === keys.length && !keys.includes(undefined)
  return inOrder(rows).map((row, index) => ({
    key: (areTelling ? keyOf(row) : undefined) ?? `#${index + 1}`,
    name: nameOf(row) ?? `${index + 1}`,
    row,
  }))
}

/** Rows that count themselves stand as they count. */
function inOrder(rows: readonly unknown[]): readonly unknown[] {
  return countThemselves(rows)
    ? rows.toSorted((one, other) => Number(fieldsOf(one)?.order) - Number(fieldsOf(other)?.order))
    : rows
}

/** True where every row says its place in a field `order`, which then is no difference by itself. */
export function countThemselves(rows: readonly unknown[]): boolean {
  const places = rows.map((row) => fieldsOf(row)?.order)
  return places.every((place) => typeof place === 'number') && new Set(places).size === rows.length
}

function keyOf(row: unknown): string | undefined {
  const fields = fieldsOf(row)
  if (!fields) return Array.isArray(row) ? undefined : `${typeof row} ${String(row)}`
  return firstText(fields, isStub(row) || !isCoded(row) ? ['id', 'code', 'key'] : ['code'])
}

/** What people call a row. */
export function nameOf(row: unknown): string | undefined {
  const fields = fieldsOf(row)
  if (fields) return firstText(fields, names)
  return row === null || Array.isArray(row) ? undefined : String(row)
}

/** The keys that stand in another order than before, as few as explain it. */
export function movedKeys(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(before.map((key, index) => [key, index]))
  const kept = after.filter((key) => places.has(key))
  const staying = longestRising(kept.map((key) => places.get(key) ?? 0))
  return kept.filter((_key, index) => !staying.has(index))
}

/** The places in the list of a longest run of rising numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = []
  const previous: number[] = []
  for (const [index, number] of numbers.entries()) {
    const found = tails.findIndex((tail) => (numbers[tail] ?? 0) >= number)
    const length = found < 0 ? tails.length : found
    previous.push(tails[length - 1] ?? -1)
    tails[length] = index
  }
  const staying = new Set<number>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) staying.add(index)
  return staying
}
