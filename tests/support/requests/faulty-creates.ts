import fc from 'fast-check'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { diff } from '#shared/patch/diff.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { type Body, type Built, build } from '#tests/support/builders/build.ts'
import { type Fault, faultsIn } from '#tests/support/builders/fault.ts'
import { bytesOf, type DerivedRequest, type Expected, json, type RequestContext } from './derived-request.ts'

const creatable = Object.values(registry).filter(({ verbs }) => verbs.includes('create'))

/** The path of a type's rows below /api/v1. */
export function collectionPath({ practiceKey }: RequestContext, { scope, collection }: TypeEntry): string {
  return scope === 'global' ? `/${collection}` : `/practices/${practiceKey}/${collection}`
}

/** Valid creates of every type, of any size that its schema allows; they are only tried. */
export function validCreates(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  return fc
    .record({ entry: fc.constantFrom(...creatable), seed: fc.nat(1_000_000) })
    .map(({ entry, seed }) => ({
      what: `a valid ${entry.type} of seed ${seed}`,
      method: 'POST',
      path: `${collectionPath(context, entry)}?dryRun=true`,
      headers: json,
      body: bytesOf(settled(build(entry.type, seed), context)),
      expected: { kind: 'right', type: entry.type },
    }))
}

/** For tests of requests: creates with one thing wrong: of another type, missing, unknown, out of range, outside its list, of another form. */
export function faultyCreates(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const choices = fc.record({ entry: fc.constantFrom(...creatable), seed: fc.nat(1_000_000), at: fc.nat() })
  return choices.map(({ entry, seed, at }) => {
    const built = { ...build(entry.type, seed), body: settled(build(entry.type, seed), context) }
    const fault = pick(faultsIn(built), at)
    return {
      what: `${entry.type} of seed ${seed} with ${fault.what}`,
      method: 'POST',
      path: `${collectionPath(context, entry)}?dryRun=true`,
      headers: json,
      body: bytesOf(fault.body),
      expected: wrongAt(fault),
    }
  })
}

/** Changes of rows that are there, with one thing wrong in what they would become. */
export function faultyChanges(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const changeable = [...context.rows].filter(([type]) => registry[type].verbs.includes('update'))
  const choices = fc.record({ row: fc.constantFrom(...changeable), at: fc.nat(), whole: fc.boolean() })
  return choices.map(({ row: [type, row], at, whole }) => {
    const entry = registry[type]
    const faults = faultsIn({ type, body: ownPart(entry, row), references: [] })
    const fault = pick(
      faults.filter((each) => isWrongInChange(entry, each) && !(whole && isRolledUp(entry, each))),
      at,
    )
    const after = changedRow(entry, row, fault.body)
    const operations = diff(asJson(row), asJson(after))
    return {
      what: `${whole ? 'a replacement' : 'a patch'} of a ${type} with ${fault.what}`,
      method: whole ? 'PUT' : 'PATCH',
      path: `${collectionPath(context, entry)}/${row.id}?versionId=${versionOf(row)}&dryRun=true`,
      headers: json,
      body: bytesOf(whole ? after : operations),
      expected: wrongAt(fault),
    }
  })
}

/** Patches that are none, and those that do not fit. */
export function faultyPatches(context: RequestContext): fc.Arbitrary<DerivedRequest> {
  const changeable = [...context.rows].filter(([type]) => registry[type].verbs.includes('update'))
  const operations: readonly (readonly [unknown, string])[] = [
    [{ op: 'replace', path: '/identifiers' }, '/0/value'],
    [{ op: 'change', path: '/identifiers', value: [] }, '/0/op'],
    [{ path: '/identifiers', value: [] }, '/0/op'],
    [{ op: 'add', path: 'identifiers', value: [] }, '/0/path'],
    [{ op: 'add', path: 7, value: [] }, '/0/path'],
    [{ op: 'add', value: [] }, '/0/path'],
    [{ op: 'add', path: '/~2', value: [] }, '/0/path'],
    [{ op: 'add', path: '/__proto__/x', value: [] }, '/0/path'],
    [{ op: 'move', path: '/identifiers' }, '/0/from'],
    [{ op: 'copy', path: '/identifiers', from: null }, '/0/from'],
    [{ op: 'remove', path: '/no/such/place' }, '/0'],
    [{ op: 'test', path: '/resourceType', value: 'Nothing' }, '/0'],
    [{ op: 'replace', path: '', value: 'a text' }, ''],
    ['remove', '/0'],
    [null, '/0'],
  ]
  return fc
    .record({ row: fc.constantFrom(...changeable), operation: fc.constantFrom(...operations) })
    .map(({ row: [type, row], operation: [operation, pointer] }) => ({
      what: `a patch of a ${type}: ${JSON.stringify(operation)}`,
      method: 'PATCH',
      path: `${collectionPath(context, registry[type])}/${row.id}?versionId=${versionOf(row)}&dryRun=true`,
      headers: json,
      body: bytesOf([operation]),
      expected: { kind: 'wrong', pointer },
    }))
}

