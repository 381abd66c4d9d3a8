import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  let maker: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      maker: ['case-management'],
      sandbox: ['sandbox'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
    maker = await server.signIn('maker')
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })
  const aPatient = (family: string, more = {}) => ({
    name: { use: 'official', given: ['Ann'], family },
    birthDate: '1980-05-05',
    gender: 'female',
    ...more,
  })
  const teamOf = (login: string) => ({
    careTeam: [
      {
        id: '1',
        member: profile(login),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })

  test('a group in the calendar names none of its patients to somebody who does not know them', async () => {
    const people = await Promise.all(
      ['Quince', 'Rowan'].map((family) =>
        admin.ask('POST', 'Patients', { body: aPatient(family, teamOf('other')) }),
      ),
    )
    const service = await admin.ask('POST', 'HealthcareServices', {
      body: {
        name: 'Skills group',
        code: 'GRP',
        category: { code: 'therapy-group', display: 'Group therapy' },
        status: 'Draft',
        flags: ['SupportsGroups'],
        sessionTimeUnit: 'Duration',
        modes: ['InPerson'],
      },
    })
    await admin.ask('PATCH', `HealthcareServices/${service.body.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/status', value: 'Active' }],
    })
    const reference = (row: { body: { id: string; resourceType: string } }) => ({
      id: row.body.id,
      resourceType: row.body.resourceType,
    })
    const group = await admin.ask('POST', 'Groups', {
      body: {
        name: 'Tuesday group',
        kind: 'Skills',
        facilitators: [{ practitioner: profile('other'), role: 'Primary' }],
        members: people.map((person, index) => ({
          id: String(index),
          patient: reference(person),
          status: 'Active',
        })),
      },
    })
    const meeting = await admin.ask('POST', 'Appointments', {
      body: {
        status: 'booked',
        start: '2027-03-02T15:00:00Z',
        end: '2027-03-02T16:00:00Z',
        timezone: 'America/Chicago',
        duration: 60,
        isGroup: true,
        kind: 'Visit',
        owner: profile('other'),
        group: reference(group),
        serviceType: reference(service),
        attendees: people.map((person, index) => ({
          id: String(index),
          kind: 'Patient',
          subject: reference(person),
        })),
      },
    })
    expect(meeting.status, JSON.stringify(meeting.body)).toBe(201)

    const seen = await clinician.ask('GET', `Appointments/${meeting.body.id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toMatch(/Quince|Rowan/)
    const listed = (asker: TestClient) =>
      asker.ask('GET', 'Appointments?summary=true', { headers: { 'x-enable-cross-partition': 'true' } })
    expect(JSON.stringify((await listed(clinician)).body)).toContain(meeting.body.id)
    expect(JSON.stringify((await listed(clinician)).body)).not.toMatch(/Quince|Rowan/)
    expect(JSON.stringify((await listed(admin)).body)).toMatch(/Quince.*Rowan/)
  })

  test('a clinician sees the patients of her care team, and no others in any way', async () => {
    const mine = await admin.ask('POST', 'Patients', { body: aPatient('Birch', teamOf('clinician')) })
    const others = await admin.ask('POST', 'Patients', { body: aPatient('Cedar', teamOf('other')) })
    expect(mine.status, JSON.stringify(mine.body)).toBe(201)

    expect((await clinician.ask('GET', `Patients/${mine.body.id}`)).status).toBe(200)
    expect((await clinician.ask('GET', `Patients/${others.body.id}`)).status).toBe(404)
    expect((await clinician.ask('GET', `Patients/${others.body.id}/_history/1`)).status).toBe(404)

    const listed = await clinician.ask('GET', 'Patients?total=true', { headers: across })
    expect(listed.body.map((each: { id: string }) => each.id)).toEqual([mine.body.id])
    expect(listed.headers.get('x-total-count')).toBe('1')
    const filters = [{ field: 'name', op: 'contains', value: 'cedar' }]
    expect(
      (await clinician.ask('POST', 'Patients/queries', { body: filters, headers: across })).body,
    ).toEqual([])
  })

  test('whoever enters a patient sees it, and the care team changes who else does', async () => {
    const made = await maker.ask('POST', 'Patients', { body: aPatient('Dogwood') })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const path = `Patients/${made.body.id}`
    expect((await maker.ask('GET', path)).status).toBe(200)
    expect((await clinician.ask('GET', path)).status).toBe(404)

    const join = [{ op: 'add', path: '/careTeam', value: teamOf('clinician').careTeam }]
    expect((await maker.ask('PATCH', `${path}?versionId=1`, { body: join })).status).toBe(200)
    expect((await clinician.ask('GET', path)).status).toBe(200)
    const leave = [{ op: 'remove', path: '/careTeam' }]
    expect((await maker.ask('PATCH', `${path}?versionId=2`, { body: leave })).status).toBe(200)
    expect((await clinician.ask('GET', path)).status).toBe(404)
  })

  test('a confidential patient is seen by its team alone, and named to nobody else', async () => {
    const body = aPatient('Elm', { confidentialTeam: [{ practitioner: profile('clinician') }] })
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const path = `Patients/${made.body.id}`
    const quality = await server.signIn('quality')
    expect((await clinician.ask('GET', path)).status).toBe(200)
    expect((await quality.ask('GET', path)).status).toBe(404)

    const group = {
      name: 'Skills',
      kind: 'Skills',
      enrollment: 'Open',
      facilitators: [{ practitioner: profile('clinician'), role: 'Primary' }],
    }
    const patient = { id: made.body.id, resourceType: 'Patient' }
    const members = [{ id: '1', patient, status: 'Active', period: { start: '2026-01-01' } }]
    const grouped = await clinician.ask('POST', 'Groups', { body: { ...group, members } })
    expect(grouped.status, JSON.stringify(grouped.body)).toBe(201)
    expect(grouped.body.members[0].patient.display).toContain('Elm')
    const seen = await admin.ask('GET', `Groups/${grouped.body.id}`)
    expect(JSON.stringify(seen.body)).not.toContain('Elm')
  })

  test('what is masked is left out for those without the flag, and such a copy cannot be written back', async () => {
    const identity = { genderIdentity: { code: 'woman', display: 'Woman' }, ...teamOf('maker') }
    const made = await admin.ask('POST', 'Patients', { body: aPatient('Fir', identity) })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.genderIdentity.code).toBe('woman')

    const path = `Patients/${made.body.id}`
    const seen = await maker.ask('GET', path)
    expect(seen.body.genderIdentity).toBeUndefined()
    expect(seen.body.meta.hasTransformations).toBe(true)
    const back = await maker.ask('PUT', `${path}?versionId=1`, { body: seen.body })
    expect(back).toMatchObject({ status: 422, body: { code: 'stores.has-transformations' } })
    const hidden = [{ op: 'remove', path: '/genderIdentity' }]
    expect(await maker.ask('PATCH', `${path}?versionId=1`, { body: hidden })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/0/path', code: 'stores.hidden-field' }] },
    })

    const other = [{ op: 'add', path: '/preferredName', value: 'Fi' }]
    expect((await maker.ask('PATCH', `${path}?versionId=1`, { body: other })).status).toBe(200)
    expect((await admin.ask('GET', path)).body.genderIdentity.code).toBe('woman')
  })

  test('of a social security number those without the flag see the last four digits, in the record, in lists and in its history', async () => {
    const number = { type: 'ssn', system: 'us-ssn', value: '219-09-9999' }
    const made = await admin.ask('POST', 'Patients', {
      body: aPatient('Yew', { identifiers: [number], ...teamOf('maker') }),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)

    const path = `Patients/${made.body.id}`
    const listed = await maker.ask('POST', 'Patients/queries', {
      body: [{ field: 'id', op: 'eq', value: made.body.id }],
      headers: { 'x-enable-cross-partition': 'true' },
    })
    const answers = [await maker.ask('GET', path), await maker.ask('GET', `${path}/_history/1`)]
    for (const seen of [...answers.map(({ body }) => body), listed.body[0]])
      expect(seen.identifiers[0].value).toBe('•••-••-9999')
    expect((await admin.ask('GET', path)).body.identifiers[0].value).toBe('219-09-9999')

    const change = [{ op: 'replace', path: '/identifiers/0/value', value: '219-09-1111' }]
    expect(await maker.ask('PATCH', `${path}?versionId=1`, { body: change })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/identifiers', code: 'stores.hidden-field' }] },
    })
  })

  test('nobody gives a role that holds more than he holds himself', async () => {
    const sandbox = await server.signIn('sandbox')
    const id = server.practice.profiles.get('other')
    const { body } = await sandbox.ask('GET', `Practitioners/${id}`)
    const role = { id: server.practice.roles.get('associate-sysadmin')?.id, resourceType: 'SecurityRole' }
    const patch = [{ op: 'add', path: '/roles/-', value: role }]
    const given = await sandbox.ask('PATCH', `Practitioners/${id}?versionId=${body.meta.versionId}`, {
      body: patch,
    })
    expect(given.status).toBe(403)
  })

  test('a patient-access token opens the patients that it names, for its owner and with what he may anyway', async () => {
    const hidden = await admin.ask('POST', 'Patients', { body: aPatient('Ginkgo') })
    const allowance = { id: hidden.body.id, resourceType: 'Patient' }
    const other = await server.signIn('other')
    const token = await admin.ask('POST', 'SecurityTokens', {
      body: { owner: profile('admin'), patientAllowances: [allowance] },
    })
    expect(token.status, JSON.stringify(token.body)).toBe(201)
    expect(Date.parse(token.body.expiration) - Date.parse(token.body.created)).toBe(24 * 3_600_000)

    const value = `${token.body.id}:${token.body.meta.versionId}`
    const borrowed = await other.ask('GET', `Patients/${hidden.body.id}`, {
      headers: { 'x-security-token': value },
    })
    expect(borrowed).toMatchObject({ status: 403, body: { subStatus: 1001 } })
    expect(
      (await admin.ask('GET', `Patients/${hidden.body.id}`, { headers: { 'x-security-token': value } }))
        .status,
    ).toBe(200)
  })
})
