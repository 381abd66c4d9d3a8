import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const practices = 20
const seconds = 2

type Asked = { readonly status: number; readonly milliseconds: number; readonly answer: TestAnswer }

describe.each(databaseKinds)(
  'twenty practices on the %s database, one of which asks for far more than its share',
  (kind) => {
    let server: TestServer
    let clients: readonly TestClient[] = []

    beforeAll(async () => {
      server = await startTestServer({
        database: kind,
        staff: { admin: ['administrative'] },
        http: { limits: { connectionsEach: 2_000 } },
      })
      const others = []
      for (let index = 1; index < practices; index += 1)
        others.push(
          await makeTestPractice(server.world, `practice-${index}`, {
            [`admin${index}`]: ['administrative'],
          }),
        )
      const signedIn = [await server.signIn('admin')]
      for (const [index, practice] of others.entries())
        signedIn.push(await server.signIn(`admin${index + 1}`, practice))
      clients = signedIn
    })
    afterAll(() => server.close())

    async function asking(client: TestClient | undefined, query: 'read' | 'search'): Promise<Asked> {
      const begun = performance.now()
      const answer = await (query === 'read'
        ? client?.ask('GET', 'PracticePreferences/default')
        : client?.ask('POST', 'Organizations/queries', {
            body: [{ field: 'name', op: 'startsWith', value: 'a' }],
          }))
      if (!answer) throw new Error('Nobody asked.')
      return { status: answer.status, milliseconds: performance.now() - begun, answer }
    }

    /** The quiet practices for so long, each asking five times a second; beside them the crowd, if there is one. */
    async function day(
      crowd: number,
    ): Promise<{ readonly quiet: readonly Asked[]; readonly loud: readonly Asked[] }> {
      const until = performance.now() + seconds * 1_000
      const [first, ...others] = clients
      const quiet: Asked[] = []
      const loud: Asked[] = []
      await Promise.all([
        ...others.map(async (client) => {
          while (performance.now() < until) {
            quiet.push(await asking(client, 'read'))
            await new Promise((resolve) => setTimeout(resolve, 200))
          }
        }),
        ...Array.from({ length: crowd }, async () => {
          while (performance.now() < until) {
            const asked = await asking(first, 'search')
            loud.push(asked)
            if (asked.status === 429) await new Promise((resolve) => setTimeout(resolve, 100))
          }
        }),
      ])
      return { quiet, loud }
    }

    const typical = (asked: readonly Asked[], part: number) =>
      asked.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)[
        Math.floor(asked.length * part)
      ] ?? 0

    test('nobody else is refused or waits long; the crowd is told at once when to come again, and nothing breaks', async () => {
      await day(0)
      const calm = await day(0)
      const { quiet, loud } = await day(200)

      expect(new Set(calm.quiet.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(quiet.map(({ status }) => status))).toEqual(new Set([200]))
      expect(typical(quiet, 0.5) - typical(calm.quiet, 0.5)).toBeLessThan(250)

      expect([...new Set(loud.map(({ status }) => status))].toSorted()).toEqual([200, 429])
      const refused = loud.filter(({ status }) => status === 429)
      for (const { answer } of refused.slice(0, 20)) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
        expect(Number(answer.headers.get('x-request-time'))).toBeLessThan(100)
      }
      const times = refused
        .map(({ answer }) => Number(answer.headers.get('x-request-time')))
        .toSorted((a, b) => a - b)
      expect(times[Math.floor(times.length / 2)]).toBeLessThanOrEqual(5)
      console.log(
        JSON.stringify({
          database: kind,
          calm: [typical(calm.quiet, 0.5), typical(calm.quiet, 0.99)].map(Math.round),
          crowded: [typical(quiet, 0.5), typical(quiet, 0.99)].map(Math.round),
          served: loud.length - refused.length,
          refused: refused.length,
          refusedIn: [times[Math.floor(times.length / 2)], times[Math.floor(times.length * 0.99)]],
        }),
      )
    })

    test('what was refused leaves one sum in the trail of its practice, that says how often', async () => {
      await server.world.refusals.flush()
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ practice_id: string; count: number }>`
        select practice_id, (detail ->> 'count')::integer as count from audit_event where status = 429`.execute(
          transaction,
        ),
      )
      expect(rows.map(({ practice_id }) => practice_id)).toEqual([server.practice.id])
      expect(rows[0]?.count).toBe(server.world.admission.figures.refused)
    })
  },
)
