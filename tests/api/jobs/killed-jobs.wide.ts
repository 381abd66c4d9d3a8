import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { type DatabasePlace, databasesFor, makePlace } from '#tests/support/database/database.ts'
import { startScript } from '#tests/support/processes/writing-process.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import { makeTestPractice, type TestPractice } from '#tests/support/server/server.ts'

const packets = 30
const longestLife = 120_000
const yesterday = instantAt(Date.now() - 2 * 86_400_000)

describe.each(databasesFor(import.meta.url))('background work that is killed on the %s database', (kind) => {
  let remove: () => Promise<void> = async () => undefined
  afterEach(() => remove())

  /** What a world does with the database while no process has it. */
  async function between<Value>(place: DatabasePlace, act: (world: World) => Promise<Value>): Promise<Value> {
    const database = await openDatabase(place)
    try {
      const keys = openKeys(join(place.dataDirectory, 'keys.json'))
      return await act(buildWorld({ database, keys, now: () => yesterday }))
    } finally {
      await database.close()
    }
  }

  async function layPackets(place: DatabasePlace): Promise<TestPractice> {
    return between(place, async (world) => {
      const practice = await makeTestPractice(world, 'riverbend', { admin: ['administrative'] })
      await storeExamples(world, practice)
      const actor = systemActor(practice.id, practice.key)
      for (let count = 0; count < packets; count += 1)
        await openAs(world, { actor, operation: 'example.create' }, (opened) =>
          openRows(opened, 'PacketResponse').insert(
            { ...examples.get('PacketResponse'), status: 'Sent', expiresAt: yesterday.iso },
            {},
          ),
        )
      return practice
    })
  }

  /** A process that works until so many lines of the kind have come, and is killed then. */
  async function live(place: DatabasePlace, word: string, count: number): Promise<void> {
    const child = startScript('job-process.ts', place)
    const ended = once(child, 'exit')
    // A life that says nothing more is ended too, and what it said tells why.
    const ending = setTimeout(() => child.kill('SIGKILL'), longestLife)
    const lines: string[] = []
    let seen = 0
    for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
      lines.push(line)
      if (line === word) seen += 1
      if (seen >= count) break
    }
    clearTimeout(ending)
    child.kill('SIGKILL')
    await ended
    expect(seen, `Of this life: ${lines.slice(-30).join(', ')}`).toBe(count)
  }

  /** A process works until its job has come to this end. */
  const ends = (place: DatabasePlace, { id }: TestPractice, state: string) =>
    live(place, `${id} ExpirePackets ${state}`, 1)

  const stateOf = (place: DatabasePlace, { id }: TestPractice) =>
    between(place, (world) =>
      world.database.asOwner(async (transaction) => {
        const run = await sql<{ state: string; tries: number; trouble: string | null }>`
          select state, tries, trouble from job_run where practice_id = ${id}::uuid and job = 'ExpirePackets'
          order by due_at desc limit 1`.execute(transaction)
        const rows = await sql<{ done: string }>`
          select count(*) as done from resource where practice_id = ${id}::uuid and type = 'PacketResponse'
            and status = 'Expired' and version_id = 2`.execute(transaction)
        const trail = await sql<{ done: string }>`
          select count(*) as done from audit_event where practice_id = ${id}::uuid and outcome = 'Success'
            and detail ->> 'operation' = 'packetResponse.expire'`.execute(transaction)
        return { run: run.rows[0], rows: Number(rows.rows[0]?.done), trail: Number(trail.rows[0]?.done) }
      }),
    )

  test('killed in the middle it is done by the next server, each packet once', async () => {
    const made = await makePlace(kind)
    remove = made.remove
    const practice = await layPackets(made.place)
    const steps = 3 + Math.floor(Math.random() * (packets - 6))
    await live(made.place, 'step', steps)
    const half = await stateOf(made.place, practice)
    expect(half.run?.state).toBe('Running')
    expect(half.rows).toBeLessThan(packets)

    await ends(made.place, practice, 'Done')
    expect(await stateOf(made.place, practice)).toEqual({
      run: { state: 'Done', tries: 2, trouble: null },
      rows: packets,
      trail: packets,
    })
  })

  test('what kills the server again and again is given up and shown', async () => {
    const made = await makePlace(kind)
    remove = made.remove
    const practice = await layPackets(made.place)
    // As often as `job-process.ts` tries it.
    for (let life = 0; life < (kind === 'embedded' ? 4 : 2); life += 1) await live(made.place, 'step', 1)
    await ends(made.place, practice, 'Failed')
    expect((await stateOf(made.place, practice)).run).toMatchObject({
      state: 'Failed',
      trouble: 'jobs.died',
    })
  })
})
