import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredChange } from '#codegen/change/stored/stored-change.ts'
import { storedSql } from '#codegen/change/stored/stored-sql.ts'
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'

const group = { type: 'Group', scope: 'practice' } as const

const practice = '019a0000-0000-7000-8000-000000000001'

const kept: readonly object[] = [
  { name: 'Short', kind: "O'Old", members: [{ patient: { resourceType: 'Patient' } }], capacity: { max: 5 } },
  {
    name: 'A very long name',
    kind: 'New',
    members: [{ patient: { resourceType: 'Person' } }, {}],
    capacity: { max: 50 },
  },
  { name: 'A VERY long name', kind: ['New', "O'Old"], members: [] },
]

/** Each question with the rows that it has to find. */
const questions: readonly { readonly change: StoredChange; readonly found: readonly number[] }[] = [
  { change: { ...group, kind: 'value-gone', path: 'kind', value: "O'Old", left: ['New'] }, found: [0, 2] },
  { change: { ...group, kind: 'target-gone', path: 'members.patient', target: 'Person' }, found: [1] },
  {
    change: { ...group, kind: 'tightened', path: 'name', limit: { name: 'maxLength', value: 6 } },
    found: [1, 2],
  },
  {
    change: { ...group, kind: 'tightened', path: 'name', limit: { name: 'pattern', value: '^[A-Z][a-z]+$' } },
    found: [1, 2],
  },
  {
    change: { ...group, kind: 'tightened', path: 'capacity.max', limit: { name: 'maximum', value: 12 } },
    found: [1],
  },
  {
    change: { ...group, kind: 'tightened', path: 'capacity.max', limit: { name: 'minimum', value: 12 } },
    found: [0],
  },
  {
    change: { ...group, kind: 'tightened', path: 'members', limit: { name: 'minItems', value: 1 } },
    found: [2],
  },
  {
    change: { ...group, kind: 'tightened', path: 'members', limit: { name: 'maxItems', value: 1 } },
    found: [1],
  },
]

/** The statements that stand behind the questions. */
function statementsIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/^-- /, ''))
  return lines.filter((line) => /^(select|update|delete|insert) /.test(line))
}

describe.each(databaseKinds)('the questions of a migration (%s)', (kind) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    for (const [index, content] of kept.entries())
      await run(sql`insert into resource (practice_id, id, type, version_id, last_modified, content)
        values (${practice}::uuid, ${idOf(index)}::uuid, 'Group', 1, now(), ${JSON.stringify(content)}::json)`)
  })
  afterAll(() => opened.close())

  const idOf = (index: number) => `019a0000-0000-7000-8000-00000000010${index}`
  const run = (statement: { execute(executor: never): Promise<unknown> }) =>
    opened.database.asOwner((transaction) => statement.execute(transaction as never)) as Promise<{
      readonly rows: readonly Record<string, unknown>[]
    }>

  test.each(questions)('find the rows that $change.kind $change.path is about', async ({ change, found }) => {
    const [statement = ''] = storedSql([change], 1).flatMap(statementsIn)
    const { rows } = await run(sql.raw(statement))
    expect(rows.map(({ id }) => id).sort()).toEqual(found.map(idOf))
  })

  test('rows that share what shall be unique are shown together', async () => {
    const [statement = ''] = storedSql([{ ...group, kind: 'unique', paths: ['name'] }], 1).flatMap(
      statementsIn,
    )
    const { rows } = await run(sql.raw(statement))
    expect(rows).toHaveLength(1)
  })

  test('every other statement is one that the database understands', async () => {
    const others: readonly StoredChange[] = [
      { ...group, kind: 'renamed', from: 'name', to: 'title', isSorted: true },
      { ...group, kind: 'renamed', from: 'capacity.max', to: 'capacity.most', isSorted: true },
      { ...group, kind: 'type-gone' },
      { type: 'Person', scope: 'global', kind: 'type-gone' },
      { type: 'Person', scope: 'global', kind: 'unique', paths: ['loginName'] },
      { type: 'Person', scope: 'global', kind: 'value-gone', path: 'locale', value: 'fr', left: ['en'] },
      { ...group, kind: 'part', part: 'Choice', folder: 'elements', step: { kind: 'gone' } },
      { ...group, kind: 'reindexed', because: ['tokens + name text'] },
    ]
    const statements = storedSql(others, 1).flatMap((text) => statementsIn(text))
    expect(statements.length).toBeGreaterThan(6)
    for (const statement of statements) await run(sql.raw(statement))
    const { rows } = await run(
      sql`select content ->> 'title' as title from resource where type = 'Group' and content::jsonb ? 'title'`,
    )
    expect(rows).toHaveLength(3)
    expect((await run(sql`select type from reindex`)).rows).toContainEqual({ type: 'Group' })
  })

  test('a rule whose setting is renamed has a step for every place where it may stand', () => {
    const step = { kind: 'renamed', from: 'minCount', to: 'least' } as const
    const changes: readonly StoredChange[] = ['NoteRule', 'NoteDefinition'].map((type) => ({
      type,
      scope: 'practice',
      kind: 'part',
      part: 'MissingThing',
      folder: 'rules',
      step,
    }))
    const [draft] = storedSql(changes, 1)
    expect(draft).toContain("types: ['NoteRule', 'NoteDefinition']")
    expect(draft).toContain("changeRules('MissingThing', renameField('params.minCount', 'params.least'))")
  })

  test('one upcast step is drafted for all types that share a change', () => {
    const shared: readonly StoredChange[] = ['Patient', 'Person'].map((type) => ({
      type,
      scope: 'practice',
      kind: 'renamed',
      from: 'name.family',
      to: 'name.surname',
      isSorted: false,
    }))
    const [draft] = storedSql(shared, 7)
    expect(draft).toContain(
      "{ number: 7, types: ['Patient', 'Person'], what: 'name.family is called name.surname.'",
    )
  })
})
