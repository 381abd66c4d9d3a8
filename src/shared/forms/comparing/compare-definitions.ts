import type { Element } from '#shared/forms/definition.ts'
import { areEqual, fieldsOf, isCoded, isCondition, isStub, isWhole, keptByServer } from './fields-of.ts'
import { countThemselves, type Keyed, keyedRows, movedKeys, nameOf } from './keyed-rows.ts'
import { type Placed, placedElements } from './placed-elements.ts'
import type { VersionChange, WayStep } from './version-change.ts'

type Fields = { readonly [name: string]: unknown }
type Place = { readonly at: readonly WayStep[]; readonly among: ReadonlyMap<string, Element> }
type Pair = readonly [before: unknown, after: unknown]

/**
 * Every difference between two versions of a definition, of whatever type; equal ones have none. What the server keeps about
 * them is none. A part whose whole definition stands in the place of its reference is looked into.
 */
export function compareDefinitions(before: object, after: object): readonly VersionChange[] {
  return [...inDefinition([before, after], { at: [], among: new Map() })]
}

function* inDefinition([before, after]: Pair, place: Place): Generator<VersionChange> {
  const [old, now] = [fieldsOf(before) ?? {}, fieldsOf(after) ?? {}]
  const among = new Map([...elementsById(old.elements), ...elementsById(now.elements)])
  const drop = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !keptByServer.has(name)))
  yield* inFields(drop(old), drop(now), { at: place.at, among })
}

function elementsById(elements: unknown): ReadonlyMap<string, Element> {
  return new Map(placedElements(elements).map(({ element }) => [element.id, element]))
}

function* inFields(before: Fields, after: Fields, place: Place): Generator<VersionChange> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const pair: Pair = [before[name], after[name]]
    if (same(pair)) continue
    yield* inField(name, pair, { ...place, at: [...place.at, { kind: 'field', name }] })
  }
}

function* inField(name: string, pair: Pair, place: Place): Generator<VersionChange> {
  const found = name === 'elements' ? [...inElements(pair, place)] : [...inValue(pair, place)]
  if (found.length > 0) yield* found
  else if (name !== 'elements' && !sameMeant(pair)) yield set(pair, place)
}

function* inValue(pair: Pair, place: Place): Generator<VersionChange> {
  const [before, after] = pair
  if (pair.every(isList)) yield* inRows(listOf(before), listOf(after), place)
  else if (pair.every(isWhole) && keyOfWhole(before) === keyOfWhole(after)) yield* inWhole(pair, place)
  else if (pair.every(hasFields)) yield* inFields(fieldsOf(before) ?? {}, fieldsOf(after) ?? {}, place)
  else yield set(pair, place)
}

