import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import {
  aTransaction,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database/database.ts'

describe.each(databaseKinds)('the %s database', (kind) => {
  let opened: TestDatabase
  const practiceId = randomUUID()
  const settings = aTransaction({ practiceId })
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened.close())

  const add = (id: string) => ({
    practice_id: practiceId,
    id,
    type: 'Location',
    version_id: 1,
    last_modified: '2026-11-21T10:00:00.120Z',
    content: JSON.stringify({ name: 'Room 1' }),
  })

  test('a good outcome is stored, and reads back as it was written', async () => {
    const id = randomUUID()
    await opened.database.transaction(settings, async (transaction) => {
      await transaction.insertInto('resource').values(add(id)).execute()
      return succeeded(id)
    })

    const read = await opened.database.transaction(settings, async (transaction) =>
      succeeded(
        await transaction.selectFrom('resource').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      ),
    )
    expect(read).toMatchObject({
      ok: true,
      value: {
        version_id: '1',
        last_modified: '2026-11-21T10:00:00.120Z',
        is_locked: false,
        content: { name: 'Room 1' },
      },
    })
  })

  test('a refusal and a throw leave nothing behind', async () => {
    const id = randomUUID()
    const refused = await opened.database.transaction(settings, async (transaction) => {
      await transaction.insertInto('resource').values(add(id)).execute()
      return failed({ kind: 'missing' })
    })
    expect(refused.ok).toBe(false)
    await expect(
      opened.database.transaction(settings, async (transaction) => {
        await transaction.insertInto('resource').values(add(id)).execute()
        throw new Error('a bug')
      }),
    ).rejects.toThrow('a bug')

    const rows = await opened.database.asOwner((transaction) =>
      transaction.selectFrom('resource').select('id').where('id', '=', id).execute(),
    )
    expect(rows).toEqual([])
  })

  test('a transaction whose statement failed is never reported as stored', async () => {
    await expect(
      opened.database.transaction(settings, async (transaction) => {
        await sql`select 1 / 0`.execute(transaction).catch(() => undefined)
        return succeeded('stored')
      }),
    ).rejects.toThrow('nothing was saved')
    expect(await opened.database.condition()).toBe('whole')
  })

  test('what leaves with the commit is stored with it, and when it fails nothing is', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()]
    const write = (id: string, last: string) =>
      opened.database.transaction(settings, async (transaction, atEnd) => {
        await transaction.insertInto('resource').values(add(id)).execute()
        atEnd(
          sql`insert into audit_waiting (practice_id, event_id) values (${practiceId}::uuid, ${last}::uuid)`.compile(
            transaction,
          ),
        )
        return succeeded(id)
      })
    const commits = opened.database.commits()

    expect(await write(kept, kept)).toEqual({ ok: true, value: kept })
    await expect(write(lost, 'no id')).rejects.toThrow('uuid')
    const found = await opened.database.asOwner((transaction) =>
      sql<{ id: string; waiting: string }>`select r.id, w.event_id as waiting from resource r
        left join audit_waiting w on w.event_id = r.id where r.id in (${kept}::uuid, ${lost}::uuid)`.execute(
        transaction,
      ),
    )
    expect(found.rows).toEqual([{ id: kept, waiting: kept }])
    expect(opened.database.commits()).toBe(commits + 2)
  })

  test('what leaves with the next statement keeps its place, and when it fails nothing is stored', async () => {
    const named = (name: string) => (id: string) =>
      sql`update resource set name = coalesce(name, '') || ${name} where id = ${id}::uuid`
    const [first, second] = [named('one '), named('two ')]
    const write = (id: string, divisor: number) =>
      opened.database.transaction(settings, async (transaction) => {
        await transaction.insertInto('resource').values(add(id)).execute()
        sendWithNext(transaction, first(id))
        await second(id).execute(transaction)
        const { name } = await transaction
          .selectFrom('resource')
          .select('name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        sendWithNext(transaction, sql`select 1 / ${divisor}::integer`)
        sendWithNext(transaction, first(id))
        return succeeded(name)
      })
    const stored = (id: string) =>
      opened.database.transaction(settings, async (transaction) =>
        succeeded(
          await transaction.selectFrom('resource').select('name').where('id', '=', id).executeTakeFirst(),
        ),
      )

    // The first time its connection does not know the statements yet.
    for (let time = 0; time < 3; time += 1) {
      const [id, refused] = [randomUUID(), randomUUID()]
      expect(await write(id, 1)).toEqual({ ok: true, value: 'one two ' })
      expect(await stored(id)).toEqual({ ok: true, value: { name: 'one two one ' } })
      await expect(write(refused, 0)).rejects.toMatchObject({ code: '22012' })
      expect(await stored(refused)).toEqual({ ok: true, value: undefined })
    }
    await expect(
      opened.database.reading(settings, async (transaction) => {
        sendWithNext(transaction, first(randomUUID()))
        return succeeded(undefined)
      }),
    ).rejects.toThrow('changes nothing')
  })

  test('a reading sees the rows of its practice alone and changes nothing, and a statement that fails does not end it', async () => {
    const id = randomUUID()
    await opened.database.transaction(settings, async (transaction) => {
      await transaction.insertInto('resource').values(add(id)).execute()
      return succeeded(id)
    })
    const found = (transaction: Transaction) =>
      transaction.selectFrom('resource').select('id').where('id', '=', id).execute()
    const foreign = aTransaction({ practiceId: randomUUID() })

    const own = await opened.database.reading(settings, async (transaction) => {
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined)
      const user = sql<{ name: string }>`select current_user::text as name`.execute(transaction)
      const [rows, { rows: users }] = await Promise.all([found(transaction), user])
      return succeeded([...rows, ...users])
    })
    expect(own).toEqual({ ok: true, value: [{ id }, { name: 'goldthread_app' }] })
    const theirs = await opened.database.reading(foreign, async (transaction) =>
      succeeded(await found(transaction)),
    )
    expect(theirs).toEqual({ ok: true, value: [] })
    await expect(
      opened.database.reading(settings, async (transaction) => {
        await transaction.insertInto('resource').values(add(randomUUID())).execute()
        return succeeded(undefined)
      }),
    ).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  test('a statement that comes after the end of its transaction is refused', async () => {
    let late: Promise<unknown> = Promise.resolve()
    await opened.database.transaction(settings, async (transaction) => {
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
        transaction.selectFrom('resource').select('id').execute(),
      )
      late.catch(() => undefined)
      return succeeded(undefined)
    })
    await expect(late).rejects.toThrow('after its transaction had ended')
  })

  test('settings that are not ids or words of the list never reach the database', () => {
    const injected = "x'; reset role; --"
    const attempt = (change: object) => () =>
      opened.database.transaction({ ...settings, ...change }, async () => succeeded(1))
    expect(attempt({ practiceId: injected })).toThrow('not a UUID')
    expect(attempt({ actorId: injected })).toThrow('not a UUID')
    expect(attempt({ profiles: [injected] })).toThrow('not a UUID')
    expect(attempt({ allowed: [injected] })).toThrow('not a UUID')
    expect(attempt({ operation: injected })).toThrow('not an operation')
    expect(attempt({ reach: injected })).toThrow('not a reach')
  })

  test('old row versions give their room back', async () => {
    const id = randomUUID()
    await opened.database.transaction(settings, async (transaction) => {
      await transaction.insertInto('resource').values(add(id)).execute()
      return succeeded(id)
    })
    const rewrite = async () => {
      await opened.database.asOwner(async (transaction) => {
        for (let turn = 0; turn < 300; turn += 1) {
          await sql`update resource set name = ${String(turn)} where id = ${id}::uuid`.execute(transaction)
        }
      })
      await opened.database.vacuum()
      const { rows } = await opened.database.asOwner((transaction) =>
        sql<{ size: string }>`select pg_relation_size('resource') as size`.execute(transaction),
      )
      return Number(rows[0]?.size)
    }
    const sizes: number[] = []
    for (let night = 0; night < 4; night += 1) sizes.push(await rewrite())
    const [first = 0] = sizes
    expect(sizes.at(-1)).toBeLessThan(first * 2)
  })

  test('a thousand rows are streamed in portions', async () => {
    const sizes = await opened.database.asOwner(async (transaction) => {
      const portions: number[] = []
      let count = 0
      for await (const _row of transaction
        .selectFrom(sql<{ n: number }>`generate_series(1, 1000)`.as('n'))
        .selectAll()
        .stream(300)) {
        count += 1
        if (count % 300 === 0) portions.push(count)
      }
      return [...portions, count]
    })
    expect(sizes).toEqual([300, 600, 900, 1000])
  })
})
