import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Change, changeProject } from '#tests/codegen/change-project.ts'

const group = 'schemas/resources/group.json'
const enrollment = 'schemas/enumerations/group-enrollment.json'
const spanish = 'schemas/labels/es.json'

let project: Awaited<ReturnType<typeof changeProject>>
beforeAll(async () => {
  project = await changeProject()
})
afterAll(() => project.close())

function listIn(path: string, place: string): readonly unknown[] {
  const value = project.valueIn(path, place)
  return Array.isArray(value) ? value : []
}

/** The groups of the type's fields, each name put in by other names. */
function groupsWhere(change: (name: unknown) => readonly unknown[]): readonly unknown[] {
  return listIn(group, 'x-resource.groups').map((each) => ({
    ...Object(each),
    fields: Object(each).fields.flatMap(change),
  }))
}

type Case = {
  readonly title: string
  readonly change: () => Change
  /** The change as an acknowledgement would name it. */
  readonly key: string
  readonly place: RegExp
  readonly effects: Readonly<Record<string, string>>
  readonly exitCode: 0 | 1
  /** What the migration says; nothing: none is written. */
  readonly sql: readonly (string | RegExp)[]
  /** The lines of code that the compiler names. */
  readonly errors: readonly (string | RegExp)[]
}

const cases: readonly Case[] = [
  {
    title: 'a new field that nobody has to bring asks nothing of anybody',
    change: () => ({
      [group]: { 'properties.nickname': { title: 'Nickname', type: 'string', maxLength: 40 } },
      [spanish]: { Nickname: 'Apodo' },
    }),
    key: 'field-added nickname',
    place: /group\.json:\d{3}$/,
    effects: { api: 'additive', rows: 'additive', queue: 'additive' },
    exitCode: 0,
    sql: [],
    errors: [],
  },
  {
    title: 'a new field that every create must bring breaks callers, and older rows need a value',
    change: () => ({
      [group]: {
        'properties.timezone': { title: 'Time zone', $ref: '../types/time-zone.json' },
        required: [...listIn(group, 'required'), 'timezone'],
        'x-createRequired': [...listIn(group, 'x-createRequired'), 'timezone'],
      },
    }),
    key: 'field-added-demanded timezone',
    place: /group\.json:\d{3}$/,
    effects: { api: 'breaking', rows: 'migration', queue: 'breaking' },
    exitCode: 1,
    sql: [
      'UPCAST: older rows of Group',
      "change: fillField('timezone', null) }",
      'ASK: The schema has no default',
    ],
    errors: [/^TS2322 export const newGroup/],
  },
  {
    title: 'a new field that is filled by its default needs an upcast step and nothing else',
    change: () => ({
      [group]: {
        'properties.weeks': { title: 'Weeks', type: 'integer', minimum: 1, default: 8 },
        required: [...listIn(group, 'required'), 'weeks'],
      },
      [spanish]: { Weeks: 'Semanas' },
    }),
    key: 'field-added-filled weeks',
    place: /group\.json:\d{3}$/,
    effects: { api: 'additive', rows: 'migration', queue: 'additive' },
    exitCode: 0,
    sql: ["change: fillField('weeks', 8) }"],
    errors: [],
  },
  {
    title:
      'a field that says what it was called before is taken over, and the compiler names who uses the old name',
    change: () => ({
      [group]: {
        'properties.rules': undefined,
        'x-resource.groups': groupsWhere((name) => (name === 'rules' ? ['agreement'] : [name])),
        'properties.agreement': {
          ...Object(project.valueIn(group, 'properties.rules')),
          'x-renamedFrom': 'rules',
        },
      },
    }),
    key: 'field-renamed agreement',
    place: /group\.json:\d{3}$/,
    effects: { api: 'migration', rows: 'migration', queue: 'additive' },
    exitCode: 0,
    sql: ["what: 'rules is called agreement.', change: renameField('rules', 'agreement') }"],
    errors: [/^TS2339 return group\.rules === undefined/],
  },
  {
    title:
      'a value taken out of a closed list breaks callers, asks about the rows that hold it, and the compiler names its uses',
    change: () => ({ [enrollment]: { enum: ['Open', 'Closed'], 'x-labels.InviteOnly': undefined } }),
    key: 'value-removed InviteOnly',
    place: /group-enrollment\.json:6$/,
    effects: { api: 'breaking', rows: 'migration', queue: 'breaking' },
    exitCode: 1,
    sql: [
      "change: replaceValue('enrollment', { InviteOnly: 'Open' }) }",
      /ASK: Group\.enrollment may no longer be InviteOnly.*\n-- select practice_id, id from resource where type = 'Group' and jsonb_path_exists/,
      "insert into reindex (type, is_whole) values ('Group', false)",
    ],
    errors: [/^TS2367 return enrollment === 'Open'/, /^TS2353 InviteOnly: 'by invitation'/],
  },
  {
    title:
      'a new value of a closed list is additive, and only tables that have to know every value must learn it',
    change: () => ({
      [enrollment]: {
        enum: ['Open', 'Closed', 'InviteOnly', 'Waitlist'],
        'x-labels.Waitlist': 'Waiting list',
      },
      [spanish]: { 'Waiting list': 'Lista de espera' },
    }),
    key: 'value-added Waitlist',
    place: /group-enrollment\.json:\d+$/,
    effects: { api: 'additive', rows: 'additive', queue: 'additive' },
    exitCode: 0,
    sql: [],
    errors: [/^TS2741 export const words/],
  },
  {
    title: 'a reference to another type breaks callers and asks about the rows that refer to the old one',
    change: () => ({ [group]: { 'properties.program.x-reference.targets': ['Organization'] } }),
    key: 'target-removed program Program',
    place: /group\.json:\d+$/,
    effects: { api: 'breaking', rows: 'migration', queue: 'breaking' },
    exitCode: 1,
    sql: [
      /ASK: Group\.program no longer refers to a Program.*\n.*'lax \$\."program" \? \(@\."resourceType" == "Program"\)'/,
    ],
    errors: [],
  },
  {
    title: 'a new type is additive, and only tables that have to know every type must learn it',
    change: () => ({
      'schemas/resources/room-booking.json': {
        '': {
          ...Object(project.valueIn('schemas/resources/organization.json', '')),
          title: 'RoomBooking',
          'x-label': 'Room booking',
          'x-resource': {
            ...Object(project.valueIn('schemas/resources/organization.json', 'x-resource')),
            collection: 'RoomBookings',
            plural: 'Room bookings',
          },
        },
      },
      [spanish]: { 'Room booking': 'Reserva de sala', 'Room bookings': 'Reservas de salas' },
    }),
    key: 'type-added RoomBooking',
    place: /room-booking\.json:1$/,
    effects: { api: 'additive', rows: 'additive', queue: 'additive' },
    exitCode: 0,
    sql: [],
    errors: [/^TS2741 export const icons/],
  },
  {
    title: 'a type that is gone breaks callers, its rows are asked about, and the compiler names its uses',
    change: () => ({
      'schemas/resources/allergy.json': { '': undefined },
      'schemas/meta/pending-types.json': {
        '': [...listIn('schemas/meta/pending-types.json', ''), 'Allergy'],
      },
    }),
    key: 'type-removed Allergy',
    place: /allergy\.json:1$/,
    effects: { api: 'breaking', rows: 'migration', queue: 'breaking' },
    exitCode: 1,
    sql: [
      /ASK: The type Allergy is gone\. Its rows stay.*\n-- select count\(\*\) from resource where type = 'Allergy';/,
    ],
    errors: [/Allergy: 'alert'/, /'allergy\.read'/],
  },
  {
    title: 'an index is a migration and nothing else',
    change: () => ({
      'schemas/tables/resource.json': {
        indexes: [
          ...listIn('schemas/tables/resource.json', 'indexes'),
          {
            name: 'resource_kind',
            columns: [{ column: 'practice_id' }, { column: 'kind' }],
            where: 'not is_deleted',
          },
        ],
      },
    }),
    key: 'table-changed create index resource_kind on resource',
    place: /tables\/resource\.json:1$/,
    effects: { rows: 'migration' },
    exitCode: 0,
    sql: ['create index resource_kind on resource (practice_id, kind) where not is_deleted;'],
    errors: [],
  },
  {
    title: 'a field by which rows can be found has older rows indexed anew',
    change: () => ({ [group]: { 'properties.currentSession.x-searchable': true } }),
    key: 'search-added currentSession',
    place: /group\.json:\d+$/,
    effects: { api: 'additive', rows: 'migration' },
    exitCode: 0,
    sql: [
      '-- Group: tokens + currentSession number.',
      "insert into reindex (type, is_whole) values ('Group', false)",
    ],
    errors: [],
  },
  {
    title: 'a step taken out of a lifecycle breaks callers and leaves rows where they stand',
    change: () => {
      const [from, [to, ...others]] = firstStep()
      return {
        'schemas/resources/allergy.json': {
          [`x-resource.transitions.status.${from}`]: others,
          'x-acknowledged': [
            {
              change: `step-removed status ${from}→${to}`,
              reason: 'It was never meant to be possible.',
              since: '2026-11-21',
            },
          ],
        },
      }
    },
    key: 'step-removed status',
    place: /allergy\.json:\d+$/,
    effects: { api: 'breaking', rows: 'additive', queue: 'breaking' },
    exitCode: 0,
    sql: [],
    errors: [],
  },
]

