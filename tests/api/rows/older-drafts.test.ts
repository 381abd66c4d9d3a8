import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const elements = [
  { id: 'mood', type: 'Choice', label: 'Mood', options: [{ code: 'calm', label: 'Calm', icon: 'anything' }] },
  { id: 'where', type: 'Location', label: 'Where', filter: { anything: 'at all' } },
  { id: 'drink', type: 'OpenChoice', label: 'Drink', display: 'Autocomplete' },
  {
    id: 'rows',
    type: 'Grid',
    label: 'Rows',
    display: 'Autocomplete',
    columns: [{ id: 'n', type: 'Text', label: 'N' }],
  },
]
const plainForm = { name: 'Days', key: 'days', version: 1, status: 'Draft', layout: { columns: 1, grid: 10 } }

describe.each(databasesFor(import.meta.url))('what was stored before today (%s)', (database) => {
  let server: TestServer
  let admin: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  })
  afterAll(() => server.close())

  async function asOlder({ id }: Row, more: object): Promise<void> {
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = (((content::jsonb #- '{meta,shape}') || ${JSON.stringify(more)}::jsonb))::json
        where id = ${id}::uuid`.execute(transaction),
    )
  }

  test('a draft whose questions say what nothing means any more is opened without it, changed, and changed again', async () => {
    const question = { id: 'mood', type: 'Text', label: 'Mood' }
    const form = await created(admin, 'Forms', { ...plainForm, elements: [question] })
    await asOlder(form, { elements })

    const { body } = await admin.ask('GET', `Forms/${form.id}`)
    expect(JSON.stringify(body.elements)).not.toContain('anything')
    const rename = (name: string, versionId: string) =>
      admin.ask('PATCH', `Forms/${form.id}?versionId=${versionId}`, {
        body: [{ op: 'replace', path: '/name', value: name }],
      })
    const renamed = await rename('Nights', body.meta.versionId)
    expect(renamed, JSON.stringify(renamed.body)).toMatchObject({ status: 200, body: { name: 'Nights' } })
    const again = await rename('Weeks', renamed.body.meta.versionId)
    expect(again, JSON.stringify(again.body)).toMatchObject({ status: 200, body: { name: 'Weeks' } })
  })

  test('a patient whose row told of a substance use record is read without that, and can be changed', async () => {
    const patient = await created(admin, 'Patients', {
      ...{ name: { use: 'official', family: 'Older', given: ['Row'] }, birthDate: '1990-02-03' },
      ...{ gender: 'female', active: true, flags: {} },
    })
    const { flags } = (await admin.ask('GET', `Patients/${patient.id}`)).body
    await asOlder(patient, { flags: { ...flags, sud: true } })

    const { body } = await admin.ask('GET', `Patients/${patient.id}`)
    expect(body.flags).toEqual(flags)
    const changed = await admin.ask('PATCH', `Patients/${patient.id}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'add', path: '/birthDate', value: '1990-02-04' }],
    })
    expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 })
  })
})
