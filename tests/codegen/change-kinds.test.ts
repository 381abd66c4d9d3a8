import { expect, test } from 'vitest'
import { judge } from '#codegen/change/judge.ts'
import { kinds } from '#codegen/change/kinds.ts'
import { sourceOf } from '#codegen/load/read-sources.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { changed, small } from './small-project.ts'

const visit = 'schemas/resources/visit.json'
const patient = 'schemas/resources/patient.json'
const state = 'schemas/enumerations/visit-state.json'
const finish = 'schemas/operations/visit-finish.json'
const list = 'schemas/lists/room-kind.json'
const sets = 'schemas/permissions/grant-sets.json'
const rule = 'schemas/rules/missing-thing.json'
const element = 'schemas/elements/section.json'
const plain = 'schemas/plain/plain.json'
const table = 'schemas/tables/visit.json'

type Changes = Readonly<Record<string, unknown>>

function sourcesOf(changes: Changes): Sources {
  const entries = Object.entries({ ...small, ...changes }).filter(([, json]) => json !== undefined)
  return {
    root: '/',
    files: new Map(entries.map(([path, json]) => [path, sourceOf(path, JSON.stringify(json, null, 2))])),
  }
}

const judged = (before: Changes, after: Changes) =>
  judge(sourcesOf(before), sourcesOf(after), new Map([['Section', ['forms/x/definition.json:7']]])).changes

type Case = readonly [key: string, verdict: string, after: Changes, before?: Changes]

const at = (path: string, place: string, value: unknown) =>
  changed(
    path,
    place.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    value,
  )

const cases: readonly Case[] = [
  ['limit-tightened name', 'breaking', at(patient, 'properties/name/maxLength', 40)],
  ['limit-loosened name', 'additive', at(patient, 'properties/name/maxLength', 90)],
  ['limit-tightened name', 'breaking', at(patient, 'properties/name/pattern', '^x')],
  ['limit-loosened name', 'additive', {}, at(patient, 'properties/name/pattern', '^x')],
  ['shape-changed counted', 'breaking', at(visit, 'properties/counted/type', 'string')],
  ['shape-changed state', 'breaking', at(visit, 'properties/state/$ref', '../types/reference.json')],
  ['field-optional state', 'breaking', both(visit, { required: ['counted'], 'x-createRequired': [] })],
  ['field-undemanded name', 'additive', at(patient, 'x-createRequired', [])],
  [
    'field-removed rooms.secret',
    'breaking',
    at(visit, 'properties/rooms/items/properties/secret', undefined),
  ],
  ['owner-server name', 'breaking', at(patient, 'properties/name/x-serverOwned', true)],
  ['owner-client counted', 'additive', at(visit, 'properties/counted/x-serverOwned', undefined)],
  ['fixed-now name', 'breaking', at(patient, 'properties/name/x-immutable', true)],
  ['masked-now name', 'breaking', at(patient, 'properties/name/x-masked', 'CanSee')],
  [
    'unmasked-now rooms.secret',
    'additive',
    at(visit, 'properties/rooms/items/properties/secret/x-masked', undefined),
  ],
  ['search-removed name', 'breaking', at(patient, 'properties/name/x-searchable', undefined)],
  ['words-removed name', 'breaking', at(patient, 'properties/name/x-textIndexed', undefined)],
  ['sort-added name', 'additive', at(patient, 'properties/name/x-sortable', true)],
  [
    'list-changed rooms.kind',
    'breaking',
    at(visit, 'properties/rooms/items/properties/kind/x-list', 'other'),
  ],
  [
    'target-added patient Person',
    'additive',
    at(visit, 'properties/patient/x-reference/targets', ['Patient', 'Person']),
  ],
  ['default-changed counted', 'additive', at(visit, 'properties/counted/default', 3)],
  ['operation-removed restore', 'breaking', at(plain, 'verbs/restore', undefined)],
  ['operation-moved query', 'breaking', at(plain, 'verbs/query/path', '/search')],
  ['field-removed read.input.expand', 'breaking', at(plain, 'verbs/read/parameters', ['includeDeleted'])],
  [
    'field-added delete.input.confirmed',
    'additive',
    at(plain, 'verbs/delete/parameters', ['expectedVersion', 'dryRun', 'confirmed']),
  ],
  ['limit-tightened query.input.pageSize', 'breaking', at(plain, 'parameters/pageSize/schema/maximum', 100)],
  ['verb-removed delete', 'breaking', at(visit, 'x-resource/verbs', ['create', 'read', 'update'])],
  ['deletion-narrowed delete', 'breaking', at(patient, 'x-resource/delete', 'never')],
  ['deletion-widened delete', 'additive', at(visit, 'x-resource/delete', 'soft')],
  ['address-changed collection', 'breaking', at(visit, 'x-resource/collection', 'Meetings')],
  ['reach-changed patientField', 'breaking', at(visit, 'x-resource/patientField', undefined)],
  ['columns-changed status', 'migration', at(visit, 'x-resource/promoted', {})],
  ['display-changed display', 'additive', at(patient, 'x-resource/display', 'x')],
  ['step-added state done→planned', 'additive', at(visit, 'x-resource/transitions/state/done', ['planned'])],
  ['step-removed state planned→done', 'breaking', at(visit, 'x-resource/transitions/state/planned', [])],
  ['expand-removed patient', 'breaking', at(visit, 'x-resource/expandable', {})],
  ['unique-added name', 'breaking', at(patient, 'x-resource/unique', [['name']])],
  [
    'value-renamed finished',
    'migration',
    both(state, { enum: ['planned', 'finished'], 'x-renamedFrom': { finished: 'done' } }),
  ],
  ['operation-removed visit.finish', 'breaking', { [finish]: undefined }],
  ['operation-moved visit.finish', 'breaking', at(finish, 'x-operation/path', '/{id}/end')],
  ['operation-guarded visit.finish', 'breaking', at(finish, 'x-operation/permission', 'Visit:Delete')],
  ['operation-eased visit.finish', 'additive', at(finish, 'x-operation/flags', [])],
  ['offline-queued visit.finish', 'additive', at(finish, 'x-operation/offline', 'queue')],
  ['field-removed input.reason', 'breaking', at(finish, 'input/properties', {})],
  ['field-optional input.reason', 'additive', {}, at(finish, 'input/required', ['reason'])],
  ['field-demanded input.reason', 'breaking', at(finish, 'input/required', ['reason'])],
  ['item-removed quiet', 'breaking', at(list, 'items/0/active', false)],
  ['list-opened open', 'additive', at(list, 'open', true)],
  [
    'right-removed grant set see: Visit:Update',
    'breaking',
    at(sets, 'grantSets/0/permissions', ['Visit:Read']),
  ],
  ['part-removed Section', 'breaking', { [element]: undefined }],
  [
    'setting-renamed least',
    'breaking',
    at(rule, 'properties', { least: { type: 'integer', minimum: 1, 'x-renamedFrom': 'minCount' } }),
  ],
  [
    'setting-renamed input.why',
    'breaking',
    at(finish, 'input/properties', { why: { type: 'string', 'x-renamedFrom': 'reason' } }),
  ],
  ['field-added maxCount', 'additive', at(rule, 'properties/maxCount', { type: 'integer' })],
  [
    'table-changed create index visit_at on visit',
    'migration',
    at(table, 'indexes', [...indexes(), { name: 'visit_at', columns: [{ column: 'at' }] }]),
  ],
  [
    'table-loses alter table visit drop column at',
    'breaking',
    at(
      table,
      'columns',
      columns().filter(({ name }) => name !== 'at'),
    ),
  ],
]