/** A body with references to rows that are there, as far as there are any. */
export function settled({ body, references }: Built, { rows, maker }: RequestContext): Body {
  const whole = references.reduce<Body>((whole, { path, targets, pinned }) => {
    const target = targets.find((each) => each === 'Practitioner' || rows.has(each as ResourceType))
    if (target === undefined) return whole
    const row = rows.get(target as ResourceType)
    const id = target === 'Practitioner' ? maker : (row?.id ?? '')
    const version = pinned && row ? { versionId: versionOf(row) } : {}
    return put(whole, path.split('/').slice(1), { id, resourceType: target, ...version }) as Body
  }, body)
  return eachOnce(whole) as Body
}

/** The same value with each reference of a list only once: so many rows of a type there are not. */
function eachOnce(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(eachOnce)
    const areReferences = items.every((each) => isDocument(each) && typeof each.resourceType === 'string')
    return areReferences ? [...new Map(items.map((each) => [JSON.stringify(each), each])).values()] : items
  }
  if (!isDocument(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, eachOnce(each)]))
}

function put(whole: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item: unknown, index) => (String(index) === first ? put(item, rest, value) : item))
  const body = whole as Body
  return { ...body, [first]: put(body[first], rest, value) }
}

/** What of a row its writers may send. */
function ownPart(entry: TypeEntry, row: Document): Body {
  const owned = new Set([...entry.serverOwned, 'id', 'meta', 'display', 'partition', 'resourceType'])
  return Object.fromEntries(Object.entries(row).filter(([name]) => !owned.has(name)))
}

/** The row with another own part. */
function changedRow(entry: TypeEntry, row: Document, part: Body): Body {
  const own = new Set(Object.keys(ownPart(entry, row)))
  const rest = Object.entries(row).filter(([name]) => !own.has(name))
  return { ...Object.fromEntries(rest), ...part }
}

function asJson(value: unknown): JsonObject {
  return JSON.parse(JSON.stringify(value))
}

/** What is answered as of today and not stored: whoever sends it back with the row is not asked about it. */
const ofToday: { readonly [type: string]: readonly string[] } = {
  Patient: ['guardianRequired'],
  Person: ['passwordSetAt', 'lastLogin', 'lockedUntil'],
}

/** Whoever replaces a row need not know what the server keeps of other rows by now: his copy of it counts for nothing. */
function isRolledUp({ type, rolledUp = [] }: TypeEntry, { pointer }: Fault): boolean {
  const names = [...rolledUp.map(({ field }) => field), ...(ofToday[type] ?? [])]
  return names.some((name) => pointer === `/${name}`)
}

/** What is left out of a change and has a default gets it; what only a new row must say may be left out, too. */
function isWrongInChange(
  { defaults, defaultsWithin, required }: TypeEntry,
  { what, pointer }: Fault,
): boolean {
  const path = pointer
    .slice(1)
    .replaceAll('/', '.')
    .replace(/\.\d+(?=\.)/g, '')
  const isDefault = path in defaults || path in defaultsWithin
  const mayBeLeftOut = isDefault || (/^\/\w+$/.test(pointer) && !required.includes(path))
  return pointer !== '/display' && !(mayBeLeftOut && what.startsWith('a missing field'))
}

/**
 * References are judged last, after the rules of the type, which may have spoken before. A part with another id is another part, of
 * which any field may be named.
 */
function wrongAt({ what, pointer }: Fault): Expected {
  const place = pointer.replace(/(\/\d+)\/id$/, '$1')
  return { kind: 'wrong', ...(!what.startsWith('a reference to') && { pointer: place }) }
}

function pick(faults: readonly Fault[], at: number): Fault {
  const fault = faults[at % faults.length]
  if (!fault) throw new Error('A body in which nothing can be wrong.')
  return fault
}

function versionOf({ meta }: Document): string {
  return isDocument(meta) ? String(meta.versionId) : ''
}
