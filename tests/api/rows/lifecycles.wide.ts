import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { collectionOf, exampleBody, examples, isMade, storeExamples } from '#tests/support/server/examples.ts'
import {
  type Lifecycle,
  lifecycles,
  moveTo,
  type Prober,
  reachedStates,
  statesOf,
  walkStates,
  wrongBeginnings,
} from '#tests/support/server/lifecycles.ts'
import { startTestServer, type TestAnswer, type TestServer } from '#tests/support/server/server.ts'

const named = (some: readonly Lifecycle[]) =>
  some.map((each) => [`${each.entry.type}.${each.field}`, each] as const)
const isByHand = ({ entry, field }: Lifecycle) => !entry.serverOwned.includes(field)
const made = lifecycles.filter(({ entry }) => isMade(entry))

describe('the table of states', () => {
  test.each(named(lifecycles))('%s: every state is reached from a first one', (_name, { table }) => {
    expect([...reachedStates(table)].sort()).toEqual([...statesOf(table)].sort())
  })

  test.each(named(lifecycles))(
    '%s: the example begins where a row may begin',
    (_name, { entry, field, table }) => {
      const first = examples.get(entry.type)?.[field]
      if (first !== undefined) expect(table['(new)']).toContain(first)
    },
  )
})

describe.each(databasesFor(import.meta.url))('a status on the server (%s)', (database) => {
  let server: TestServer
  let prober: Prober
  const rows = new Map<string, string>()
  beforeAll(async () => {
    const keeper = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin']
    server = await startTestServer({ database, staff: { keeper } })
    await storeExamples(server.world, server.practice)
    prober = {
      client: await server.signIn('keeper'),
      maker: server.practice.profiles.get('keeper') ?? '',
    }
  })
  afterAll(() => server?.close())

  /** The row of this type that these tests work on; made when it is first asked for. */
  async function rowOf(entry: TypeEntry): Promise<TestAnswer> {
    const known = rows.get(entry.type)
    const collection = collectionOf(entry)
    if (known) return prober.client.ask('GET', `${collection}/${known}`)
    const answer = await prober.client.ask('POST', collection, { body: exampleBody(entry, prober.maker) })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    rows.set(entry.type, answer.body.id)
    return answer
  }

  test.each(named(made.filter(isByHand)))(
    '%s: what the table does not name is refused with 422 and 2001; what it names, the table does not refuse',
    async (_name, lifecycle) => {
      expect(await wrongBeginnings(prober, lifecycle)).toEqual([])
      const walk = await walkStates(prober, lifecycle, await rowOf(lifecycle.entry))
      expect(walk.breaches).toEqual([])
      const { table } = lifecycle
      const states = statesOf(table)
      const mayAll = states.every((from) =>
        states.every((to) => from === to || table[from]?.includes(to) === true),
      )
      expect(walk.refusals > 0 || mayAll).toBe(true)
    },
  )

  test.each(named(made.filter((each) => !isByHand(each))))(
    '%s: a state that only the server moves is taken from nobody',
    async (_name, lifecycle) => {
      const { entry, field, table } = lifecycle
      const row = await rowOf(entry)
      expect(table['(new)']).toContain(row.body[field])
      for (const to of statesOf(table).filter((state) => state !== row.body[field]))
        expect(await moveTo(prober, lifecycle, { row, to, how: 'tried' })).toMatchObject({
          status: 422,
          body: { errors: [{ pointer: `/${field}`, code: 'stores.server-owned' }] },
        })
    },
  )

  test('a table that says something else than the server is found out, in both directions', async () => {
    const lifecycle = made.find(({ entry }) => entry.type === 'Medication')
    if (!lifecycle) throw new Error('Medication has no lifecycle.')
    const wrong = { ...lifecycle, table: { ...lifecycle.table, Active: ['Unknown'], '(new)': ['Unknown'] } }
    const body = exampleBody(wrong.entry, prober.maker)
    const row = await prober.client.ask('POST', wrong.entry.collection, { body })
    const { breaches } = await walkStates(prober, wrong, row)
    expect(breaches.map((each) => each.split(':')[0])).toEqual(
      expect.arrayContaining(['Active → Unknown is allowed', 'Active → OnHold is not allowed']),
    )
    expect(await wrongBeginnings(prober, wrong)).not.toEqual([])
  })
})
