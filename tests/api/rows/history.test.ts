import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Version = { readonly versionId: string; readonly isDeleted: boolean }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { admin: ['administrative'] } })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const room = (name: string) =>
    created(admin, 'Locations', { name, kind: 'Room', status: 'active', timezone: 'America/Chicago' })
  const rename = async (id: string, versionId: number) =>
    admin.ask('PATCH', `Locations/${id}?versionId=${versionId}`, {
      body: [{ op: 'replace', path: '/name', value: `Room, version ${versionId + 1}` }],
    })

  test('the versions of a record are listed with their moment and author, also the one that deleted it', async () => {
    const { id } = await room('Garden')
    await rename(id, 1)
    await admin.ask('DELETE', `Locations/${id}?versionId=2`)
    expect((await admin.ask('GET', `Locations/${id}/_history`)).status).toBe(410)
    const deleted = await admin.ask('GET', `Locations/${id}/_history?includeDeleted=true`)
    expect(deleted.body.map(({ versionId }: Version) => versionId)).toEqual(['3', '2', '1'])

    await admin.ask('POST', `Locations/${id}/restore`)
    const { body, headers, status } = await admin.ask('GET', `Locations/${id}/_history`)
    expect(status).toBe(200)
    expect(headers.get('x-continuation-token')).toBeNull()
    expect(body.map(({ versionId, isDeleted }: Version) => [versionId, isDeleted])).toEqual([
      ['4', false],
      ['3', true],
      ['2', false],
      ['1', false],
    ])
    expect(body[1].lastModifiedBy.display).toContain('admin')
    expect(body[1].lastModified).toMatch(/Z$/)
  })

  test('a long history comes page by page, and a version that was not kept is not there', async () => {
    const { id } = await room('Attic')
    for (let version = 1; version < 60; version += 1) expect((await rename(id, version)).status).toBe(200)
    await server.world.database.asOwner((transaction) =>
      sql`delete from resource_history where id = ${id}::uuid and version_id = 5`.execute(transaction),
    )
    const first = await admin.ask('GET', `Locations/${id}/_history`)
    const token = first.headers.get('x-continuation-token') ?? ''
    const second = await admin.ask('GET', `Locations/${id}/_history`, {
      headers: { 'x-continuation-token': token },
    })
    const numbers = [...first.body, ...second.body].map(({ versionId }: Version) => Number(versionId))
    const all = Array.from({ length: 60 }, (_, index) => 60 - index)
    expect(numbers).toEqual(all.filter((number) => number !== 5))
    expect(second.headers.get('x-continuation-token')).toBeNull()
  })

  test('what one cannot see has no history, and nobody signed out has any', async () => {
    const unknown = '0197c1f0-0000-7000-8000-000000000000'
    expect((await admin.ask('GET', `Locations/${unknown}/_history`)).status).toBe(404)
    const { id } = await room('Cellar')
    const headers = { 'x-continuation-token': 'abc' }
    expect((await admin.ask('GET', `Locations/${id}/_history`, { headers })).status).toBe(400)
    const nobody = { authorization: 'Bearer nobody-nobody-nobody-nobody' }
    expect((await admin.ask('GET', `Locations/${id}/_history`, { headers: nobody })).status).toBe(401)
  })
})
