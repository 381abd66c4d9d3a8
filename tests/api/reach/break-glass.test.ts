import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const reason = { code: 'covering-clinician', display: 'Covering clinician' }
const text = 'I cover for the colleague who is ill today.'

describe.each(databasesFor(import.meta.url))('breaking the glass, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  let later = 0
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      plain: ['practitioner'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff, now: () => instantAt(Date.now() + later) })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  }, 60_000)
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
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
  async function aPatient(family: string, more = {}): Promise<string> {
    const name = { use: 'official', given: ['Ann'], family }
    const body = { name, birthDate: '1980-05-05', gender: 'female', careTeam: treatedBy('other'), ...more }
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return String(made.body.id)
  }
  const confidential = { confidentialTeam: [{ practitioner: { id: '', resourceType: 'Practitioner' } }] }
  const ofOther = () => ({
    confidentialTeam: confidential.confidentialTeam.map(() => ({ practitioner: profile('other') })),
  })
  const open = (client: TestClient, patient: string, more: object = { reason, text }) =>
    client.ask('POST', 'SecurityTokens/break-glass', {
      body: { patient, credential: testPassword, ...more },
    })
  const carrying = ({ body }: TestAnswer) => ({
    headers: { 'x-security-token': `${body.id}:${body.meta.versionId}` },
  })
  const closed = { status: 403, body: { subStatus: 1003 } }

  test('a patient outside the own list opens for a reason in words and the password, in this sign-in alone', async () => {
    const patient = await aPatient('Alder')
    const path = `Patients/${patient}`
    expect((await clinician.ask('GET', path)).status).toBe(404)
    const token = await open(clinician, patient)
    expect(token.status, JSON.stringify(token.body)).toBe(200)
    expect((await clinician.ask('GET', path)).status).toBe(404)
    expect((await clinician.ask('GET', path, carrying(token))).status).toBe(200)
    const listed = await clinician.ask('GET', 'Patients', {
      headers: { ...across, ...carrying(token).headers },
    })
    expect(JSON.stringify(listed.body)).toContain(patient)
    const elsewhere = await server.signIn('clinician')
    expect(await elsewhere.ask('GET', path, carrying(token))).toMatchObject({
      status: 403,
      body: { subStatus: 1001 },
    })
  })

  test('without a reason, with too few words or for nobody the answer is the same; a wrong password is asked for again', async () => {
    const patient = await aPatient('Birch')
    const answers = [
      await open(clinician, patient, {}),
      await open(clinician, patient, { reason }),
      await open(clinician, patient, { reason, text: 'too short' }),
      await open(clinician, patient, { reason: { code: 'no-such', display: 'x' }, text }),
      await open(clinician, server.world.newId()),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject(closed)
      expect(answer.body).toEqual(answers[0]?.body)
    }
    expect(await open(clinician, patient, { reason, text, credential: 'not mine' })).toMatchObject({
      status: 403,
      body: { subStatus: 2103 },
    })
    const body = {
      owner: profile('clinician'),
      patientAllowances: [{ id: patient, resourceType: 'Patient' }],
    }
    const reasons = [{ patient: body.patientAllowances[0], reason, text }]
    const opened = body.patientAllowances
    expect(await clinician.ask('POST', 'SecurityTokens', { body: { ...body, reasons } })).toMatchObject(
      closed,
    )
    expect((await clinician.ask('POST', 'SecurityTokens', { body: { ...body, opened } })).status).toBe(422)
  })

  test('a confidential record opens for those alone who may break the glass, and the others learn nothing', async () => {
    const patient = await aPatient('Cedar', ofOther())
    const plain = await server.signIn('plain')
    const refused = await open(plain, patient)
    expect(refused).toMatchObject(closed)
    expect(refused.body).toEqual((await open(plain, server.world.newId())).body)
    const token = await open(clinician, patient)
    expect(token.status, JSON.stringify(token.body)).toBe(200)
    expect((await clinician.ask('GET', `Patients/${patient}`, carrying(token))).status).toBe(200)
  })

  test('the privacy officer and the primary clinician hear of it at once, and the trail says who, whom and why', async () => {
    const patient = await aPatient('Dogwood', ofOther())
    expect((await open(clinician, patient)).status).toBe(200)
    for (const login of ['admin', 'other']) {
      const client = await server.signIn(login)
      const told = await client.ask('GET', 'Notifications', { headers: across })
      const mine = told.body.filter(
        (each: { target?: { route?: string } }) =>
          each.target?.route === (login === 'admin' ? `/patients/${patient}/access` : `/patients/${patient}`),
      )
      expect(mine, login).toMatchObject([{ category: 'Access', priority: 'Urgent' }])
      expect(mine[0].body).toContain('Covering clinician')
    }
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ reason: string; detail: Record<string, unknown> }>`
        select reason, detail from audit_event where patient_id = ${patient}::uuid
          and detail ->> 'event' = 'break-glass'`.execute(transaction),
    )
    expect(rows).toMatchObject([{ reason: 'covering-clinician', detail: { text, isConfidential: true } }])
    const reviewed = await admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'patient', op: 'eq', value: patient }],
    })
    expect(JSON.stringify(reviewed.body)).toContain(text)
    const quality = await server.signIn('quality')
    const others = await quality.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'patient', op: 'eq', value: patient }],
    })
    expect(JSON.stringify(others.body)).not.toContain(text)
  })

  test('whoever is taken out of the token is closed again and does not come back without a reason', async () => {
    const asker = await server.signIn('clinician')
    const first = await aPatient('Elm')
    const second = await aPatient('Fir')
    await open(asker, first)
    const token = await open(asker, second)
    expect(token.body.patientAllowances).toHaveLength(2)
    const address = `SecurityTokens/${token.body.id}`
    const stays = { body: [{ op: 'remove', path: '/patientAllowances/0' }] }
    const left = await asker.ask('PATCH', `${address}?versionId=${token.body.meta.versionId}`, stays)
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect((await asker.ask('GET', `Patients/${first}`, carrying(left))).status).toBe(404)
    expect((await asker.ask('GET', `Patients/${second}`, carrying(left))).status).toBe(200)
    const back = [{ op: 'add', path: '/patientAllowances/-', value: { id: first, resourceType: 'Patient' } }]
    const again = await asker.ask('PATCH', `${address}?versionId=${left.body.meta.versionId}`, { body: back })
    expect(again.status).toBeGreaterThanOrEqual(400)
    const wider = [{ op: 'add', path: '/opened/-', value: { id: first, resourceType: 'Patient' } }]
    const forced = await asker.ask('PATCH', `${address}?versionId=${left.body.meta.versionId}`, {
      body: wider,
    })
    expect(forced.status).toBe(422)

    const gone = await asker.ask('DELETE', `${address}?versionId=${left.body.meta.versionId}`)
    expect(gone.status).toBe(204)
    expect(await asker.ask('POST', `${address}/restore`)).toMatchObject(closed)
  })

  test('it ends with the day of its token', async () => {
    const asker = await server.signIn('clinician')
    const patient = await aPatient('Ginkgo')
    const token = await open(asker, patient)
    later = 11 * 3_600_000
    const next = await server.signIn('clinician')
    expect((await next.ask('GET', `Patients/${patient}`)).status).toBe(404)
    later = 0
    const spent = Date.parse(token.body.expiration) - Date.parse(token.body.created)
    expect(spent).toBe(24 * 3_600_000)
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = replace(content::text, ${token.body.expiration}, '2020-01-01T00:00:00.000Z')::json
        where id = ${token.body.id}::uuid`.execute(transaction),
    )
    expect(await asker.ask('GET', `Patients/${patient}`, carrying(token))).toMatchObject({
      status: 403,
      body: { subStatus: 1002 },
    })
  })
})
