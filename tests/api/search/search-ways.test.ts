import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { searchRows } from '#server/stores/search/search-rows.ts'
import type { Search } from '#server/stores/store.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const families = [
  'Alder',
  'Aldous',
  'Birch',
  'Aldridge',
  'Cedar',
  'Alder',
  'Dogwood',
  'Alderman',
  'Elm',
  'Aldo',
]
const beginsWithAld = families.filter((family) => family.startsWith('Ald')).length

/** Every value counts as common: rows are walked in their order. */
const walking = 1
/** Every value counts as everywhere: each walked row is asked for it. */
const asking = 0
/** None does: rows are fetched and put in order. */
const fetching = 1_000_000

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    const admin = await server.signIn('admin')
    for (const [index, family] of families.entries()) {
      const body = {
        name: { use: 'official', given: [index % 2 === 1 ? 'Ann' : 'Bo'], family },
        birthDate: `198${index}-05-05`,
        gender: index % 3 === 0 ? 'male' : 'female',
      }
      expect((await admin.ask('POST', 'Patients', { body })).status).toBe(201)
    }
  })
  afterAll(() => server?.close())

  /** The names of all pages, one after the other. */
  async function found(search: Search, common: number): Promise<readonly string[]> {
    const { id, key } = server.practice
    const names: string[] = []
    let continuation: string | undefined
    do {
      const asked = { ...search, pageSize: 3, ...(continuation !== undefined && { continuation }) }
      const page = await openAs(
        server.world,
        { actor: systemActor(id, key), operation: 'patient.query' },
        (opened) => searchRows(opened, registry.Patient, { search: asked, common }),
      )
      if (!page.ok) throw new Error(JSON.stringify(page.failure))
      names.push(...page.value.rows.map((row) => `${row.display} ${row.id}`))
      continuation = page.value.continuation
    } while (continuation !== undefined)
    return names
  }

  async function counted(filters: readonly Filter[], common: number): Promise<number | undefined> {
    const { id, key } = server.practice
    const page = await openAs(
      server.world,
      { actor: systemActor(id, key), operation: 'patient.query' },
      (opened) =>
        searchRows(opened, registry.Patient, { search: { filters, counting: 'countOnly' }, common }),
    )
    return page.ok ? page.value.total : undefined
  }

  const word = { field: 'name', op: 'contains', value: 'ald' } as const
  const gender = { field: 'gender', op: 'eq', value: 'female' } as const

  test.each([
    ['by name', {}],
    ['by name, backwards', { orderBy: 'display', order: 'desc' }],
    ['by the last change', { orderBy: 'meta.lastModified', order: 'desc' }],
    ['by a field without an index', { orderBy: 'birthDate' }],
  ] as const)(
    'a common word and a rare one are found in the same order, page by page: %s',
    async (_how, order) => {
      const walked = await found({ filters: [word], ...order }, walking)

      expect(walked).toHaveLength(beginsWithAld)
      expect(new Set(walked).size).toBe(beginsWithAld)
      expect(await found({ filters: [word], ...order }, fetching)).toEqual(walked)
      expect(await found({ filters: [word], ...order }, asking)).toEqual(walked)
    },
  )

  test('two words and a value beside them narrow each other, whichever way is taken', async () => {
    const both = { filters: [{ ...word, value: 'ann ald' }, gender] }
    const walked = await found(both, walking)

    expect(walked).toHaveLength(3)
    expect(walked.every((name) => /^Ald\w+, Ann/.test(name))).toBe(true)
    expect(await found(both, fetching)).toEqual(walked)
    expect(await found(both, asking)).toEqual(walked)
  })

  test('a single value is found either way', async () => {
    const walked = await found({ filters: [gender] }, walking)

    expect(walked).toHaveLength(6)
    expect(await found({ filters: [gender] }, fetching)).toEqual(walked)
    expect(await found({ filters: [gender] }, asking)).toEqual(walked)
  })

  test('by the word that was found: each once, as the words stand, page by page, narrowed by what is beside it', async () => {
    const all = await found({ filters: [{ ...word, value: 'b' }], orderBy: 'match' }, walking)
    const called = all.map((name) => name.split(' (')[0] ?? '')

    expect(called[0]).toMatch(/^Birch, Bo/)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(5)
    const both = { filters: [{ ...word, value: 'ann ald' }, gender], orderBy: 'match' }
    expect((await found(both, walking)).toSorted()).toEqual(
      (await found({ filters: both.filters }, walking)).toSorted(),
    )
  })

  test('by the word that was found cannot be asked without a word, nor backwards', async () => {
    await expect(found({ filters: [gender], orderBy: 'match' }, walking)).rejects.toThrow('not-sortable')
    await expect(found({ filters: [word], orderBy: 'match', order: 'desc' }, walking)).rejects.toThrow(
      'not-sortable',
    )
  })

  test.each([walking, fetching, asking])(
    'the number of what is found does not depend on the way (%i)',
    async (common) => {
      expect(await counted([word], common)).toBe(beginsWithAld)
      expect(await counted([word, gender], common)).toBe(
        (await found({ filters: [word, gender] }, walking)).length,
      )
      expect(await counted([{ ...word, value: 'ann ald' }, gender], common)).toBe(3)
      expect(await counted([], common)).toBe(families.length)
    },
  )
})
