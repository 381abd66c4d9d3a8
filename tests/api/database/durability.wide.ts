import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DatabaseInterrupted } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { makePlace, openTestDatabase } from '#tests/support/database/database.ts'
import { notRun, postgresPrograms, startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { startDatabaseWriter, startScript } from '#tests/support/processes/writing-process.ts'

describe('a PostgreSQL server', () => {
  test.skipIf(!postgresPrograms())(
    `that goes away is an interruption, and when it is back the work goes on (else ${notRun})`,
    async () => {
      const server = await startPrivatePostgres()
      if (!server) throw new Error(notRun)
      const { place, remove } = await makePlace('embedded')
      const database = await openDatabase({ ...place, url: server.url })
      const ask = () =>
        database.asOwner((transaction) => transaction.selectFrom('installation').select('epoch').execute())
      const before = await ask()

      server.kill()
      await expect(ask()).rejects.toBeInstanceOf(DatabaseInterrupted)
      expect(await database.condition()).toBe('away')

      server.start()
      expect(await ask()).toEqual(before)
      expect(await database.condition()).toBe('whole')
      await database.close()
      server.remove()
      await remove()
    },
  )
})

describe('the embedded database', () => {
  test('refuses to start when a test commit caused no flush of the host', async () => {
    const { place, remove } = await makePlace('embedded')
    const child = startScript('database-writer.ts', place, 'break-flush.ts')
    expect(await said(child)).toContain(
      "refused The embedded database couldn't save a test change to the disk",
    )
    expect(child.exitCode).toBe(1)
    await remove()
  })

  test('refuses a second process on the same folder with a sentence, and takes it when the first was killed', async () => {
    const { place, remove } = await makePlace('embedded')
    const first = await startDatabaseWriter(place)
    const second = startScript('database-writer.ts', place)
    expect(await said(second)).toMatch(
      /refused The database in .* is in use by another process\. Stop that process/,
    )

    await first.kill()
    const third = await startDatabaseWriter(place)
    await third.until(1)
    await third.kill()
    await remove()
  })

  test('never acknowledges a write that a dying disk did not take', async () => {
    const { place, remove } = await makePlace('embedded')
    const sick = join(place.dataDirectory, 'disk-is-sick')
    const writer = await startDatabaseWriter(place, 'fail-flush.ts')
    await writer.until(20)
    writeFileSync(sick, '')
    await pause(100)
    const before = writer.acknowledged.length
    await pause(1500)
    expect(writer.acknowledged.length).toBe(before)

    await writer.kill()
    rmSync(sick)
    const again = await startDatabaseWriter(place)
    expect(await again.missing(writer.acknowledged)).toEqual([])
    await again.kill()
    await remove()
  })

  test('ends a statement that gives no answer in time, opens itself again and has lost nothing', async () => {
    const { place, remove } = await makePlace('embedded')
    const database = await openDatabase({ ...place, patience: 700 })
    const epoch = () =>
      database.asOwner((transaction) => transaction.selectFrom('installation').select('epoch').execute())
    const before = await epoch()

    const settings = {
      practiceId: crypto.randomUUID(),
      actorId: null,
      profileId: null,
      operation: 'report.run',
      reach: 'All',
      profiles: [],
      allowed: [],
    } as const
    const endless = database.transaction(settings, async (transaction) => {
      await sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b`.execute(
        transaction,
      )
      return { ok: true, value: undefined }
    })
    await expect(endless).rejects.toBeInstanceOf(DatabaseInterrupted)
    expect(await epoch()).toEqual(before)
    expect(await database.condition()).toBe('whole')
    await database.close()
    await remove()
  })

  test('ends a transaction that waits for another one inside itself, and goes on', async () => {
    const { place, remove } = await makePlace('embedded')
    const database = await openDatabase({ ...place, patience: 700 })
    const settings = {
      practiceId: crypto.randomUUID(),
      actorId: null,
      profileId: null,
      operation: 'note.read',
      reach: 'All',
      profiles: [],
      allowed: [],
    } as const
    const stuck = database.transaction(settings, async () => {
      await database.asOwner((transaction) => sql`select 1`.execute(transaction))
      return { ok: true, value: undefined }
    })
    await expect(stuck).rejects.toThrow('stood idle')
    expect(await database.condition()).toBe('whole')
    await database.close()
    await remove()
  })

  test('lets practices take turns: one that asks a hundred times does not keep another waiting for all of them', async () => {
    const opened = await openTestDatabase('embedded')
    const [busy, quiet] = [crypto.randomUUID(), crypto.randomUUID()]
    const order: string[] = []
    const ask = (practiceId: string) =>
      opened.database.transaction(
        {
          practiceId,
          actorId: null,
          profileId: null,
          operation: 'note.read',
          reach: 'All',
          profiles: [],
          allowed: [],
        },
        async (transaction) => {
          await sql`select 1`.execute(transaction)
          order.push(practiceId)
          return { ok: true, value: undefined }
        },
      )
    await Promise.all([...Array.from({ length: 100 }, () => ask(busy)), ask(quiet)])
    expect(order.indexOf(quiet)).toBeLessThan(4)
    await opened.close()
  })
})

async function said(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit')
  const output = await text(child.stdout ?? process.stdin)
  await ended
  return output
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
