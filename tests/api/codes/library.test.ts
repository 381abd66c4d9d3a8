import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { uniqueBody } from '#tests/support/server/examples.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const shared = Object.values(registry).filter(
  ({ scope, verbs }) => scope === 'global' && verbs.includes('create'),
)

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let keeper: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    const staff = {
      keeper: ['associate-sysadmin', 'associate-administrator', 'associate-product', 'administrative'],
      clinician: ['non-prescribing-clinician'],
    }
    server = await startTestServer({ database, staff })
    keeper = await server.signIn('keeper')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  function bodyOf(type: ResourceType): Record<string, unknown> {
    const { scope: _practices, ...body } = uniqueBody(type, `x-${crypto.randomUUID().slice(0, 8)}`)
    return body
  }

  test.each(shared.map(({ type, collection }) => [type, `/${collection}`] as const))(
    'what all practices share: %s is made, found, changed, deleted and brought back',
    async (type, collection) => {
      const made = await keeper.ask('POST', collection, { body: bodyOf(type) })
      expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { resourceType: type } })
      const one = `${collection}/${made.body.id}`
      expect(await keeper.ask('GET', one)).toMatchObject({ status: 200, body: made.body })
      const filters = [{ field: 'id', op: 'in', value: [made.body.id] }]
      const found = await keeper.ask('POST', `${collection}/queries`, { body: filters })
      expect(found.body).toEqual([made.body])

      const patch = [
        {
          op: 'add',
          path: '/identifiers',
          value: [{ system: 'test', value: made.body.id, use: 'usual', type: 'external' }],
        },
      ]
      const changed = await keeper.ask('PATCH', `${one}?versionId=1`, { body: patch })
      expect(changed, JSON.stringify(changed.body)).toMatchObject({
        status: 200,
        body: { meta: { versionId: '2' } },
      })
      expect((await keeper.ask('DELETE', `${one}?versionId=2`)).status).toBe(204)
      expect((await keeper.ask('GET', one)).status).toBe(410)
      expect((await keeper.ask('POST', `${one}/restore`)).status).toBe(200)
    },
  )

  test('the value of a secret is stored sealed, answered to nobody, and its hash compared', async () => {
    const value = 'open sesame, said the thirty-ninth thief'
    const made = await keeper.ask('POST', '/KeyVaults', { body: { ...bodyOf('KeyVault'), value } })
    expect(made.body.value).toBeUndefined()
    expect(made.body.valueHash).toBe(createHash('sha256').update(value).digest('hex'))
    const one = `/KeyVaults/${made.body.id}`
    expect((await keeper.ask('GET', one)).body.value).toBeUndefined()
    expect(await everythingStored()).not.toContain('sesame')

    const description = [{ op: 'add', path: '/description', value: 'Of a cave.' }]
    const told = await keeper.ask('PATCH', `${one}?versionId=1`, { body: description })
    expect(told, JSON.stringify(told.body)).toMatchObject({
      status: 200,
      body: { valueHash: made.body.valueHash },
    })
    expect(told.body.rotatedAt).toBeUndefined()
    const renewed = await keeper.ask('PATCH', `${one}?versionId=2`, {
      body: [{ op: 'add', path: '/value', value: 'close' }],
    })
    expect(renewed.body.valueHash).toBe(createHash('sha256').update('close').digest('hex'))
    expect(renewed.body.rotatedAt).toBe(renewed.body.meta.lastModified)
  })

  test('two secrets do not have the same name, and only who keeps them sees that there are any', async () => {
    const body = bodyOf('KeyVault')
    expect((await keeper.ask('POST', '/KeyVaults', { body })).status).toBe(201)
    const again = await keeper.ask('POST', '/KeyVaults', {
      body: { ...body, name: String(body.name).toUpperCase() },
    })
    expect(again).toMatchObject({ status: 409, body: { subStatus: 2003 } })
    expect((await clinician.ask('GET', '/KeyVaults')).status).toBe(403)
  })

  async function everythingStored(): Promise<string> {
    const rows = await server.world.database.asOwner(
      async (transaction) =>
        await sql<{ content: string }>`
          select content::text as content from global_resource
          union all select content::text from global_resource_history`.execute(transaction),
    )
    return rows.rows.map(({ content }) => content).join('\n')
  }
})
