import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '#server/database/database.ts'
import { ReadingEnded } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { aTransaction, databaseKinds, makePlace } from '#tests/support/database/database.ts'

const practiceId = crypto.randomUUID()
const [ann, bo] = [crypto.randomUUID(), crypto.randomUUID()].map((actorId) =>
  aTransaction({ practiceId, actorId }),
) as [ReturnType<typeof aTransaction>, ReturnType<typeof aTransaction>]
const limit = 1_500

/** A statement that takes minutes. */
const endless = async (transaction: Transaction) => {
  await sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b`.execute(
    transaction,
  )
  return succeeded(undefined)
}
const small = async (transaction: Transaction) => {
  const { rows } = await sql<{ n: number }>`select 1 as n`.execute(transaction)
  return succeeded(rows[0]?.n)
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function timed<Value>(
  act: Promise<Value>,
): Promise<{ readonly value: Value; readonly milliseconds: number }> {
  const begun = performance.now()
  const value = await act
  return { value, milliseconds: performance.now() - begun }
}

describe.each(databaseKinds)('on the %s database', (kind) => {
  let database: Database
  let remove: () => Promise<void>
  beforeAll(async () => {
    const made = await makePlace(kind)
    remove = made.remove
    database = await openDatabase({ ...made.place, statementLimit: limit })
  })
  afterAll(async () => {
    await database?.close()
    await remove?.()
  })

  test('a reading that takes too long is ended, and the connection goes on with its statements', async () => {
    const { value, milliseconds } = await timed(
      database.reading(ann, endless).catch((error: unknown) => error),
    )

    expect(value).toBeInstanceOf(ReadingEnded)
    expect(value).toMatchObject({ because: 'tooLong' })
    expect(milliseconds).toBeLessThan(limit + 1_000)
    expect(await database.reading(ann, small)).toEqual(succeeded(1))
    expect((await database.figures())?.starts ?? 1).toBe(1)
  })

  test('a write that takes too long stores nothing', async () => {
    const id = crypto.randomUUID()
    const written = database.transaction(ann, async (transaction) => {
      await sql`insert into resource (practice_id, id, type, version_id, last_modified, content)
        values (${practiceId}::uuid, ${id}::uuid, 'Location', 1, now(), '{}')`.execute(transaction)
      return endless(transaction)
    })
    await expect(written).rejects.toMatchObject({ code: '57014' })

    const found = await database.reading(ann, async (transaction) => {
      const { rows } = await sql`select 1 from resource where id = ${id}::uuid`.execute(transaction)
      return succeeded(rows.length)
    })
    expect(found).toEqual(succeeded(0))
  })

  test("the house's own work takes the time that it needs", async () => {
    const slow = database.asOwner((transaction) =>
      sql`select pg_sleep(${limit / 1000 + 0.5})`.execute(transaction),
    )
    await expect(slow).resolves.toBeDefined()
  })

  test('nobody waits a second for the long question of another, however many of them are asked at once', async () => {
    await database.reading(bo, small)
    const questions = Array.from({ length: 8 }, () =>
      database.reading(ann, endless).catch((error: unknown) => error),
    )
    const waits: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await pause(150)
      const { value, milliseconds } = await timed(
        (async () => {
          await database.asOwner((transaction) => sql`select 1`.execute(transaction))
          const read = await database.reading(bo, small)
          await database.transaction(aTransaction({ practiceId }), small)
          return read
        })(),
      )
      expect(value).toEqual(succeeded(1))
      waits.push(milliseconds)
    }

    expect(Math.max(...waits)).toBeLessThan(1_000)
    const ends = await Promise.all(questions)
    expect(ends.every((each) => each instanceof ReadingEnded)).toBe(true)
  })

  test('a reading that was ended for others who waited is tried once more behind them, before anybody hears a no', async () => {
    let tries = 0
    const long = database.reading(ann, async (transaction) => {
      tries += 1
      if (tries === 1) return endless(transaction)
      return small(transaction)
    })
    await pause(100)
    expect(await database.reading(bo, small)).toEqual(succeeded(1))
    if (kind === 'embedded') expect(await long).toEqual(succeeded(1))
    else await expect(long).rejects.toMatchObject({ because: 'tooLong' })
    expect(tries).toBe(kind === 'embedded' ? 2 : 1)
  })

  test('a reading of many statements lets others in between two of them, and is not refused for it', async () => {
    const long = database.reading(ann, async (transaction) => {
      for (let step = 0; step < 12; step += 1) await sql`select pg_sleep(0.12)`.execute(transaction)
      return succeeded('whole')
    })
    await pause(200)
    const { milliseconds } = await timed(database.reading(bo, small))
    expect(milliseconds).toBeLessThan(600)
    expect(await long).toEqual(succeeded('whole'))
  })
})
