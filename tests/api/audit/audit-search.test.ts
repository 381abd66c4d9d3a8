import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Search } from '#server/stores/store.ts'
import { type AskTrail, shortestTime, someRequest, trailIn } from '#tests/support/audit/ask-trail.ts'
import { layTrail } from '#tests/support/audit/lay-trail.ts'
import { alonePairs, type TrailFilter, trailFilters } from '#tests/support/audit/trail-filters.ts'
import { databasesFor, openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'

const events = 20_000
const practiceId = '0197c1f0-0000-7000-8000-00000000aaaa'
const longest = 50

describe.each(databasesFor(import.meta.url))('a trail of 20,000 events on the %s database', (kind) => {
  let opened: TestDatabase
  let find: AskTrail
  let request: string
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    await opened.database.asOwner((transaction) => layTrail(transaction, { practiceId, events }))
    await opened.database.vacuum()
    find = trailIn(opened.database, opened.place.dataDirectory, practiceId)
    request = await someRequest(opened.database)
  })
  afterAll(() => opened?.close())

  /** What a look at every row says: the ids of the first page, and how many there are. */
  async function everyRow(filters: readonly TrailFilter[]) {
    const where = sql.raw(['true', ...filters.map(({ condition }) => `(${condition})`)].join(' and '))
    const { rows } = await opened.database.asOwner((transaction) =>
      sql<{ id: string; total: string }>`select id, count(*) over () as total from audit_event
        where practice_id = ${practiceId}::uuid and ${where} order by at desc, id desc limit 50`.execute(
        transaction,
      ),
    )
    return { ids: rows.map(({ id }) => id), total: Math.min(Number(rows[0]?.total ?? 0), 10_001) }
  }

  test('each filter alone and with each other finds what a look at every row finds, counts it, and takes 50 ms at most', async () => {
    const slow: string[] = []
    let found = 0
    for (const filters of alonePairs(trailFilters(request))) {
      const search: Search = { filters: filters.map(({ filter }) => filter), counting: 'count' }
      const name = filters.map((each) => each.name).join(' and ')
      const expected = await everyRow(filters)
      const page = await find(search)
      expect(
        page.rows.map(({ id }) => id),
        name,
      ).toEqual(expected.ids)
      expect(page.total, name).toBe(expected.total)
      found += expected.ids.length > 0 ? 1 : 0
      const took = await shortestTime(kind, longest, () => find(search))
      if (took > longest) slow.push(`${name}: ${took.toFixed(0)} ms`)
    }
    expect(slow).toEqual([])
    expect(found).toBeGreaterThan(60)
  }, 240_000)

  test('the pages of a search follow one another without a gap, whichever way they are ordered', async () => {
    for (const filters of [
      [],
      [{ field: 'outcome', op: 'ne', value: 'Success' }],
    ] satisfies Search['filters'][]) {
      for (const order of [{}, { orderBy: 'at', order: 'asc' }, { orderBy: 'id', order: 'desc' }] as const) {
        const ids: string[] = []
        let continuation: string | undefined
        for (let page = 0; page < 4; page += 1) {
          const search = {
            filters,
            ...order,
            pageSize: 40,
            ...(continuation !== undefined && { continuation }),
          }
          const found = await find(search)
          ids.push(...found.rows.map(({ id }) => id))
          continuation = found.continuation
        }
        const whole = await find({ filters, ...order, pageSize: 160 })
        expect(ids).toEqual(whole.rows.map(({ id }) => id))
        expect(new Set(ids).size).toBe(160)
      }
    }
  })

  test.each([
    ['a word that no id is', { field: 'actor', op: 'eq', value: 'nobody' }, 0],
    ['an id that begins like this', { field: 'actor', op: 'startsWith', value: '0' }, undefined],
    ['a beginning that no id has', { field: 'patient', op: 'startsWith', value: "x'" }, 0],
    ['who acted for somebody', { field: 'actingFor', op: 'exists', value: true }, 0],
    ['all of the time', { field: 'at', op: 'gt', value: '2000-01-01' }, 10_001],
  ] as const)('%s is asked and answered', async (_what, filter, total) => {
    const page = await find({ filters: [filter], counting: 'count' })
    if (total === undefined) expect(page.total).toBeGreaterThan(0)
    else expect(page.total).toBe(total)
  })
})
