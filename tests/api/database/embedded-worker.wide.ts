import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { DatabaseInterrupted } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { aTransaction, makePlace } from '#tests/support/database/database.ts'
import { ask, startTestServer, type TestServer } from '#tests/support/server/server.ts'

const megabyte = 2 ** 20
const settings = aTransaction({ practiceId: crypto.randomUUID() })
const workers: Worker[] = []
const keep = (worker: Worker) => workers.push(worker)
beforeAll(() => {
  process.on('worker', keep)
})
afterAll(() => {
  process.off('worker', keep)
})

type Notice = { readonly figures: object; readonly sentence: string }

async function opened(
  mostMemory?: number,
): Promise<{ readonly database: Database; readonly notices: Notice[] }> {
  const { place, remove } = await makePlace('embedded')
  const notices: Notice[] = []
  const tell = (figures: object, sentence: string) => notices.push({ figures, sentence })
  const database = await openDatabase({
    ...place,
    ...(mostMemory !== undefined && { mostMemory }),
    log: { info: tell, warn: tell },
  })
  onTestFinished(async () => {
    await database.close()
    await remove()
  })
  return { database, notices }
}

/** An answer of so many characters, prepared once for each connection. */
function answerOf(database: Database, length: number): Promise<number> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ text: string }>`select repeat('x', ${length}::integer) as text`.execute(
      transaction,
    )
    return rows[0]?.text.length ?? 0
  })
}

const second = () => new Promise((resolve) => setTimeout(resolve, 1_100))

async function memoryOf(database: Database) {
  await second()
  await database.condition()
  await second()
  await database.condition()
  const memory = (await database.figures())?.memory
  if (!memory) throw new Error('The worker has told nothing.')
  return memory
}

describe('the worker of the embedded database', () => {
  test('keeps nothing of what it has answered', async () => {
    const { database } = await opened()
    await answerOf(database, 300_000)
    const before = await memoryOf(database)
    for (let turn = 0; turn < 500; turn += 1) await answerOf(database, 300_000)
    const after = await memoryOf(database)

    expect(after.heap - before.heap).toBeLessThan(40 * megabyte)
    expect(after.engine - before.engine).toBeLessThan(16 * megabyte)
    expect((await database.figures())?.starts).toBe(1)
  })

  test('gives its place to another one between two requests when it holds too much, and nobody is refused', async () => {
    const { database, notices } = await opened(500 * megabyte)
    const write = (name: string) =>
      database.transaction(settings, async (transaction) => {
        await sql`insert into resource (practice_id, id, type, version_id, last_modified, content)
          values (${settings.practiceId}::uuid, ${crypto.randomUUID()}::uuid, ${name}, 1, now(), '{}')`.execute(
          transaction,
        )
        return succeeded(name)
      })
    const names = Array.from({ length: 30 }, (_, index) => `Row${index}`)
    const swelling = database.asOwner((transaction) =>
      sql`select length(repeat('x', 300000000))`.execute(transaction),
    )
    const writing = names.map(async (name, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 50))
      return write(name)
    })

    await swelling
    expect((await Promise.all(writing)).every(({ ok }) => ok)).toBe(true)
    const stored = await database.reading(settings, async (transaction) => {
      const { rows } = await sql<{ type: string }>`select type from resource`.execute(transaction)
      return succeeded(rows.map(({ type }) => type).toSorted())
    })
    expect(stored).toEqual(succeeded(names.toSorted()))
    expect((await database.figures())?.starts).toBe(2)
    expect((await memoryOf(database)).engine).toBeLessThan(400 * megabyte)
    expect(notices.map(({ sentence }) => sentence)).toEqual([
      'another worker of the embedded database has taken the place of the last one',
    ])
    expect(notices[0]?.figures).toMatchObject({ before: { engine: expect.any(Number) } })
  })

  test('that ends by itself says why; what was under way is refused as worth another try, and the next request is served', async () => {
    const { database, notices } = await opened()
    await answerOf(database, 10)
    const underWay = answerOf(database, 50_000_000)
    workers.at(-1)?.postMessage({ kind: 'bytes', bytes: 'no bytes' })
    const next = answerOf(database, 10)

    await expect(Promise.all([underWay, next])).rejects.toBeInstanceOf(DatabaseInterrupted)
    expect(await answerOf(database, 20)).toBe(20)
    expect(notices[0]).toMatchObject({
      figures: { because: expect.stringMatching(/\w{5}/) },
      sentence: expect.stringMatching(/^the embedded database ended by itself/),
    })
    expect((await database.figures())?.starts).toBe(2)
  })
})

describe('a server whose embedded database ends by itself', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server?.close())

  test('asks those whose requests were under way to come back soon, and answers them then', async () => {
    const admin = await server.signIn('admin')
    const list = () => admin.ask('GET', 'Practitioners')
    expect((await list()).status).toBe(200)
    const refused: Awaited<ReturnType<typeof list>>[] = []
    // On a busy machine the first answer may be heard when the last is on its way: then a moment after they were asked.
    for (let round = 0; round < 20 && refused.length === 0; round += 1) {
      const asking = Array.from({ length: 60 }, list)
      await (round % 2 === 0
        ? Promise.race(asking)
        : new Promise((resolve) => setTimeout(resolve, 20 * round)))
      await workers.at(-1)?.terminate()

      const answers = await Promise.all(asking)
      expect(answers.map(({ status }) => status).filter((each) => each !== 200 && each !== 503)).toEqual([])
      refused.push(...answers.filter(({ status }) => status === 503))
    }
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await list()).status).toBe(200)
  })

  test('tells the machine itself what it holds, and nobody else', async () => {
    const url = `${server.url}/health/figures`
    const { status, body } = await ask(url, 'GET', {})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      memory: { resident: expect.any(Number) },
      worker: { starts: expect.any(Number) },
    })
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await ask(url, 'GET', passedOn)).status).toBe(404)
  })
})