/** A list that is there on one side only has all its rows added or removed. */
function isList(value: unknown): boolean {
  return value === undefined || Array.isArray(value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** An object that is looked into. */
function hasFields(value: unknown): boolean {
  if (value === undefined) return true
  return fieldsOf(value) !== undefined && ![isCondition, isStub, isWhole, isCoded].some((is) => is(value))
}

function keyOfWhole(value: unknown): string {
  const { resourceType, key } = fieldsOf(value) ?? {}
  return `${String(resourceType)} ${String(key)}`
}

/** The part of another definition is called as that is. */
function* inWhole(pair: Pair, place: Place): Generator<VersionChange> {
  yield* inDefinition(pair, { ...place, at: [...place.at, stepTo(pair[1])] })
}

function* inElements([before, after]: Pair, place: Place): Generator<VersionChange> {
  const [old, now] = [byKey(placedElements(before)), byKey(placedElements(after))]
  for (const [key, one] of old) if (!now.has(key)) yield gone(one.element, place)
  const moved = new Set(movedElements([...old.values()], [...now.values()]))
  for (const [key, one] of now) {
    const former = old.get(key)
    const at = [...place.at, stepTo(one.element)]
    if (!former) yield { did: 'added', at, among: place.among, after: one.element }
    else {
      if (moved.has(key)) yield { did: 'moved', at, among: place.among }
      yield* inFields(without(former.element), without(one.element), { ...place, at })
    }
  }
}

function without({ children: _children, ...own }: Element): Fields {
  return own
}

function byKey(placed: readonly Placed[]): ReadonlyMap<string, Placed> {
  return new Map(placed.map((one) => [one.key, one]))
}

/** Those under another group than before, and those in another order under the same one. */
function movedElements(before: readonly Placed[], after: readonly Placed[]): readonly string[] {
  const parents = new Map(before.map(({ key, parent }) => [key, parent]))
  const left = after.filter(({ key, parent }) => parents.has(key) && parents.get(key) !== parent)
  const groups = Map.groupBy(after, ({ parent }) => parent)
  const within = [...groups].flatMap(([parent, rows]) =>
    movedKeys(
      before.filter((one) => one.parent === parent).map(({ key }) => key),
      rows.filter(({ key }) => parents.get(key) === parent).map(({ key }) => key),
    ),
  )
  return [...left.map(({ key }) => key), ...within]
}

function* inRows(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
): Generator<VersionChange> {
  const [old, now] = [rowsByKey(before), rowsByKey(after)]
  const isCounted = countThemselves(before) && countThemselves(after)
  for (const [key, { row }] of old) if (!now.has(key)) yield gone(row, place)
  const moved = new Set(movedKeys([...old.keys()], [...now.keys()]))
  for (const [key, one] of now) {
    const former = old.get(key)
    const at = [...place.at, stepTo(one.row, one.name)]
    if (!former) yield { did: 'added', at, among: place.among, after: one.row }
    else {
      if (moved.has(key)) yield { did: 'moved', at, among: place.among }
      yield* inRow([former.row, one.row], isCounted, { ...place, at })
    }
  }
}

function* inRow(pair: Pair, isCounted: boolean, place: Place): Generator<VersionChange> {
  const counted = (row: unknown) => {
    const { order, ...rest } = fieldsOf(row) ?? {}
    return isCounted ? rest : { ...rest, ...(order === undefined ? {} : { order }) }
  }
  if (same(pair)) return
  if (pair.every((row) => row !== undefined && hasFields(row)))
    yield* inFields(counted(pair[0]), counted(pair[1]), place)
  else yield set(pair, place)
}

function rowsByKey(rows: readonly unknown[]): ReadonlyMap<string, Keyed> {
  return new Map(keyedRows(rows).map((row) => [row.key, row]))
}

function gone(row: unknown, place: Place): VersionChange {
  return { did: 'removed', at: [...place.at, stepTo(row)], among: place.among, before: row }
}

function set([before, after]: Pair, { at, among }: Place): VersionChange {
  return {
    did: 'set',
    at,
    among,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}

/** Nothing is different but what is none: what the server keeps about parts, and how rows are counted that stand in the same order. */
function sameMeant([before, after]: Pair): boolean {
  return before !== undefined && after !== undefined && same([meant(before), meant(after)])
}

function meant(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = keyedRows(value).map(({ row }) => meant(row))
    return countThemselves(value) ? rows.map((row) => uncounted(row)) : rows
  }
  const fields = fieldsOf(value)
  if (!fields) return value
  const isPart = isWhole(value) || isStub(value)
  const own = isStub(value)
    ? ['id']
    : Object.keys(fields).filter((name) => !isPart || !keptByServer.has(name))
  return Object.fromEntries(own.map((name) => [name, meant(fields[name])]))
}

function uncounted(row: unknown): unknown {
  const { order: _order, ...rest } = fieldsOf(row) ?? {}
  return rest
}

function stepTo(row: unknown, name?: string): WayStep {
  const { id, resourceType, type, kind } = fieldsOf(row) ?? {}
  const called = nameOf(row) ?? name ?? ''
  const told = isWhole(row) ? resourceType : (type ?? kind)
  return {
    kind: 'part',
    id: typeof id === 'string' ? id : called,
    name: called,
    ...(typeof told === 'string' ? { type: told } : {}),
  }
}

/** What a reference is called, and which keeping of the same row it names, is no difference. */
function same([before, after]: Pair): boolean {
  if (before === undefined || after === undefined) return before === after
  if (areEqual(before, after)) return true
  const [one, other] = [fieldsOf(before), fieldsOf(after)]
  return isStub(before) && isStub(after) && one?.id === other?.id && one?.resourceType === other?.resourceType
}
