import { join } from 'node:path'
import { Client, type ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untold } from '#server/database/database-log.ts'
import { run, stop } from '#server/database/embedded/running.ts'
import { ask, askBehind, type Statement } from '#server/database/turns/ask.ts'
import { databaseKinds, makePlace } from '#tests/support/database/database.ts'

const practice = '11111111-1111-4111-8111-111111111111'

const begin: Statement = { name: 'opens', text: 'begin', values: [] }
const commit: Statement = { name: 'ends', text: 'commit', values: [] }
const saying = (divisor: number): Statement => ({
  name: 'says',
  text: "select set_config('goldthread.practice', $1, true), 1 / $2::integer",
  values: [practice, divisor],
})
const noting = (text: string): Statement => ({
  name: 'notes',
  text: 'insert into remark (text) values ($1)',
  values: [text],
})
const who: Statement = {
  name: 'asks',
  text: "select current_setting('goldthread.practice', true) as practice, $1::text as about",
  values: ['joint'],
}

describe.each(databaseKinds)('statements that travel in one request, on the %s database', (kind) => {
  let client: ClientBase
  let close: () => Promise<void>
  beforeAll(async () => {
    const { place, remove } = await makePlace(kind)
    if (place.url === undefined) {
      const directory = join(place.dataDirectory, 'database')
      const patience = { statement: undefined, worker: 30_000 }
      const running = await run({ directory, patience, log: untold })
      client = running.client
      close = () => stop(running).then(remove)
    } else {
      const own = new Client({ connectionString: place.url, pipeline: true })
      await own.connect()
      client = own
      close = () => own.end().then(remove)
    }
    await client.query('create table remark (text text not null)')
  })
  afterAll(() => close())

  const remarks = async () => (await client.query('select text from remark order by text')).rows
  const current = async () =>
    (await client.query("select current_setting('goldthread.practice', true) as practice")).rows[0]

  test('a question is answered under what was said before it, alike whether the connection knows it yet, and nothing stays', async () => {
    for (let time = 0; time < 3; time += 1) {
      const around = { first: 'begin read only', last: 'commit' }
      const { rows } = await askBehind(client, [saying(1)], { ...who, around })
      expect(rows).toEqual([{ practice, about: 'joint' }])
      expect((await current())?.practice ?? '').toBe('')
    }
  })

  test('where something before it fails, a question is not asked; the next one is', async () => {
    for (const each of [saying(1), noting('known')]) await ask(client, each)
    await expect(askBehind(client, [saying(0)], noting('never'))).rejects.toMatchObject({ code: '22012' })
    expect(await remarks()).toEqual([{ text: 'known' }])
    await expect(askBehind(client, [saying(1)], who)).resolves.toMatchObject({ rows: [{ practice }] })
  })

  test('a question that nobody knew and that was skipped is known the next time', async () => {
    const fresh: Statement = { name: 'fresh', text: 'select $1::text as text', values: ['there'] }
    await expect(askBehind(client, [saying(0)], fresh)).rejects.toMatchObject({ code: '22012' })
    for (let time = 0; time < 2; time += 1)
      expect((await askBehind(client, [saying(1)], fresh)).rows).toEqual([{ text: 'there' }])
  })

  test('the last statements and the end of a transaction are kept together, or not at all', async () => {
    for (const each of [begin, commit]) await ask(client, each)
    await askBehind(client, [begin, saying(1)], who)
    const { command } = await askBehind(client, [noting('one'), noting('two')], commit)
    expect(command).toBe('COMMIT')

    await askBehind(client, [begin, saying(1)], who)
    const missing = { ...noting('three'), values: [null] }
    await expect(askBehind(client, [noting('lost'), missing], commit)).rejects.toMatchObject({
      code: '23502',
    })
    await client.query('rollback')
    expect(await remarks()).toEqual([{ text: 'known' }, { text: 'one' }, { text: 'two' }])
  })

  test('several statements in one text are asked behind what was said before them too', async () => {
    for (const each of [begin, saying(1)]) await ask(client, each)
    await client.query('rollback')
    const text = "insert into remark (text) values ('x'); delete from remark where text = 'x'"
    await askBehind(client, [begin, saying(1)], { text, values: [] })
    expect(await current()).toEqual({ practice })
    expect((await askBehind(client, [], commit)).command).toBe('COMMIT')
  })

  test('several at once are answered each with its own', async () => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      askBehind(client, [saying(1)], { ...who, values: [String(index)] }),
    )
    const about = (await Promise.all(asked)).map(({ rows }) => rows[0]?.about)
    expect(about).toEqual(Array.from({ length: 20 }, (_, index) => String(index)))
  })
})
