import { readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepContent } from '#server/stores/content/sweep-content.ts'
import { aDocument, askBytes, digestOf, hashOf } from '#tests/support/content/a-document.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const day = 25 * 60 * 60_000

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const filesOnDisk = (folder: string) =>
    readdirSync(join(server.dataDirectory, 'content', folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name, parentPath }) => ({ name, path: join(parentPath, name) }))

  test('when the server dies after the file has its name and before the record speaks of it, nobody reads it, and it is swept away', async () => {
    const { world } = server
    const bytes = pdf(['Never committed.'])
    const { id } = await aDocument(admin)
    const { keep } = world.content
    Object.assign(world.content, {
      keep: async (...given: Parameters<typeof keep>) => {
        await keep(...given)
        throw new Error('the server dies here')
      },
    })
    const path = `DocumentReferences/${id}/content`
    expect((await askBytes(server, admin, path, { body: bytes })).status).toBe(500)
    Object.assign(world.content, { keep })
    const named = filesOnDisk('files').find(({ name }) => name === hashOf(bytes))
    expect(named).toBeDefined()
    expect((await askBytes(server, admin, path)).status).toBe(404)
    expect((await admin.ask('GET', `DocumentReferences/${id}`)).body.meta.versionId).toBe('1')

    await sweepContent(world)
    expect(filesOnDisk('files').map(({ name }) => name)).toContain(hashOf(bytes))
    const old = (Date.now() - day) / 1_000
    if (named) await utimes(named.path, old, old)
    await sweepContent(world)
    expect(filesOnDisk('files').map(({ name }) => name)).not.toContain(hashOf(bytes))
    expect((await askBytes(server, admin, path, { body: bytes })).status).toBe(200)
    expect((await askBytes(server, admin, path)).bytes.equals(bytes)).toBe(true)
  })

  test('what a record speaks of is never swept away, however old it is', async () => {
    const bytes = png(9, 9)
    const { id } = await aDocument(admin)
    await askBytes(server, admin, `DocumentReferences/${id}/content`, { body: bytes })
    const old = (Date.now() - day) / 1_000
    for (const { path } of filesOnDisk('files')) await utimes(path, old, old)
    await sweepContent(server.world)
    expect((await askBytes(server, admin, `DocumentReferences/${id}/content`)).bytes.equals(bytes)).toBe(true)
  })

  test('parts that nobody joined for a day are swept away, and their room is given back', async () => {
    const { id } = await aDocument(admin)
    const usage = async () =>
      (
        await server.world.database.asOwner((transaction) =>
          sql<{
            size: string
          }>`select size from content_usage where person_id = ${server.practice.id}::uuid`.execute(
            transaction,
          ),
        )
      ).rows[0]?.size
    const before = Number(await usage())
    const part = Buffer.from('a part')
    const headers = { 'content-digest': digestOf(part) }
    await askBytes(server, admin, `DocumentReferences/${id}/content/chunks/0`, { body: part, headers })
    expect(Number(await usage())).toBe(before + part.length)
    await sweepContent(server.world)
    expect(filesOnDisk('chunks')).toHaveLength(1)

    const old = (Date.now() - day) / 1_000
    for (const { path } of filesOnDisk('chunks')) await utimes(path, old, old)
    await server.world.database.asOwner((transaction) =>
      sql`update content_chunk set created_at = created_at - interval '25 hours'`.execute(transaction),
    )
    expect(await sweepContent(server.world)).toBe(1)
    expect(filesOnDisk('chunks')).toEqual([])
    expect(Number(await usage())).toBe(before)
    expect((await admin.ask('GET', `DocumentReferences/${id}/content/chunks`)).body).toEqual([])
  })

  test('a file that was altered on the disk is not handed out', async () => {
    const bytes = pdf(['Will be altered.'])
    const { id } = await aDocument(admin)
    await askBytes(server, admin, `DocumentReferences/${id}/content`, { body: bytes })
    const { writeFileSync } = await import('node:fs')
    const kept = filesOnDisk('files').find(({ name }) => name === hashOf(bytes))
    writeFileSync(
      kept?.path ?? '',
      bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte)),
    )
    expect((await askBytes(server, admin, `DocumentReferences/${id}/content`)).status).toBe(500)
  })
})
