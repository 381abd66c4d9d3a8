import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipes } from '#generated/builders/all.ts'
import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import {
  buildWithNeeds,
  type Known,
  type Need,
  type Row,
  settled,
} from '#tests/support/builders/build-with-needs.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('what a new row needs (%s)', (database) => {
  let server: TestServer
  let keeper: TestClient
  let known: Known

  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { ...usualStaff, keeper: ['sandbox', 'administrative', 'supervisor'] },
    })
    keeper = await server.signIn('keeper')
    known = {
      Practitioner: { id: server.practice.profiles.get('keeper') ?? '', resourceType: 'Practitioner' },
    }
  })
  afterAll(() => server?.close())

  const seed = Number(process.env.SEED ?? 7)
  const creatable = (Object.keys(recipes) as ResourceType[]).filter(
    (type) => recipes[type].verbs.includes('create') && registry[type].scope === 'practice',
  )

  /** Makes one row, and makes it usable when others need it. */
  async function make(
    { type, body, publish }: Need,
    made: ReadonlyMap<string, Row>,
    isLast: boolean,
  ): Promise<Row> {
    const { collection } = registry[type]
    const created = await keeper.ask('POST', collection, { body: settled(body, made, known) })
    expect(created.status, `${type}: ${JSON.stringify(created.body)}`).toBe(201)
    if (publish && !isLast) {
      const path = operations[publish].path.split(`/${collection}`)[1] ?? ''
      const done = await keeper.ask('POST', `${collection}${path.replace('{id}', created.body.id)}`, {
        body: { versionId: created.body.meta.versionId },
      })
      expect(done.status, `${publish}: ${JSON.stringify(done.body)}`).toBe(200)
    }
    return { id: created.body.id, resourceType: type }
  }

  test.each(creatable)(
    'a %s can be made with what it needs beforehand, all of it through the API',
    async (type) => {
      const made = new Map<string, Row>()
      const needs = buildWithNeeds(type, seed + creatable.indexOf(type), known)
      for (const need of needs) made.set(need.key, await make(need, made, need === needs.at(-1)))
    },
  )
})
