import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { uniqueBody } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databaseKinds)('the same create sent twice, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let intake: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    intake = await server.signIn('intake')
  })
  afterAll(() => server?.close())

  const create = (client: TestClient, key: string, body: object) =>
    client.ask('POST', 'Organizations', { body, headers: { 'idempotency-key': key } })

  test('at the same moment: one makes the row, its twin is answered with the same row or asked to come again', async () => {
    for (let pair = 0; pair < 40; pair += 1) {
      const key = aKey()
      const body = uniqueBody('Organization', key)
      const answers = await Promise.all([create(admin, key, body), create(admin, key, body)])
      const told = answers.filter(({ status }) => status === 201).map(({ body: row }) => row.id)
      expect([[key], [key, key]]).toContainEqual(told)
      expect(answers.filter((answer) => !isGood(answer))).toEqual([])
      const { body: versions } = await admin.ask('GET', `Organizations/${key}/_history`)
      expect(versions).toHaveLength(1)
      expect(await create(admin, key, body)).toMatchObject({ status: 201, body: { id: key } })
    }
  })

  test('a key that somebody else has used makes nothing and tells nothing of the row', async () => {
    const key = aKey()
    const made = await create(admin, key, uniqueBody('Organization', key))
    expect(made.status).toBe(201)
    const other = await create(intake, key, uniqueBody('Organization', aKey()))
    expect([403, 409]).toContain(other.status)
    const second = await server.signIn('implementer')
    const taken = await create(second, key, uniqueBody('Organization', aKey()))
    expect(taken).toMatchObject({ status: 409, body: { code: 'stores.key-used' } })
    expect(JSON.stringify(taken.body)).not.toContain(made.body.name)
    expect(taken.body).not.toHaveProperty('versionId')
  })

  test('at the same moment by two people: one makes the row, the other is told to take another key', async () => {
    const implementer = await server.signIn('implementer')
    for (let pair = 0; pair < 20; pair += 1) {
      const key = aKey()
      const answers = await Promise.all([
        create(admin, key, uniqueBody('Organization', aKey())),
        create(implementer, key, uniqueBody('Organization', aKey())),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    }
  })
})

function isGood({ status, headers }: TestAnswer): boolean {
  return status === 201 || (status === 449 && Number(headers.get('retry-after')) >= 1)
}

/** A UUIDv7, as a client that was offline makes it. */
function aKey(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
