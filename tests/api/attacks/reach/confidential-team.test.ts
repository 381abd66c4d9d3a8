import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'who is in a confidential team, on the %s database',
  (database) => {
    let server: TestServer
    let officer: TestClient
    let intake: TestClient
    beforeAll(async () => {
      const staff = {
        officer: ['administrative'],
        intake: ['case-management'],
        clinician: ['non-prescribing-clinician'],
        quality: ['quality-assurance'],
      }
      server = await startTestServer({ database, staff })
      officer = await server.signIn('officer')
      intake = await server.signIn('intake')
    })
    afterAll(() => server?.close())

    const member = (login: string) => ({
      practitioner: { id: server.practice.profiles.get(login) ?? '', resourceType: 'Practitioner' },
    })
    const alone = (login: string) => [{ op: 'add', path: '/confidentialTeam', value: [member(login)] }]
    const aPatient = (more = {}) => ({
      name: { use: 'official', given: ['Ann'], family: 'Larch' },
      birthDate: '1980-05-05',
      gender: 'female',
      ...more,
    })
    async function made(client: TestClient, body: object): Promise<TestAnswer> {
      const answer = await client.ask('POST', 'Patients', { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer
    }
    const patch = (client: TestClient, { body }: TestAnswer, operations: readonly object[], confirmed = '') =>
      client.ask('PATCH', `Patients/${body.id}?versionId=${body.meta.versionId}${confirmed}`, {
        body: operations,
      })
    async function lastOf({ body }: TestAnswer) {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ outcome: string; status: number }>`
        select outcome, status from audit_event where resource_id = ${body.id}::uuid order by id desc limit 1`.execute(
          transaction,
        ),
      )
      return rows[0]
    }

    test('a case manager does not make herself its only member and hide a chart from everybody', async () => {
      const patient = await made(intake, aPatient())
      expect((await patch(intake, patient, alone('intake'))).status).toBe(403)
      const { status } = await intake.ask('PUT', `Patients/${patient.body.id}?versionId=1`, {
        body: { ...patient.body, confidentialTeam: [member('intake')] },
      })
      expect(status).toBe(403)
      expect(await lastOf(patient)).toMatchObject({ outcome: 'Denied', status: 403 })
      const born = await intake.ask('POST', 'Patients', {
        body: aPatient({ confidentialTeam: [member('intake')] }),
      })
      expect(born.status).toBe(403)
      expect((await officer.ask('GET', `Patients/${patient.body.id}`)).status).toBe(200)
    })

    test('the privacy officer reaches the record of a team that he is not of, for the team and for nothing else', async () => {
      const patient = await made(officer, aPatient({ confidentialTeam: [member('clinician')] }))
      const quality = await server.signIn('quality')
      expect((await quality.ask('GET', `Patients/${patient.body.id}`)).status).toBe(404)
      expect((await officer.ask('GET', `Patients/${patient.body.id}`)).status).toBe(200)
      const renamed = await patch(officer, patient, [{ op: 'add', path: '/preferredName', value: 'Annie' }])
      expect(renamed).toMatchObject({ status: 403, body: { code: 'rights.only-the-team' } })
      expect(await lastOf(patient)).toMatchObject({ outcome: 'Denied', status: 403 })
      const given = await patch(officer, patient, alone('quality'))
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      expect((await quality.ask('GET', `Patients/${patient.body.id}`)).status).toBe(200)
      const listed = await officer.ask('GET', 'Patients', { headers: { 'x-enable-cross-partition': 'true' } })
      expect(JSON.stringify(listed.body)).not.toContain(patient.body.id)
    })

    test('the last member is not taken away silently', async () => {
      const patient = await made(officer, aPatient({ confidentialTeam: [member('clinician')] }))
      for (const operations of [
        [{ op: 'remove', path: '/confidentialTeam' }],
        [{ op: 'replace', path: '/confidentialTeam', value: [] }],
      ])
        expect(await patch(officer, patient, operations)).toMatchObject({
          status: 409,
          body: { code: 'rights.last-of-team' },
        })
      expect(await lastOf(patient)).toMatchObject({ outcome: 'Denied', status: 409 })
      const clinician = await server.signIn('clinician')
      const own = [{ op: 'remove', path: '/confidentialTeam' }]
      expect((await patch(clinician, patient, own, '&confirmed=true')).status).toBe(403)
      expect((await patch(officer, patient, own, '&confirmed=true')).status).toBe(200)
    })
  },
)
