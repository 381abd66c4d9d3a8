import { describe, expect, test } from 'vitest'
import { databaseKinds, makePlace } from '#tests/support/database/database.ts'
import { notRun, postgresPrograms, startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { killAndLook } from '#tests/support/processes/kill-and-look.ts'
import { type StartWriting, startDatabaseWriter } from '#tests/support/processes/writing-process.ts'
import { incomplete, layPractice, startServerWriter } from '#tests/support/server/start-server-writer.ts'

describe('what the database acknowledged survives kill -9 of its process, ten times', () => {
  test.each(databaseKinds)('on the %s database', async (kind) => {
    const { place, remove } = await makePlace(kind)
    await killAndLook(startDatabaseWriter, place, (writer) => writer.kill())
    await remove()
  })
})

describe.skipIf(!postgresPrograms())(
  `when the processes of PostgreSQL are killed, ten times (else ${notRun})`,
  () => {
    test('nothing that the database acknowledged is lost', () => withPostgres(startDatabaseWriter))
    test('nothing that the server acknowledged over HTTP is lost', () => withPostgres(startServerWriter))
  },
)

async function withPostgres(start: StartWriting): Promise<void> {
  const postgres = await startPrivatePostgres()
  if (!postgres) throw new Error(notRun)
  const { place, remove } = await makePlace('embedded')
  const there = { ...place, url: postgres.url }
  if (start === startServerWriter) await layPractice(there)
  const acknowledged = await killAndLook(start, there, async (writer) => {
    postgres.kill()
    await writer.kill()
    postgres.start()
  })
  if (start === startServerWriter) expect(await incomplete(there, acknowledged)).toEqual([])
  postgres.remove()
  await remove()
}