/** The first state of an allergy from which there is a way, with where it leads. */
function firstStep(): readonly [string, readonly unknown[]] {
  const table = Object(project.valueIn('schemas/resources/allergy.json', 'x-resource.transitions.status'))
  const found = Object.entries(table).find(
    ([from, to]) => from !== '(new)' && Array.isArray(to) && to.length > 0,
  )
  return found ? [found[0], found[1] as readonly unknown[]] : ['', []]
}

test.each(cases)('$title', async ({ change, key, place, effects, exitCode, sql, errors }) => {
  const told = await project.tell(change())

  const found = told.changes.find((each) => each.key.startsWith(key))
  expect(found, JSON.stringify(told)).toBeDefined()
  expect(`${found?.file}:${found?.line}`).toMatch(place)
  const verdicts = Object.entries(found?.effects ?? {}).map(([who, { verdict }]) => [who, verdict])
  expect(Object.fromEntries(verdicts)).toEqual(effects)
  expect(told.exitCode).toBe(exitCode)

  if (sql.length === 0) expect(told.sql).toBe('')
  for (const each of sql) expect(told.sql).toMatch(each)
  expect(told.errors).toHaveLength(errors.length)
  for (const [index, each] of errors.entries()) expect(told.errors[index]).toMatch(each)
})

