import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { aDocument, askBytes, digestOf, hashOf, partsOf } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const letter = pdf(['A letter.'])
const other = pdf(['A postal.'])

describe.each(databasesFor(import.meta.url))('keys of uploads, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let officer: TestClient
  beforeAll(async () => {
    const staff = { admin: ['administrative'], officer: ['administrative'] }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    officer = await server.signIn('officer')
  })
  afterAll(() => server?.close())

  const aKey = () => ({ 'idempotency-key': uuidAt(Date.now()) })
  const versions = async (id: string) =>
    (await admin.ask('GET', `DocumentReferences/${id}/_history`)).body.length
  const room = async () =>
    (
      await server.world.database.asOwner((transaction) =>
        sql<{
          size: string
        }>`select size from content_usage where person_id = ${server.practice.id}::uuid`.execute(transaction),
      )
    ).rows[0]?.size

  test('a file that is sent again under its key is stored once, and answered alike', async () => {
    const { id } = await aDocument(admin)
    const headers = { ...aKey(), 'content-digest': digestOf(letter) }
    const send = (body: Uint8Array, more = {}) =>
      askBytes(server, admin, `DocumentReferences/${id}/content?versionId=1`, {
        body,
        headers: { ...headers, ...more },
      })
    const first = await send(letter)
    expect([first.status, first.body.meta.versionId]).toEqual([200, '2'])
    const used = await room()
    const again = await send(letter)
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, '"2"'])
    expect([await versions(id), await room()]).toEqual([2, used])

    expect(letter.length).toBe(other.length)
    for (const more of [{ 'content-digest': digestOf(other) }, {}]) {
      const foreign = await send(other, more)
      expect([foreign.status, foreign.body.code]).toEqual([409, 'stores.key-used'])
    }
    const typed = await send(letter, { 'content-type': 'application/pdf' })
    expect([typed.status, typed.body.code]).toEqual([409, 'stores.key-used'])
    expect(await versions(id)).toBe(2)
  })

  test('a part and the joining of parts are done once under their keys, also when the parts are forgotten', async () => {
    const { id } = await aDocument(admin)
    const path = `DocumentReferences/${id}/content/chunks`
    const parts = partsOf(letter, Math.ceil(letter.length / 2))
    const keys = parts.map(() => aKey())
    const send = (number: number, body: Uint8Array, at = number) =>
      askBytes(server, admin, `${path}/${at}`, {
        body,
        headers: { ...keys[number], 'content-digest': digestOf(body) },
      })
    for (const [number, part] of parts.entries()) {
      expect((await send(number, part)).status).toBe(204)
      expect((await send(number, part)).status).toBe(204)
    }
    const [one = letter] = parts
    expect((await send(0, one, 5)).body.code).toBe('stores.key-used')
    expect((await send(0, Buffer.from(one).reverse())).body.code).toBe('stores.key-used')

    const key = aKey()
    const join = (digest: string, more = '') =>
      askBytes(server, admin, `${path}?versionId=1&mediaType=application/pdf${more}`, {
        method: 'POST',
        headers: { ...key, 'repr-digest': digest },
      })
    const first = await join(digestOf(letter))
    expect([first.status, first.body.content.hash]).toEqual([200, hashOf(letter)])
    const again = await join(digestOf(letter))
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, '"2"'])
    expect((await join(digestOf(other))).body.code).toBe('stores.key-used')
    expect((await join(digestOf(letter), `&uploadId=${server.world.newId()}`)).body.code).toBe(
      'stores.key-used',
    )
    expect(await versions(id)).toBe(2)

    expect((await send(0, one)).status).toBe(204)
    expect((await admin.ask('GET', path)).body).toEqual([])
  })

  test('the same joining asked many times at once makes one version', async () => {
    const { id } = await aDocument(admin)
    const path = `DocumentReferences/${id}/content/chunks`
    const body = pdf(['Asked by many at once.'])
    await askBytes(server, admin, `${path}/0`, { body, headers: { 'content-digest': digestOf(body) } })
    const headers = { ...aKey(), 'repr-digest': digestOf(body) }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => askBytes(server, admin, path, { method: 'POST', headers })),
    )
    expect(answers.filter(({ status }) => ![200, 449].includes(status)).map((each) => each.body)).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await versions(id)).toBe(2)
  })

  test('a removal and a purge are done once; the password is asked for each time and is no part of the key', async () => {
    const { id } = await aDocument(admin)
    const path = `DocumentReferences/${id}/content`
    await askBytes(server, admin, path, { body: letter })
    const away = { headers: aKey() }
    expect((await admin.ask('DELETE', `${path}?versionId=2`, away)).body.meta.versionId).toBe('3')
    expect((await admin.ask('DELETE', `${path}?versionId=2`, away)).body.meta.versionId).toBe('3')

    const headers = aKey()
    const purge = (credential: string, reason = 'Wrong patient') =>
      officer.ask('DELETE', `${path}?versionId=3&purge=true`, { body: { credential, reason }, headers })
    const first = await purge(testPassword)
    expect([first.status, first.body.content.size]).toEqual([200, 0])
    const again = await purge(testPassword)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await purge('guess')).status).toBe(403)
    expect((await purge(testPassword, 'Another reason')).body.code).toBe('stores.key-used')
    expect(await versions(id)).toBe(4)
  })
})
