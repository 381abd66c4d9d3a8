import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#generated/operations/operations.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** Every type that is published. */
const published: readonly TypeEntry[] = Object.values(operations).flatMap(({ verb, resource }) =>
  verb === 'publish' ? [registry[resource]] : [],
)

describe.each(databasesFor(import.meta.url))('a definition (%s)', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: ['sandbox', 'administrative'] } })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  test.each(published.map((entry) => [entry.type, entry] as const))(
    '%s: is published and not set to Active by hand, is not edited any more, stands in the trail under that word, and goes on as a draft of the next version',
    async (_type, entry) => {
      const maker = server.practice.profiles.get('keeper') ?? ''
      const made = await keeper.ask('POST', entry.collection, { body: exampleBody(entry, maker) })
      expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { status: 'Draft' } })
      const one = `${entry.collection}/${made.body.id}`
      const set = (field: string, value: unknown, versionId: string) =>
        keeper.ask('PATCH', `${one}?versionId=${versionId}`, {
          body: [{ op: 'add', path: `/${field}`, value }],
        })
      expect(await set('status', 'Active', '1')).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'stores.made-status' }] },
      })

      const active = await keeper.ask('POST', `${one}/publish`, { body: { versionId: '1' } })
      expect(active, JSON.stringify(active.body)).toMatchObject({ status: 200, body: { status: 'Active' } })
      const { versionId } = active.body.meta
      expect(await keeper.ask('POST', `${one}/publish`, { body: { versionId } })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'definitions.not-a-draft' }] },
      })
      expect(await set('name', 'Another name', versionId)).toMatchObject({
        status: 409,
        body: { code: 'definitions.published' },
      })

      const told = await keeper.ask('POST', 'AuditEvents/queries', {
        body: [{ field: 'target.id', op: 'eq', value: made.body.id }],
      })
      const events: readonly { readonly type: { readonly code: string } }[] = told.body
      expect(events.map(({ type }) => type.code).toSorted()).toEqual([
        'create',
        'definition-publish',
        ...Array.from({ length: 3 }, () => 'permission-denied'),
      ])

      const next = await keeper.ask('POST', `${one}/new-version`, { body: {} })
      expect(next, JSON.stringify(next.body)).toMatchObject({
        status: 200,
        body: {
          status: 'Draft',
          key: active.body.key,
          version: made.body.version + 1,
          replaces: { id: made.body.id },
        },
      })
      expect((await keeper.ask('POST', `${one}/new-version`, { body: {} })).body.id).toBe(next.body.id)
      expect(await set('status', 'Retired', versionId)).toMatchObject({
        status: 200,
        body: { status: 'Retired' },
      })
    },
  )

  test('a signing step that asks for what nothing answers is not published, and the sentence names what may be asked', async () => {
    const condition = (source: string) => ({
      combinator: 'And',
      clauses: [{ source, operator: 'Equals', value: true }],
    })
    const step = { order: 1, role: 'Author', who: 'Author', meaning: 'Authored', methods: ['Password'] }
    const made = await keeper.ask('POST', 'SignatureConfigurations', {
      body: {
        name: 'Misspelt',
        key: 'misspelt',
        version: 1,
        status: 'Draft',
        steps: [
          { id: 'one', ...step, condition: condition('patient.isMinor') },
          { id: 'two', ...step, condition: condition('patient.isMiner') },
        ],
      },
    })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
    const refused = await keeper.ask('POST', `SignatureConfigurations/${made.body.id}/publish`, {
      body: { versionId: '1' },
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toMatchObject([
      { pointer: '/steps/1/condition', code: 'definitions.unknown-step-source' },
    ])
    expect(refused.body.errors[0].message).toContain('patient.isMinor')
  })
})