/** The file of the small project with some of its keys anew. */
function both(path: string, keys: Readonly<Record<string, unknown>>): Changes {
  return { [path]: { ...Object(small[path]), ...keys } }
}

function indexes(): readonly unknown[] {
  return Object(small[table]).indexes
}

function columns(): readonly { readonly name: string }[] {
  return Object(small[table]).columns
}

const told = cases.map(([key, verdict, after, before = {}]) => ({ key, verdict, after, before }))

test.each(told)('$key is $verdict', ({ key, verdict, after, before }) => {
  const changes = judged(before, after)
  expect(changes.map((change) => [change.key, change.verdict])).toContainEqual([key, verdict])
})

test('an unchanged state has no changes', () => {
  expect(judged({}, {})).toEqual([])
})

test('a definition that uses what has changed is named with its place', () => {
  const [change] = judged({}, at(element, 'properties/title', { type: 'string' }))
  expect(change?.effects.definitions?.verdict).toBe('additive')
  expect(change?.usedIn).toEqual(['forms/x/definition.json:7'])
})

test('what a signature covers is told apart: no upcast step reaches it', () => {
  const signed = at(visit, 'properties/state/x-signed', true)
  const [change] = judged(signed, {
    ...both(visit, { properties: Object(small[patient]).properties }),
  }).filter(({ key }) => key === 'field-removed state')
  expect(change?.fix).toContain('signed rows keep the older shape')
})

test('an acknowledgement counts only when it is newer than the state that is compared with', () => {
  const entry = [
    { change: 'step-removed state planned→done', reason: 'It was a mistake.', since: '2026-01-02' },
  ]
  const after = both(visit, {
    'x-acknowledged': entry,
    'x-resource': { ...Object(small[visit])['x-resource'], transitions: {} },
  })
  const acknowledged = (before: Changes) =>
    judged(before, after).find(({ key }) => key.startsWith('step-removed state planned'))?.acknowledged
  expect(acknowledged({})).toEqual({ reason: 'It was a mistake.', since: '2026-01-02' })
  expect(acknowledged(both(visit, { 'x-acknowledged': entry }))).toBeUndefined()
})

test('every kind says what to do', () => {
  expect(
    Object.entries(kinds).filter(([, { fix, effects }]) => fix === '' || Object.keys(effects).length === 0),
  ).toEqual([])
})