test('a person reads what changed, for whom, where, and what to do; the counts stand at the end', () => {
  const said = project.say({
    [group]: {
      'properties.rules': undefined,
      'x-resource.groups': groupsWhere((name) => (name === 'rules' ? [] : [name])),
      'properties.curriculum.title': 'Course',
    },
    [spanish]: { Course: 'Curso' },
  })
  expect(said.output).toMatch(/BREAKING {2}schemas\/resources\/group\.json:\d+ {2}\[field-removed rules\]/)
  expect(said.output).toContain('offline queue  BREAKING')
  expect(said.output).toContain('stands in the recovery drawer until a person decides')
  expect(said.output).toContain(
    'Since HEAD: 1 change(s): 0 additive, 0 that need a migration, 1 breaking (0 acknowledged).',
  )
  expect(said.output).toContain('1 breaking change(s) that nobody has acknowledged.')
  expect(said.status).toBe(1)
})

test('a change of a shape that many share is told once, with all whom it reaches', () => {
  const said = project.say({ 'schemas/types/human-name.json': { 'properties.family.maxLength': 3 } })
  expect(said.output).toMatch(/^HumanName → .*Patient/m)
  expect(said.output).toContain('[limit-tightened family]')
})

test('a type whose file is gone is acknowledged with its reason', () => {
  const removed = [
    { file: 'schemas/resources/allergy.json', reason: 'Allergies are kept elsewhere.', since: '2026-11-21' },
  ]
  const pending = [...listIn('schemas/meta/pending-types.json', ''), 'Allergy']
  const said = project.say({
    'schemas/resources/allergy.json': { '': undefined },
    'schemas/meta/removed.json': { '': removed },
    'schemas/meta/pending-types.json': { '': pending },
  })
  expect(said.output).toContain('acknowledged   2026-11-21: Allergies are kept elsewhere.')
  expect(said.status).toBe(0)
})

test('a state that git does not know is said in a sentence, and nothing is compared', () => {
  const said = project.command('--diff', 'no-such-branch')
  expect(said.output).toContain('git knows no "no-such-branch".')
  expect(said.status).toBe(2)
})

test('words for people are no change', () => {
  const said = project.say({ [group]: { description: 'People who meet.' } })
  expect(said.output).toContain('0 change(s)')
  expect(said.output).toContain('1 file(s) differ in words only.')
  expect(said.status).toBe(0)
})
