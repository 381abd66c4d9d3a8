import { expect, test } from 'vitest'
import { recipes } from '#generated/builders/all.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import { noteContent } from '#shared/notes/note-content.ts'
import { changeElements, changeRules, fillField, removeField, renameField, replaceValue } from './changes.ts'
import { renewedBody, renewedFilters, renewedOperations } from './renewed-body.ts'
import { openUpcast } from './upcast.ts'
import type { UpcastStep } from './upcast-step.ts'
import { upcastSteps } from './upcast-steps.ts'

const meta = {
  versionId: '3',
  lastModified: '',
  created: '',
  isDeleted: false,
  isHistorical: false,
  hasTransformations: false,
  resourceSystem: 'app',
}

function aRow(type: string, more: Document, shape?: number): StoredDocument {
  return {
    id: '1',
    resourceType: type,
    partition: 'p',
    display: 'd',
    meta: { ...meta, ...(shape !== undefined && { shape }) },
    ...more,
  }
}

test('a field is renamed, taken out, filled in, and its values are written anew, wherever it stands', () => {
  const row = { name: 'Coping', members: [{ state: 'Old', note: 'x' }, { state: 'New' }] }
  expect(renameField('name', 'title')(row)).toEqual({ title: 'Coping', members: row.members })
  expect(renameField('members.note', 'members.remark')(row)).toMatchObject({
    members: [{ state: 'Old', remark: 'x' }, { state: 'New' }],
  })
  expect(removeField('members.note')(row)).toEqual({
    name: 'Coping',
    members: [{ state: 'Old' }, { state: 'New' }],
  })
  expect(fillField('members.note', '–')(row)).toMatchObject({ members: [{ note: 'x' }, { note: '–' }] })
  expect(replaceValue('members.state', { Old: 'Former' })(row)).toMatchObject({
    members: [{ state: 'Former' }, { state: 'New' }],
  })
})

test('elements and rules change wherever in a definition they stand, and nothing else does', () => {
  const definition = {
    type: 'Choice',
    elements: [{ id: 'a', type: 'Section', children: [{ id: 'b', type: 'Choice', layout: 'Row' }] }],
    items: [{ id: 'r', kind: 'MissingThing', params: { minCount: 2 } }],
  }
  expect(changeElements('Choice', renameField('layout', 'arrangement'))(definition)).toEqual({
    ...definition,
    elements: [{ id: 'a', type: 'Section', children: [{ id: 'b', type: 'Choice', arrangement: 'Row' }] }],
  })
  expect(
    changeRules('MissingThing', renameField('params.minCount', 'params.least'))(definition),
  ).toMatchObject({
    items: [{ params: { least: 2 } }],
  })
})

test('a value of the new name that is there already stays', () => {
  expect(renameField('old', 'fresh')({ old: 1, fresh: 2 })).toEqual({ fresh: 2 })
})

test('a row goes through the steps that it has not been through, in their order, and says so', () => {
  const upcast = openUpcast([
    { number: 1, types: ['Organization'], what: '', change: renameField('title', 'label') },
    { number: 4, types: ['Organization'], what: '', change: renameField('label', 'name') },
  ])
  const fresh = upcast.upToDate(registry.Organization, aRow('Organization', { title: 'Alpha' }))
  expect(fresh).toMatchObject({ name: 'Alpha', id: '1', meta: { versionId: '3', shape: 4 } })
  expect(upcast.upToDate(registry.Organization, aRow('Organization', { label: 'Beta' }, 1))).toMatchObject({
    name: 'Beta',
  })
})

test('a row that is up to date, and a type without steps, are handed on untouched', () => {
  const upcast = openUpcast([
    {
      number: 2,
      types: ['Organization'],
      what: '',
      change: () => {
        throw new Error('not asked for')
      },
    },
  ])
  const row = aRow('Organization', { name: 'Alpha' }, 2)
  expect(upcast.upToDate(registry.Organization, row)).toBe(row)
  const other = aRow('Location', {})
  expect(upcast.upToDate(registry.Location, other)).toBe(other)
})

test('what was signed stays as it was signed, and takes the steps when the signatures are gone', () => {
  const upcast = openUpcast([
    {
      number: 1,
      types: ['Note'],
      what: '',
      change: (note) => ({ ...note, sections: [], signatures: [], readyAt: 'later' }),
    },
  ])
  const sections = [{ id: 's', data: { mood: 'low' } }]
  const signed = aRow('Note', { sections, signatures: [{ id: 'x' }], readyAt: 'then' })
  const read = upcast.upToDate(registry.Note, signed)
  expect(read).toEqual({ ...signed, readyAt: 'later' })
  expect(upcast.upToDate(registry.Note, { ...read, signatures: [] })).toMatchObject({
    sections: [],
    meta: { shape: 1 },
  })
})

test('the schema marks as signed what a signature covers, no more and no less', () => {
  const covered = new Set<string>()
  const definition = { id: '1', resourceType: 'NoteDefinition' }
  const note = new Proxy(
    { definition, signatureConfiguration: definition, participants: [], sections: [] } as object,
    {
      get: (fields, name) => {
        covered.add(String(name))
        return Reflect.get(fields, name)
      },
    },
  )
  noteContent(note as Note, undefined)
  // It decides which text stands while an amendment is under way, and is not covered itself.
  covered.delete('signingState')
  expect([...covered].sort()).toEqual([...(registry.Note.signed ?? [])].sort())
})

