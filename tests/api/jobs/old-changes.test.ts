import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { numberFeed } from '#server/database/relay/number-feed.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const day = 86_400_000
const room = { name: 'Garden', kind: 'Room', status: 'active', timezone: 'America/Chicago' }

describe.each(databasesFor(import.meta.url))('the feed of changes on the %s database', (kind) => {
  let server: TestServer
  let clock = Date.now()
  beforeAll(async () => {
    server = await startTestServer({ database: kind, now: () => instantAt(clock) })
  })
  afterAll(() => server.close())

  const asOwner = <Row>(query: RawBuilder<Row>) =>
    server.world.database.asOwner(async (transaction) => (await query.execute(transaction)).rows)

  /** A room is made, and the relay gives its change a number. */
  async function change(): Promise<string> {
    const { id } = await created(await server.signIn('admin'), 'Locations', room)
    await server.world.database.asOwner(numberFeed)
    return id
  }
  const feed = () =>
    asOwner(sql<{ resource_id: string; number: string }>`
      select resource_id, number from outbox where practice_id = ${server.practice.id}::uuid order by number`)

  async function night(): Promise<void> {
    const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
    const running = startJobs({ world: server.world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }

  test('forgets after a week what changed, never the last change, and counts on from there', async () => {
    const old = await change()
    clock += 5 * day
    const young = await change()
    const before = await feed()
    clock += 4 * day
    await night()
    const kept = (await feed()).map(({ resource_id }) => resource_id)
    expect(before.map(({ resource_id }) => resource_id)).toContain(old)
    expect(kept).not.toContain(old)
    expect(kept).toContain(young)

    clock += 30 * day
    await night()
    const [last, ...others] = await feed()
    expect([last?.number, others]).toEqual([before.at(-1)?.number, []])
    await change()
    expect((await feed()).map(({ number }) => Number(number))).toContain(Number(last?.number) + 1)
  })
})
