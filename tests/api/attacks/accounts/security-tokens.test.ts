import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
  })
  beforeEach(async () => {
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })
  const treatedBy = (login: string) => [
    {
      id: '1',
      member: profile(login),
      role: { code: 'primary-clinician', display: 'Therapist' },
      participation: 'PrimaryPerformer',
    },
  ]
  const aPatient = async (family: string, more = {}) => {
    const name = { use: 'official', given: ['Ann'], family }
    const made = await admin.ask('POST', 'Patients', {
      body: { name, birthDate: '1980-05-05', gender: 'female', ...more },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return { id: String(made.body.id), resourceType: 'Patient' }
  }
  const tokenFor = (login: string, patients: readonly object[], more = {}) => ({
    body: { owner: profile(login), patientAllowances: patients, ...more },
  })
  const carrying = ({ body }: TestAnswer) => ({
    headers: { 'x-security-token': `${body.id}:${body.meta.versionId}` },
  })
  const denied = async (tokenOperation: string) => {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ status: number; detail: { subStatus?: number } }>`
        select status, detail from audit_event
        where outcome = 'Denied' and detail ->> 'operation' = ${tokenOperation} order by at desc, id desc limit 1`.execute(
        transaction,
      ),
    )
    return rows[0]
  }
  const refused = (subStatus: number) => ({ status: 403, body: { subStatus } })

  test('nobody gets a token for a patient out of reach, whatever reason is given, and a patient that is none sounds the same', async () => {
    const hidden = await aPatient('Ginkgo', { careTeam: treatedBy('other') })
    const reason = { code: 'covering-clinician', display: 'Covering clinician' }
    const reasons = [{ patient: hidden, reason, text: 'I cover for the colleague today.' }]
    const plain = await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [hidden]))
    const reasoned = await clinician.ask(
      'POST',
      'SecurityTokens',
      tokenFor('clinician', [hidden], { reasons }),
    )
    expect(plain).toMatchObject(refused(1003))
    expect(reasoned).toMatchObject(refused(1003))
    expect(await denied('securityToken.create')).toMatchObject({ status: 403, detail: { subStatus: 1003 } })

    const nobody = { id: server.world.newId(), resourceType: 'Patient' }
    const unknown = await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [nobody]))
    expect(unknown.body).toEqual(plain.body)
  })

  test('once the care team has parted, a token opens nothing more and cannot be extended or made anew', async () => {
    const patient = await aPatient('Hazel', { careTeam: treatedBy('clinician') })
    const path = `Patients/${patient.id}`
    const token = await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient]))
    expect(token.status, JSON.stringify(token.body)).toBe(201)
    expect((await clinician.ask('GET', path, carrying(token))).status).toBe(200)

    const leave = [{ op: 'remove', path: '/careTeam' }]
    expect((await admin.ask('PATCH', `${path}?versionId=1`, { body: leave })).status).toBe(200)
    expect((await clinician.ask('GET', path, carrying(token))).status).toBe(404)
    const address = `SecurityTokens/${token.body.id}?versionId=1`
    const renewed = await clinician.ask('PUT', address, { body: token.body, ...carrying(token) })
    expect(renewed).toMatchObject(refused(1003))
    expect(await denied('securityToken.update')).toMatchObject({ status: 403, detail: { subStatus: 1003 } })
    expect(await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient]))).toMatchObject(
      refused(1003),
    )
  })

  test('a patient who becomes confidential closes to everybody outside the team, token or not', async () => {
    const patient = await aPatient('Juniper')
    const quality = await server.signIn('quality')
    const token = await quality.ask('POST', 'SecurityTokens', tokenFor('quality', [patient]))
    expect(token.status, JSON.stringify(token.body)).toBe(201)
    expect((await quality.ask('GET', `Patients/${patient.id}`, carrying(token))).status).toBe(200)
    await server.world.database.asOwner((transaction) =>
      sql`insert into confidential_patient (practice_id, patient_id)
        values (${server.practice.id}::uuid, ${patient.id}::uuid)`.execute(transaction),
    )
    expect((await quality.ask('GET', `Patients/${patient.id}`, carrying(token))).status).toBe(404)
    const address = `SecurityTokens/${token.body.id}?versionId=1`
    expect(await quality.ask('PUT', address, { body: token.body })).toMatchObject(refused(1003))
  })

  test('a token holds only in the sign-in that made it, and not for anybody else', async () => {
    const patient = await aPatient('Larch', { careTeam: treatedBy('clinician') })
    const token = await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient]))
    const path = `Patients/${patient.id}`
    const elsewhere = await server.signIn('clinician')
    expect(await elsewhere.ask('GET', path, carrying(token))).toMatchObject(refused(1001))
    expect(await denied('patient.read')).toMatchObject({ status: 403 })
    expect(await admin.ask('GET', path, carrying(token))).toMatchObject(refused(1001))

    const address = `SecurityTokens/${token.body.id}?versionId=1`
    expect(await elsewhere.ask('PUT', address, { body: token.body })).toMatchObject(refused(1001))
    const mine = { ...token.body, session: server.world.newId() }
    expect((await elsewhere.ask('PUT', address, { body: mine })).status).not.toBe(200)
    const claimed = tokenFor('clinician', [patient], { session: token.body.session })
    expect((await elsewhere.ask('POST', 'SecurityTokens', claimed)).status).toBe(422)

    const leaving = await server.signIn('clinician')
    const last = await leaving.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient]))
    expect((await leaving.ask('GET', path, carrying(last))).status).toBe(200)
    expect((await leaving.ask('DELETE', '/session')).status).toBe(204)
    expect(await clinician.ask('GET', path, carrying(last))).toMatchObject(refused(1001))
  })

  test('its end and the time of its reasons are the server’s, and each request that it covers names it in the audit', async () => {
    const patient = await aPatient('Maple', { careTeam: treatedBy('clinician') })
    const token = await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient]))
    const address = `SecurityTokens/${token.body.id}?versionId=1`
    const later = { op: 'replace', path: '/expiration', value: '2099-01-01T00:00:00Z' }
    expect((await clinician.ask('PATCH', address, { body: [later] })).status).toBe(422)
    const reason = { code: 'covering-clinician', display: 'Covering clinician' }
    const early = [{ patient, reason, at: '2001-01-01T00:00:00Z' }]
    expect(
      (await clinician.ask('POST', 'SecurityTokens', tokenFor('clinician', [patient], { reasons: early })))
        .status,
    ).toBe(422)

    const read = await clinician.ask('GET', `Patients/${patient.id}`, carrying(token))
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ token_id: string }>`
        select token_id from audit_event where request_id = ${read.headers.get('requestid')}::uuid`.execute(
        transaction,
      ),
    )
    expect(rows).toEqual([{ token_id: token.body.id }])
    const trail = await admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'requestId', op: 'eq', value: read.headers.get('requestid') }],
    })
    expect(trail.body[0].token.id).toBe(token.body.id)
  })

  test('a sign-in has one token at a time: further patients are added to it, and only when it is gone there is another', async () => {
    const patient = await aPatient('Nutmeg', { careTeam: treatedBy('clinician') })
    const asked = tokenFor('clinician', [patient])
    const parted = [1, 2, 3].map(() => clinician.ask('POST', 'SecurityTokens', asked))
    const answers = await Promise.all(parted)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const twin = answers.find(({ status }) => status === 409)
    expect(twin?.body).toMatchObject({ subStatus: 2003 })
    const token = answers.find(({ status }) => status === 201)
    const elsewhere = await server.signIn('clinician')
    expect((await elsewhere.ask('POST', 'SecurityTokens', asked)).status).toBe(201)

    const address = `SecurityTokens/${token?.body.id}`
    expect((await clinician.ask('DELETE', `${address}?versionId=1`)).status).toBe(204)
    const next = await clinician.ask('POST', 'SecurityTokens', asked)
    expect(next.status).toBe(201)
    expect((await clinician.ask('POST', `${address}/restore`)).status).toBe(409)
  })
})
