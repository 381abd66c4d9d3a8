import { equal } from '#shared/patch/equal.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { FieldFacts } from './field-facts.ts'

/** One field in which two versions differ; a side is empty where nothing stands. */
export type Difference = {
  readonly key: string
  /** From the outside in: "Care team", "2", "Role". */
  readonly labels: readonly string[]
  readonly before: string
  readonly after: string
}

type Fields = Readonly<Record<string, unknown>>

/** What the server keeps about a row, and what only repeats other fields. */
const bookkeeping = new Set(['meta', 'display', 'id', 'resourceType', 'partition', 'statusHistory', '_rowId'])

/** The fields in which two versions of a record differ, in words. */
export function differences(before: object, after: object, facts: FieldFacts): readonly Difference[] {
  return [...inFields(membersOf(before), membersOf(after), { path: '', key: '', labels: [], facts })]
}

type Place = {
  readonly path: string
  readonly key: string
  readonly labels: readonly string[]
  readonly facts: FieldFacts
}

function* inFields(before: Fields, after: Fields, place: Place): Generator<Difference> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (bookkeeping.has(name)) continue
    const path = place.path === '' ? name : `${place.path}.${name}`
    const labels = [...place.labels, place.facts.label(path)]
    yield* between(before[name], after[name], { ...place, path, key: `${place.key}/${name}`, labels })
  }
}

function* between(before: unknown, after: unknown, place: Place): Generator<Difference> {
  if (same(before, after)) return
  if (hasRows(before) || hasRows(after)) yield* inRows(rowsOf(before), rowsOf(after), place)
  else if (hasFields(before) || hasFields(after)) yield* inFields(fieldsOf(before), fieldsOf(after), place)
  else yield difference(before, after, place)
}

function difference(before: unknown, after: unknown, { path, key, labels, facts }: Place): Difference {
  const [one, other] = [facts.text(path, before), facts.text(path, after)]
  if (one !== other) return { key, labels, before: one, after: other }
  return { key, labels, before: plain(before), after: plain(after) }
}

/** Two values that read alike and are not: as they are stored. */
function plain(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}

function* inRows(before: readonly Fields[], after: readonly Fields[], place: Place): Generator<Difference> {
  const [old, now] = [keyed(before), keyed(after)]
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(key), now.get(key)]
    const labels = [...place.labels, String((other ?? one)?.number)]
    yield* inFields(one?.row ?? {}, other?.row ?? {}, { ...place, key: `${place.key}/${key}`, labels })
  }
}

type Keyed = ReadonlyMap<string, { readonly row: Fields; readonly number: number }>

/** A row is the same row by its id; without one, by its place. */
function keyed(rows: readonly Fields[]): Keyed {
  return new Map(
    rows.map((row, index) => [typeof row.id === 'string' ? row.id : `#${index}`, { row, number: index + 1 }]),
  )
}

function same(before: unknown, after: unknown): boolean {
  if (before === undefined || after === undefined) return before === after
  return equal(before, after) || sameReference(before, after)
}

/** What a reference is called may change without it. */
function sameReference(before: unknown, after: unknown): boolean {
  if (!isStub(before) || !isStub(after)) return false
  return (
    before.id === after.id &&
    before.resourceType === after.resourceType &&
    before.versionId === after.versionId
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStub(value: unknown): value is Fields {
  return isFields(value) && typeof value.id === 'string' && typeof value.resourceType === 'string'
}

/** An object that is looked into: neither a reference nor a coded value, which are one value each. */
function hasFields(value: unknown): boolean {
  if (isStub(value) || !isFields(value)) return false
  return typeof value.code !== 'string' || (value.display === undefined && value.list === undefined)
}

function hasRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(hasFields)
}

function rowsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}