/** Checks of a list of steps; the product's own list is held by them. */
function faultsOf(steps: readonly UpcastStep[]): readonly string[] {
  const numbers = steps.map(({ number }) => number)
  const unordered = numbers.filter((number, index) => number <= (numbers[index - 1] ?? 0))
  const unsteady = steps.flatMap(({ number, types, change }) =>
    types
      .filter((type) => {
        const once = change(recipes[type].example as Document)
        return JSON.stringify(change(once)) !== JSON.stringify(once)
      })
      .map((type) => `${number} ${type}`),
  )
  return [...unordered.map(String), ...unsteady]
}

test('steps are numbered upwards, and say the same when they are applied twice', () => {
  const twice: UpcastStep = {
    number: 2,
    types: ['Organization'],
    what: '',
    change: ({ name }) => ({ name: `${String(name)}!` }),
  }
  expect(faultsOf([twice])).toEqual(['2 Organization'])
  const plain: UpcastStep = { number: 1, types: ['Organization'], what: '', change: (row) => row }
  expect(faultsOf([plain, plain])).toEqual(['1'])
  expect(faultsOf(upcastSteps)).toEqual([])
})

const renamed: TypeEntry = {
  ...registry.Group,
  renamed: [
    { from: 'rules', to: 'agreement' },
    { from: 'members.remark', to: 'members.note' },
  ],
  rewritten: [{ path: 'enrollment', values: { ByInvitation: 'InviteOnly' } }],
}

test('a body, a patch and a filter of the old names are understood', () => {
  expect(
    renewedBody(renamed, { rules: 'Be kind', enrollment: 'ByInvitation', members: [{ remark: 'x' }] }),
  ).toEqual({
    agreement: 'Be kind',
    enrollment: 'InviteOnly',
    members: [{ note: 'x' }],
  })
  const operations = [
    { op: 'replace', path: '/rules', value: 'Be kind' },
    { op: 'add', path: '/members/0/remark', value: 'x' },
    { op: 'remove', path: '/name' },
  ] as const
  expect(renewedOperations(renamed, operations).map(({ path }) => path)).toEqual([
    '/agreement',
    '/members/0/note',
    '/name',
  ])
  const filters = [
    { field: 'enrollment', op: 'in', value: ['ByInvitation', 'Open'] },
    { field: 'rules', op: 'exists', value: true },
  ] as const
  expect(renewedFilters(renamed, filters)).toEqual([
    { field: 'enrollment', op: 'in', value: ['InviteOnly', 'Open'] },
    { field: 'agreement', op: 'exists', value: true },
  ])
})

test('a type without renames lets everything pass as it is', () => {
  const body = { name: 'Coping' }
  expect(renewedBody(registry.Group, body)).toBe(body)
  const filters = [{ field: 'name', op: 'eq', value: 'x' }] as const
  expect(renewedFilters(registry.Group, filters)).toBe(filters)
})

test('an older coverage says until when its authorizations are low, and nothing of the others', () => {
  const used = { status: 'Approved', unitsApproved: 10, unitsUsed: 8, period: { start: '2026-01-01' } }
  const authorizations = [
    { id: '1', ...used, period: { start: '2026-01-01', end: '2026-06-30' } },
    { id: '2', ...used },
    { id: '3', ...used, warnAtPercent: 90 },
    { id: '4', ...used, status: 'Cancelled' },
  ]
  const renewed = openUpcast(upcastSteps).upToDate(registry.Coverage, aRow('Coverage', { authorizations }))
  expect(renewed.authorizations).toEqual([
    { ...authorizations[0], lowUntil: '2026-06-30' },
    { ...authorizations[1], lowUntil: '9999-12-31' },
    authorizations[2],
    authorizations[3],
  ])
})

test('no row of a patient says any more that there is a substance use record', () => {
  const older = aRow('Patient', { flags: { sud: true, testPatient: true } })
  expect(openUpcast(upcastSteps).upToDate(registry.Patient, older).flags).toEqual({ testPatient: true })
})

test.each(['Form', 'Questionnaire', 'Script'] as const)(
  'an older %s is read without what its questions said and nothing came of',
  (type) => {
    const [mood, where] = [
      {
        id: 'mood',
        type: 'Choice',
        label: 'Mood',
        options: [{ code: 'calm', label: 'Calm', icon: 'anything' }],
      },
      { id: 'where', type: 'Location', label: 'Where', filter: { anything: 'at all' } },
    ]
    const who = { id: 'who', type: 'Practitioner', label: 'Who', filter: { active: true } }
    const more = [
      { id: 'part', type: 'Subform', label: 'Part', form: { id: 'f' }, perService: [{ id: 's' }] },
      { id: 'look', type: 'Instructions', label: 'Look', image: { url: 'anything' } },
    ]
    const children = [mood, where, who, ...more]
    const older = aRow(type, { elements: [{ id: 'all', type: 'Section', children }] })
    const { elements } = openUpcast(upcastSteps).upToDate(registry[type], older)
    expect(elements).toEqual([
      {
        id: 'all',
        type: 'Section',
        children: [
          { ...mood, options: [{ code: 'calm', label: 'Calm' }] },
          { id: 'where', type: 'Location', label: 'Where' },
          who,
          { id: 'part', type: 'Subform', label: 'Part', form: { id: 'f' } },
          { id: 'look', type: 'Instructions', label: 'Look' },
        ],
      },
    ])
  },
)
