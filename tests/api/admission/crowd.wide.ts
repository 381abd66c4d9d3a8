import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { admitted } from '#server/http/exchange/admitted.ts'
import { type Call, plainOptions, requestOfCall } from '#server/operations/call.ts'
import { runRequest } from '#server/operations/run-operation.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { makeTestPractice, startTestServer, type TestServer } from '#tests/support/server/server.ts'

const practices = 20
const seconds = 2
const crowd = 400

type Asked = { readonly refused: string | undefined; readonly milliseconds: number; readonly pause: number }

describe.each(databasesFor(import.meta.url))(
  'twenty practices on the %s database, one of which asks for far more than its share',
  (kind) => {
    let server: TestServer
    const actors: Actor[] = []

    beforeAll(async () => {
      server = await startTestServer({ database: kind, staff: {} })
      actors.push(systemActor(server.practice.id, server.practice.key))
      for (let index = 1; index < practices; index += 1) {
        const { id, key } = await makeTestPractice(server.world, `practice-${index}`, {})
        actors.push(systemActor(id, key))
      }
    })
    afterAll(() => server.close())

    const reading = { operation: 'practicePreferences.read', input: { id: 'default' } } as const
    const searching = {
      operation: 'organization.query',
      input: { body: [{ field: 'name', op: 'startsWith', value: 'a' }] },
    } as const

    async function ask(actor: Actor | undefined, what: Pick<Call, 'operation' | 'input'>): Promise<Asked> {
      if (!actor) throw new Error('Nobody asked.')
      const begun = performance.now()
      const request = requestOfCall({ ...what, actor, options: plainOptions(server.world.newId()) })
      const { outcome } = await runRequest(server.world, {
        ...request,
        admit: (call) => admitted(server.world, call),
      })
      const milliseconds = performance.now() - begun
      if (outcome.ok) return { refused: undefined, milliseconds, pause: 0 }
      const { failure } = outcome
      return {
        refused: failure.kind,
        milliseconds,
        pause: failure.kind === 'busy' ? failure.retryAfterMilliseconds : 0,
      }
    }

    /** The quiet practices for so long, each asking five times a second; beside them the crowd, if there is one. */
    async function day(
      size: number,
    ): Promise<{ readonly quiet: readonly Asked[]; readonly loud: readonly Asked[] }> {
      const until = performance.now() + seconds * 1_000
      const [first, ...others] = actors
      const quiet: Asked[] = []
      const loud: Asked[] = []
      await Promise.all([
        ...others.map(async (actor) => {
          while (performance.now() < until) {
            quiet.push(await ask(actor, reading))
            await pause(200)
          }
        }),
        ...Array.from({ length: size }, async () => {
          while (performance.now() < until) {
            const asked = await ask(first, searching)
            loud.push(asked)
            if (asked.refused) await pause(100)
          }
        }),
      ])
      return { quiet, loud }
    }

    test('nobody else is refused or waits long; the crowd is told at once when to come again, and nothing breaks', async () => {
      await day(0)
      const calm = await day(0)
      const { quiet, loud } = await day(crowd)
      expect([...calm.quiet, ...quiet].filter(({ refused }) => refused)).toEqual([])
      expect(part(quiet, 0.5) - part(calm.quiet, 0.5)).toBeLessThan(500)

      const told = loud.filter(({ refused }) => refused)
      expect(new Set(told.map(({ refused }) => refused))).toEqual(new Set(['busy']))
      expect(told.length).toBeGreaterThan(100)
      expect(loud.length - told.length).toBeGreaterThan(50)
      expect(part(told, 0.5)).toBeLessThanOrEqual(5)
      const pauses = told.map((each) => each.pause)
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(20)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000)
      expect(new Set(pauses).size).toBeGreaterThan(pauses.length / 2)
    })

    test('what was refused leaves one sum in the trail of its practice, that says how often', async () => {
      await server.world.refusals.flush()
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ practice_id: string; count: number }>`
        select practice_id, (detail ->> 'count')::integer as count from audit_event where status = 429`.execute(
          transaction,
        ),
      )
      expect(rows).toEqual([
        { practice_id: server.practice.id, count: server.world.admission.figures.refused },
      ])
    })
  },
)

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function part(asked: readonly Asked[], share: number): number {
  const times = asked.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return times[Math.floor(times.length * share)] ?? 0
}
