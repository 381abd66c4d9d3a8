import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const mebibyte = 1024 * 1024

describe.each(databasesFor(import.meta.url))('the size of a record, on %s', (database) => {
  let server: TestServer
  let keeper: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { keeper: ['sandbox', 'administrative'] } })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
  })
  afterAll(() => server?.close())

  async function aForm(): Promise<TestAnswer> {
    const maker = server.practice.profiles.get('keeper') ?? ''
    const made = await keeper.ask('POST', 'Forms', { body: exampleBody(registry.Form, maker) })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made
  }
  const change = (row: TestAnswer, body: readonly object[]) =>
    keeper.ask('PATCH', `Forms/${row.body.id}?versionId=${row.body.meta.versionId}`, { body })

  test('a long text is not copied again and again into a record of many megabytes', async () => {
    const row = await aForm()
    const long = { id: 'long', type: 'Title', label: 'x'.repeat(400_000) }
    const copies = Array.from({ length: 40 }, () => ({
      op: 'copy',
      from: '/elements/0',
      path: '/elements/-',
    }))
    const bomb = await change(row, [{ op: 'add', path: '/elements/0', value: long }, ...copies])
    expect(bomb).toMatchObject({ status: 422, body: { errors: [{ code: 'patch.copies-too-much' }] } })
    expect(await trailOf(server, bomb)).toMatchObject([{ outcome: 'Denied', status: 422 }])
  })

  test('a list that is copied into itself is stopped before memory grows', async () => {
    const row = await aForm()
    const before = process.memoryUsage().heapUsed
    const doubling = Array.from({ length: 400 }, () => ({
      op: 'copy',
      from: '/elements',
      path: '/elements/-',
    }))
    const bomb = await change(row, doubling)
    expect(bomb).toMatchObject({ status: 422, body: { errors: [{ code: 'patch.copies-too-much' }] } })
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * mebibyte)
  })

  test('nor does a record grow beyond two mebibytes change by change, and it stays as it was', async () => {
    const row = await aForm()
    const { id } = row.body
    const words = (mark: string, many: number) =>
      Object.fromEntries(
        Array.from({ length: many }, (_, index) => [`${mark}${index}`, { label: 'y'.repeat(200) }]),
      )
    const fields = { translations: { es: words('a', 9_000) } }
    await putFields(server.world, server.practice, { type: 'Form', id, fields })
    const large = await keeper.ask('GET', `Forms/${id}`)
    const more = await change(large, [{ op: 'add', path: '/translations/fr', value: words('b', 900) }])
    expect(more).toMatchObject({ status: 422, body: { errors: [{ code: 'stores.row-too-large' }] } })
    expect((await keeper.ask('GET', `Forms/${id}`)).body.meta).toEqual(large.body.meta)
  })

  test('whatever writes it: an act or a job cannot store more either', async () => {
    const row = await aForm()
    const elements = [{ id: 'e', type: 'Title', label: 'ü'.repeat(1_100_000) }]
    const put = putFields(server.world, server.practice, {
      type: 'Form',
      id: row.body.id,
      fields: { elements },
    })
    await expect(put).rejects.toThrow('stores.row-too-large')
    const note = (await keeper.ask('GET', 'Notes', { headers: { 'x-enable-cross-partition': 'true' } }))
      .body[0]
    const sections = [{ id: 's', key: 'text', answers: { text: 'x'.repeat(mebibyte) } }]
    const written = putFields(server.world, server.practice, {
      type: 'Note',
      id: note.id,
      fields: { sections },
    })
    await expect(written).rejects.toThrow('/sections')
  })
})
