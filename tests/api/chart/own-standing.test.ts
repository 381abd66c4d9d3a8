import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'staff who are relatives too, on the %s database',
  (database) => {
    let server: TestServer
    let mother: TestClient
    let colleague: TestClient
    let patient: Row
    beforeAll(async () => {
      const staff = { mother: ['administrative'], colleague: ['administrative'] }
      server = await startTestServer({ database, staff })
      mother = await server.signIn('mother')
      colleague = await server.signIn('colleague')
      const name = { use: 'official', given: ['Luz'], family: 'Vega' }
      patient = await created(colleague, 'Patients', { name, birthDate: '2011-04-02', gender: 'female' })
    })
    afterAll(() => server?.close())

    const paper = { legal: true, kind: { code: 'mother', display: 'Mother' }, verified: true }
    const refused = { status: 403, body: { code: 'chart.own-standing' } }
    const changes: readonly (readonly [string, unknown])[] = [
      ['authority', paper],
      ['mayDiscuss', { allowed: false }],
      ['relationship', [{ code: 'guardian', display: 'Guardian' }]],
      ['active', false],
    ]

    test('nobody gives himself a say about a patient, by whichever of his profiles; a colleague gives it', async () => {
      const row = await aRelative()
      const person = { id: await personOf(mother), resourceType: 'Person' }
      await putFields(server.world, server.practice, {
        ...{ type: 'RelatedPerson', id: row.id },
        fields: { profile: { person, roles: ['user'], portalEnabled: true } },
      })
      for (const [name, value] of changes)
        expect(await put(mother, row, name, value), name).toMatchObject(refused)
      const path = `RelatedPeople/${row.id}`
      const { body } = await mother.ask('GET', path)
      const whole = { body: { ...body, authority: paper } }
      expect(await mother.ask('PUT', `${path}?versionId=${body.meta.versionId}`, whole)).toMatchObject(
        refused,
      )
      expect(await mother.ask('DELETE', `${path}?versionId=${body.meta.versionId}`)).toMatchObject(refused)
      const phone = [{ system: 'phone', value: '+12175550111', use: 'mobile' }]
      expect((await put(mother, row, 'contacts', phone)).status).toBe(200)
      expect((await put(colleague, row, 'authority', paper)).status).toBe(200)
    })

    test('nor where only the person says so', async () => {
      const row = await aRelative()
      const id = await personOf(mother)
      const practice = { id: server.practice.id, resourceType: 'Practice' }
      const worker = { id: server.practice.profiles.get('mother'), resourceType: 'Practitioner' }
      const profiles = [worker, bare(row)].map((profile) => ({ practice, profile, active: true }))
      await putFields(server.world, server.practice, {
        ...{ type: 'Person', id },
        fields: { profiles },
      })
      const acting = { 'x-profile': `Practitioner/${worker.id}` }
      expect(await put(mother, row, 'authority', paper, acting)).toMatchObject(refused)
      expect((await put(colleague, row, 'authority', paper)).status).toBe(200)
    })

    function aRelative(): Promise<Row> {
      return created(colleague, 'RelatedPeople', {
        patient: bare(patient),
        name: { given: ['Marisol'], family: 'Vega' },
        relationship: [{ code: 'mother', display: 'Mother' }],
        active: true,
      })
    }

    async function personOf(client: TestClient): Promise<string> {
      const { body } = await client.ask('GET', `Practitioners/${server.practice.profiles.get('mother')}`)
      return body.person.id
    }

    async function put(client: TestClient, { id }: Row, name: string, value: unknown, headers = {}) {
      const { body } = await colleague.ask('GET', `RelatedPeople/${id}`)
      return client.ask('PATCH', `RelatedPeople/${id}?versionId=${body.meta.versionId}`, {
        headers,
        body: [{ op: 'add', path: `/${name}`, value }],
      })
    }
  },
)
