import { expect, test } from 'vitest'
import { postgresSource } from '#server/database/opening/postgres-source.ts'
import { ask } from '#server/database/turns/ask.ts'
import { databaseKinds, makePlace } from '#tests/support/database/database.ts'

test.runIf(databaseKinds.includes('postgres'))(
  'a connection that was asked a thousand questions, each another one, is replaced; one that was asked few is used again',
  async () => {
    const { place, remove } = await makePlace('postgres')
    const source = await postgresSource({
      url: place.url ?? '',
      requestsUrl: undefined,
      statementLimit: 5_000,
    })
    const process = async (questions: number) => {
      const client = await source.acquire('requests')
      const { rows } = await client.query('select pg_backend_pid() as pid')
      for (let each = 0; each < questions; each += 1)
        await ask(client, { name: `odd_${each}`, text: `select ${each} + $1::integer`, values: [1] })
      source.release(client, false)
      return rows[0]?.pid
    }

    const first = await process(900)
    expect(await process(1_001)).toBe(first)
    expect(await process(0)).not.toBe(first)
    await source.close()
    await remove()
  },
  60_000,
)
