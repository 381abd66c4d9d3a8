import { equal } from '#shared/patch/equal.ts'
import { isArray, isObject, type Json, type JsonObject } from '#shared/patch/patch-operation.ts'

type Copies<Value extends Json> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }
type Pair<Value extends Json> = { readonly base: Value; readonly mine: Value }

/**
 * The base and what was made of it here, with the rows of each list in the order in which the other writer left them: a row that came, went or
 * moved there does not meet what was said here of another one. Where rows came, went or moved here as well, or one that
 * went there was changed here, the list stays as it is, for a person to decide on.
 */
export function withRowsOf(base: JsonObject, mine: JsonObject, theirs: JsonObject): Pair<JsonObject> {
  const before: Record<string, Json> = { ...base }
  const ours: Record<string, Json> = { ...mine }
  for (const [name, other] of Object.entries(theirs)) {
    const [was, is] = [base[name], mine[name]]
    if (was === undefined || is === undefined || other === undefined) continue
    const pair = aligned({ base: was, mine: is, theirs: other })
    before[name] = pair.base
    ours[name] = pair.mine
  }
  return { base: before, mine: ours }
}

function aligned({ base, mine, theirs }: Copies<Json>): Pair<Json> {
  if (isObject(base) && isObject(mine) && isObject(theirs)) return withRowsOf(base, mine, theirs)
  if (!isArray(base) || !isArray(mine) || !isArray(theirs)) return { base, mine }
  const copies = { base: rowsOf(base), mine: rowsOf(mine), theirs: rowsOf(theirs) }
  const { base: was, mine: is, theirs: other } = copies
  if (!was || !is || !other || !equal([...was.keys()], [...is.keys()])) return { base, mine }
  const isLost = [...was].some(([id, row]) => !other.has(id) && !equal(row, is.get(id) ?? null))
  if (isLost) return { base, mine }
  const rows = [...other].map(([id, row]) => {
    const [before, ours] = [was.get(id), is.get(id)]
    return before && ours ? withRowsOf(before, ours, row) : { base: row, mine: row }
  })
  return { base: rows.map((row) => row.base), mine: rows.map((row) => row.mine) }
}

/** The rows of a list by their ids, in their order; undefined where it is a list of something else. */
function rowsOf(list: readonly Json[]): ReadonlyMap<string, JsonObject> | undefined {
  const rows = new Map(
    list.flatMap((row) => (isObject(row) && typeof row.id === 'string' ? [[row.id, row] as const] : [])),
  )
  return rows.size === list.length ? rows : undefined
}
