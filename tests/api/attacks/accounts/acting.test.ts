import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { instantAt } from '#server/stores/instant.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const why = {
  reason: { code: 'technical-support', display: 'Technical support' },
  text: 'The day of this person stays empty.',
  credential: testPassword,
}

describe.each(databasesFor(import.meta.url))(
  'acting for somebody of the staff, on the %s database',
  (database) => {
    let server: TestServer
    let vendor: TestPractice
    let now = 0
    beforeAll(async () => {
      now = Date.now()
      server = await startTestServer({ database, now: () => instantAt(now) })
      vendor = await makeTestPractice(server.world, 'house', {
        support: ['associate-support'],
        colleague: ['associate-support'],
        developer: ['associate-developer'],
      })
    })
    afterAll(() => server?.close())
    beforeEach(() => {
      now += 2_000
    })

    const idOf = (login: string) => server.practice.profiles.get(login) ?? ''
    const here = (client: TestClient): TestClient => ({
      ...client,
      ask: (method, path, more) =>
        client.ask(method, path.startsWith('/') ? path : `/practices/riverbend/${path}`, more),
    })
    const support = async (login = 'support') => here(await server.signIn(login, vendor))
    const actFor = (client: TestClient, id: string, more: object = {}) =>
      client.ask('POST', `Practitioners/${id}/act-for`, { body: { ...why, ...more } })
    const told = async (client: TestClient) => (await client.ask('GET', '/session?practice=riverbend')).body
    async function aPatient(family: string, more = {}): Promise<string> {
      const admin = await server.signIn('admin')
      const member = { id: idOf('intake'), resourceType: 'Practitioner' }
      const role = { code: 'primary-clinician', display: 'Therapist' }
      const made = await admin.ask('POST', 'Patients', {
        body: {
          name: { use: 'official', given: ['Ann'], family },
          birthDate: '1980-05-05',
          gender: 'female',
          careTeam: [{ id: '1', member, role, participation: 'PrimaryPerformer' }],
          ...more,
        },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      return String(made.body.id)
    }

    test('support sees what the person sees, under both names, and is itself again after one press', async () => {
      const client = await support()
      const admin = await server.signIn('admin')
      const made = await aPatient('Marsh')
      expect((await client.ask('GET', `Patients/${made}`)).status).toBe(403)

      const begun = await actFor(client, idOf('intake'))
      expect(begun, JSON.stringify(begun.body)).toMatchObject({ status: 200 })
      expect(await told(client)).toMatchObject({
        person: { display: expect.stringContaining('support') },
        profile: { id: idOf('intake') },
        acting: { until: begun.body.until },
      })
      expect((await client.ask('GET', `Patients/${made}`)).status).toBe(200)
      const trail = await admin.ask('POST', 'AuditEvents/queries', {
        body: [{ field: 'actingFor', op: 'eq', value: idOf('intake') }],
      })
      expect(trail.body, JSON.stringify(trail.body)).toContainEqual(
        expect.objectContaining({
          type: expect.objectContaining({ code: 'impersonate-start' }),
          actingFor: expect.objectContaining({ id: idOf('intake') }),
          reason: expect.objectContaining({ code: 'technical-support' }),
        }),
      )
      expect(trail.body.length).toBeGreaterThan(1)

      expect((await client.ask('POST', 'Practitioners/end-acting', { body: {} })).body).toEqual({
        ended: true,
      })
      const after = await told(client)
      expect([after.acting, after.profile.id]).toEqual([undefined, vendor.profiles.get('support')])
      expect((await client.ask('GET', `Patients/${made}`)).status).toBe(403)
    })

    test('whoever does not hear that it has begun, or ended, asks again with the same key and is answered the same', async () => {
      const client = await support()
      const keyed = () => ({ headers: { 'idempotency-key': uuidAt(Date.now()) } })
      const [begin, end] = [keyed(), keyed()]
      const beginning = (more: object = begin) =>
        client.ask('POST', `Practitioners/${idOf('intake')}/act-for`, { body: why, ...more })
      const ending = () => client.ask('POST', 'Practitioners/end-acting', { body: {}, ...end })
      const begun = await beginning()
      expect(begun, JSON.stringify(begun.body)).toMatchObject({ status: 200 })
      expect(await beginning()).toMatchObject({ status: 200, body: begun.body })
      expect((await beginning(keyed())).status, 'another key is another time').toBe(403)
      expect([(await ending()).body, (await ending()).body]).toEqual([{ ended: true }, { ended: true }])
      expect((await told(client)).acting).toBeUndefined()
    })

    test('nothing is written, signed, opened or given while somebody acts for another', async () => {
      const client = await support()
      expect((await actFor(client, idOf('admin'))).status).toBe(200)
      const across = { headers: { 'x-enable-cross-partition': 'true' } }
      const tried = [
        await client.ask('POST', 'Patients', { body: { name: { given: ['A'], family: 'B' } } }),
        await client.ask('POST', 'SecurityRoles', { body: { name: 'Mine', key: 'mine', grantSets: [] } }),
        await client.ask('PATCH', `SecurityRoles/${server.practice.roles.get('scribe')}?versionId=1`, {
          body: [],
        }),
        await client.ask('PATCH', `Practitioners/${idOf('admin')}?versionId=1`, { body: [] }),
        await client.ask('POST', 'SecurityTokens', { body: {} }),
        await client.ask('POST', 'SecurityTokens/break-glass', {
          body: { patient: idOf('admin'), ...why },
        }),
        await client.ask('POST', `Practitioners/${idOf('scribe')}/reset-password`, { body: {} }),
        await client.ask('POST', `Practitioners/${idOf('scribe')}/sessions`, { body: {} }),
        await client.ask('POST', `Notes/${idOf('scribe')}/sign`, { body: { credential: testPassword } }),
        await actFor(client, idOf('clinician')),
        await client.ask('GET', 'AuditEvents'),
        await client.ask('GET', 'Notifications', across),
        await client.ask('GET', 'PersonalSignatures', across),
        await client.ask('GET', 'Scribbles', across),
        await client.ask('GET', 'ChatMessages', across),
      ]
      expect(tried.flatMap(({ status, body }) => (status === 403 ? [] : [[status, body]]))).toEqual([])
    })

    test('who is confidential and what carries a label stay closed, whoever is acted for', async () => {
      const intake = await server.signIn('intake')
      const practitioner = { id: idOf('intake'), resourceType: 'Practitioner' }
      const hidden = await aPatient('Rowan', { confidentialTeam: [{ practitioner }] })
      const open = await aPatient('Quince')
      const noted = await intake.ask('POST', 'Conditions', {
        body: {
          subject: { id: open, resourceType: 'Patient' },
          category: 'Diagnosis',
          code: {
            code: 'F41.1',
            display: 'Generalized anxiety disorder',
            system: 'http://hl7.org/fhir/sid/icd-10-cm',
          },
          clinicalStatus: 'Active',
          verification: 'Confirmed',
        },
      })
      expect(noted.status, JSON.stringify(noted.body)).toBe(201)
      await putLabels(server, { type: 'Condition', id: noted.body.id }, ['SUD'])
      const paths = [`Patients/${hidden}`, `Conditions/${noted.body.id}`, `Patients/${open}`]
      const seenBy = (one: TestClient) =>
        Promise.all(paths.map(async (path) => (await one.ask('GET', path)).status))
      expect(await seenBy(intake)).toEqual([200, 200, 200])

      const client = await support()
      expect((await actFor(client, idOf('intake'))).status).toBe(200)
      expect(await seenBy(client)).toEqual([404, 404, 200])
      const list = await client.ask('GET', 'Patients?pageSize=200', {
        headers: { 'x-enable-cross-partition': 'true' },
      })
      const listed = JSON.stringify(list.body)
      expect([hidden, open].map((id) => listed.includes(id))).toEqual([false, true])
    })

    test('nobody acts without the flag, a reason, the password; for himself, for the vendor’s people, for who has left', async () => {
      const client = await support()
      const admin = await server.signIn('admin')
      const boss = here(await server.signIn('developer', vendor))
      const left = await admin.ask('GET', `Practitioners/${idOf('scribe')}`)
      const asked = {
        administrator: (await admin.ask('POST', `Practitioners/${idOf('clinician')}/act-for`, { body: why }))
          .status,
        developer: (await actFor(boss, idOf('clinician'))).status,
        wrongPassword: (await actFor(client, idOf('clinician'), { credential: 'another word entirely' }))
          .status,
        noWords: (await actFor(client, idOf('clinician'), { text: '               ok' })).status,
        noReason: (
          await actFor(client, idOf('clinician'), { reason: { code: 'because', display: 'Because' } })
        ).status,
        nobody: (await actFor(client, server.world.newId())).status,
        colleague: (
          await client.ask(
            'POST',
            `/practices/house/Practitioners/${vendor.profiles.get('colleague')}/act-for`,
            {
              body: why,
            },
          )
        ).status,
        self: (
          await client.ask(
            'POST',
            `/practices/house/Practitioners/${vendor.profiles.get('support')}/act-for`,
            {
              body: why,
            },
          )
        ).status,
      }
      expect(asked).toEqual({
        administrator: 403,
        developer: 403,
        wrongPassword: 403,
        noWords: 422,
        noReason: 422,
        nobody: 404,
        colleague: 403,
        self: 403,
      })
      await putFields(server.world, server.practice, {
        type: 'Practitioner',
        id: left.body.id,
        fields: { active: false },
      })
      expect((await actFor(client, idOf('scribe'))).status).toBe(403)
      expect((await told(client)).acting).toBeUndefined()
    })

    test('it ends with the hour, with the flag and with the sign-in, within a second', async () => {
      const client = await support()
      expect((await actFor(client, idOf('clinician'))).status).toBe(200)
      now += 61 * 60_000
      await client.ask('GET', '/session')
      expect((await told(client)).acting).toBeUndefined()

      const again = await support()
      expect((await actFor(again, idOf('clinician'))).status).toBe(200)
      expect((await told(again)).acting).toBeDefined()
      const roles = [{ id: vendor.roles.get('associate-user') ?? '', resourceType: 'SecurityRole' }]
      const mine = vendor.profiles.get('support') ?? ''
      const held = await server.world.database.asOwner((transaction) =>
        sql<{ content: { roles: unknown } }>`select content from resource where id = ${mine}::uuid`.execute(
          transaction,
        ),
      )
      await putFields(server.world, vendor, { type: 'Practitioner', id: mine, fields: { roles } })
      await wait(50)
      now += 1_100
      expect((await again.ask('GET', `Practitioners/${idOf('clinician')}`)).status).toBe(404)
      await putFields(server.world, vendor, {
        type: 'Practitioner',
        id: mine,
        fields: { roles: held.rows[0]?.content.roles },
      })
    })

    test('the page of the one is not answered as the other', async () => {
      const client = await support()
      const as = (profile: string) => ({ headers: { 'x-profile': `Practitioner/${profile}` } })
      const mine = vendor.profiles.get('support') ?? ''
      const path = `Practitioners/${idOf('clinician')}`
      expect((await client.ask('GET', path, as(idOf('clinician')))).status).toBe(404)
      expect((await actFor(client, idOf('clinician'))).status).toBe(200)
      expect((await client.ask('GET', path, as(mine))).status).toBe(403)
      expect((await client.ask('GET', path, as(idOf('clinician')))).status).toBe(200)
    })

    test('the person and the privacy officer are told at once', async () => {
      const client = await support()
      const [clinician, admin] = [await server.signIn('clinician'), await server.signIn('admin')]
      expect((await actFor(client, idOf('clinician'))).status).toBe(200)
      for (const one of [clinician, admin]) {
        const { body } = await one.ask('GET', 'Notifications', {
          headers: { 'x-enable-cross-partition': 'true' },
        })
        expect(body).toContainEqual(expect.objectContaining({ category: 'Access', priority: 'Urgent' }))
      }
    })
  },
)
