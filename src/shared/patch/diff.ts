import { equal, memberOf, presentNames } from './equal.ts'
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type PatchOperation,
  patchLimits,
} from './patch-operation.ts'
import { writePointer } from './pointer.ts'

/** How deep the comparison goes before a whole value is replaced; the next one is tried when a patch grows too long. */
const depths = [patchLimits.segments, 6, 4, 3, 2, 1, 0] as const

/**
 * The operations that turn `before` into `after`; none when they are equal. Lists of objects with ids are matched by id,
 * so that a row that was inserted or moved stays the same row. Never more operations than a patch may hold.
 */
export function diff(before: Json, after: Json): readonly PatchOperation[] {
  for (const depth of depths) {
    const operations = differences(before, after, { at: [], depth })
    if (operations.length <= patchLimits.operations) return operations
  }
  return [{ op: 'replace', path: '', value: after }]
}

type Place = { readonly at: readonly string[]; readonly depth: number }

function differences(before: Json, after: Json, place: Place): readonly PatchOperation[] {
  if (equal(before, after)) return []
  if (place.at.length < place.depth) {
    if (isObject(before) && isObject(after)) return objectDifferences(before, after, place)
    if (isArray(before) && isArray(after)) return arrayDifferences(before, after, place)
  }
  return [{ op: 'replace', path: writePointer(place.at), value: after }]
}

function objectDifferences(before: JsonObject, after: JsonObject, place: Place): readonly PatchOperation[] {
  const names = presentNames(before)
  const gone = names.filter((name) => !isPresent(after, name))
  const kept = names.filter((name) => isPresent(after, name))
  const fresh = presentNames(after).filter((name) => !isPresent(before, name))

  return [
    ...gone.map((name): PatchOperation => ({ op: 'remove', path: pathTo(place, name) })),
    ...kept.flatMap((name) =>
      differences(memberOf(before, name), memberOf(after, name), within(place, name)),
    ),
    ...fresh.map(
      (name): PatchOperation => ({ op: 'add', path: pathTo(place, name), value: memberOf(after, name) }),
    ),
  ]
}

function arrayDifferences(
  before: readonly Json[],
  after: readonly Json[],
  place: Place,
): readonly PatchOperation[] {
  const idsBefore = idsOf(before)
  const idsAfter = idsOf(after)
  return idsBefore && idsAfter
    ? rowDifferences({ rows: before, ids: idsBefore }, { rows: after, ids: idsAfter }, place)
    : positionDifferences(before, after, place)
}

/** Plain lists: what is the same at both ends stays, the middle is compared place by place. */
function positionDifferences(
  before: readonly Json[],
  after: readonly Json[],
  place: Place,
): readonly PatchOperation[] {
  const shorter = Math.min(before.length, after.length)
  const start = countWhile(shorter, (index) => same({ one: before, at: index }, after, index))
  const end = countWhile(shorter - start, (index) =>
    same({ one: before, at: before.length - 1 - index }, after, after.length - 1 - index),
  )
  const common = shorter - start - end
  const surplus = before.length - after.length

  const changed = count(common).flatMap((offset) => {
    const index = start + offset
    return differences(before[index] ?? null, after[index] ?? null, within(place, String(index)))
  })
  const removed = count(Math.max(surplus, 0)).map((offset): PatchOperation => {
    return { op: 'remove', path: pathTo(place, String(start + common + surplus - 1 - offset)) }
  })
  const added = count(Math.max(-surplus, 0)).map((offset): PatchOperation => {
    const index = start + common + offset
    return { op: 'add', path: pathTo(place, String(index)), value: after[index] ?? null }
  })
  return [...changed, ...removed, ...added]
}

type Rows = { readonly rows: readonly Json[]; readonly ids: readonly string[] }

/** Lists of rows with ids: removals from the end, then each place in turn gets its row, by staying, moving or being added. */
function rowDifferences(before: Rows, after: Rows, place: Place): readonly PatchOperation[] {
  const operations: PatchOperation[] = []
  const current = [...before.ids]
  const wanted = new Set(after.ids)
  for (let index = current.length - 1; index >= 0; index -= 1) {
    if (wanted.has(current[index] ?? '')) continue
    operations.push({ op: 'remove', path: pathTo(place, String(index)) })
    current.splice(index, 1)
  }

  const staying = longestRising(current, after.ids)
  for (const [index, id] of after.ids.entries()) {
    settle({ id, index, value: after.rows[index] ?? null }, { current, staying, place, operations })
  }

  const rowBefore = new Map(before.ids.map((id, index) => [id, before.rows[index] ?? null]))
  const changed = after.ids.flatMap((id, index) => {
    const row = rowBefore.get(id)
    return row === undefined ? [] : differences(row, after.rows[index] ?? null, within(place, String(index)))
  })
  return [...operations, ...changed]
}

type Settling = {
  readonly current: string[]
  readonly staying: ReadonlySet<string>
  readonly place: Place
  readonly operations: PatchOperation[]
}

function settle(
  row: { readonly id: string; readonly index: number; readonly value: Json },
  settling: Settling,
): void {
  const { current, staying, place, operations } = settling
  const path = pathTo(place, String(row.index))
  const at = current.indexOf(row.id)
  if (at < 0) {
    operations.push({ op: 'add', path, value: row.value })
    current.splice(row.index, 0, row.id)
    return
  }
  if (!staying.has(row.id) && at !== row.index) {
    move(current, at, row.index)
    operations.push({ op: 'move', from: pathTo(place, String(at)), path })
    return
  }
  while (current[row.index] !== row.id) {
    const last = current.length - 1
    move(current, row.index, last)
    operations.push({ op: 'move', from: path, path: pathTo(place, String(last)) })
  }
}

function move(ids: string[], from: number, to: number): void {
  ids.splice(to, 0, ...ids.splice(from, 1))
}

/** The ids that may stay where they are because they already stand in the wanted order: a longest rising run of their places. */
function longestRising(current: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(wanted.map((id, index) => [id, index]))
  const places = current.map((id) => placeOf.get(id) ?? 0)
  const tails: number[] = []
  const previous: number[] = []
  for (const [index, at] of places.entries()) {
    const length = countWhile(tails.length, (tail) => (places[tails[tail] ?? 0] ?? 0) < at)
    previous.push(length > 0 ? (tails[length - 1] ?? -1) : -1)
    tails[length] = index
  }

  const staying = new Set<string>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1)
    staying.add(current[index] ?? '')
  return staying
}

function idsOf(rows: readonly Json[]): readonly string[] | undefined {
  const ids = rows.flatMap((row) => (isObject(row) && typeof row.id === 'string' ? [row.id] : []))
  return ids.length === rows.length && new Set(ids).size === ids.length ? ids : undefined
}

function isPresent(object: JsonObject, name: string): boolean {
  return Object.hasOwn(object, name) && object[name] !== undefined
}

function same(
  { one, at }: { readonly one: readonly Json[]; readonly at: number },
  other: readonly Json[],
  there: number,
): boolean {
  return equal(one[at] ?? null, other[there] ?? null)
}

function countWhile(limit: number, holds: (index: number) => boolean): number {
  let counted = 0
  while (counted < limit && holds(counted)) counted += 1
  return counted
}

function count(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index)
}

function within(place: Place, segment: string): Place {
  return { at: [...place.at, segment], depth: place.depth }
}

function pathTo(place: Place, segment: string): string {
  return writePointer([...place.at, segment])
}
