import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      support: ['support'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      boss: ['supervisor'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  const idOf = (login: string) => server.practice.profiles.get(login) ?? ''
  const person = (login: string) => ({ id: idOf(login), resourceType: 'Practitioner' })
  const access = (login: string, body: object, asker = admin) =>
    asker.ask('POST', `Practitioners/${idOf(login)}/effective-access`, { body })
  async function aPatient(family: string, more: object = {}) {
    const name = { use: 'official', given: ['Ann'], family }
    const body = { name, birthDate: '1980-05-05', gender: 'female', ...more }
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return { id: made.body.id, resourceType: 'Patient' }
  }
  const team = (...logins: readonly string[]) => ({
    careTeam: logins.map((login) => ({
      id: login,
      member: person(login),
      role: { code: 'primary-clinician', display: 'Therapist' },
      participation: 'PrimaryPerformer',
    })),
  })

  test('what a role gives is told with the role and its grant set; what none gives, with the roles that would', async () => {
    const may = await access('clinician', { permission: 'Note:Create' })
    expect(may).toMatchObject({ status: 200, body: { allowed: true, given: true, missing: [] } })
    expect(may.body.chain[0].grantSets).toContain('Manage notes')

    const mayNot = await access('clinician', { permission: 'Program:Update' })
    expect(mayNot.body).toMatchObject({
      allowed: false,
      given: false,
      missing: ['Program:Update'],
      chain: [],
    })
    expect(mayNot.body.advice).toContainEqual({ advice: 'Role', role: 'Administrative' })
    const flag = await access('quality', { flag: 'CanSignNotes' })
    expect(flag.body.allowed).toBe(false)
    expect(flag.body.missing).toEqual(['app:contract-enum:clinicalflags:CanSignNotes:Allow'])
    expect((await access('clinician', { flag: 'CanSignNotes' })).body.allowed).toBe(true)
  })

  test('the answer about a patient is what the person really meets, with the rule that decides it', async () => {
    const supervised = [{ op: 'add', path: '/supervisor', value: person('boss') }]
    const { body } = await admin.ask('GET', `Practitioners/${idOf('clinician')}`)
    const set = await admin.ask(
      'PATCH',
      `Practitioners/${idOf('clinician')}?versionId=${body.meta.versionId}`,
      {
        body: supervised,
      },
    )
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const both = { confidentialTeam: ['admin', 'other'].map((login) => ({ practitioner: person(login) })) }
    const patients = [
      await aPatient('Alder', team('clinician')),
      await aPatient('Beech', team('other')),
      await aPatient('Cedar', { ...team('clinician'), ...both }),
    ]
    const rules = new Set<string>()
    for (const login of ['clinician', 'other', 'boss', 'quality'])
      for (const patient of patients) {
        const told = await access(login, { permission: 'Patient:Read', patient })
        const client = await server.signIn(login)
        const met = (await client.ask('GET', `Patients/${patient.id}`)).status
        expect(told.status, JSON.stringify(told.body)).toBe(200)
        expect(told.body.allowed, `${login} ${JSON.stringify(told.body)}`).toBe(met === 200)
        expect(told.body.tokenNeeded).toBe(met !== 200)
        rules.add(told.body.reach)
      }
    expect([...rules].toSorted()).toEqual([
      'Confidential',
      'ConfidentialTeam',
      'Everyone',
      'OutOfReach',
      'Reason',
    ])
    const through = await access('boss', { patient: patients[0] })
    expect(through.body.lines).toMatchObject([
      { reason: 'CareTeam', through: expect.stringContaining('clinician') },
    ])
    const out = await access('clinician', { patient: patients[1] })
    expect(out.body.advice).toEqual([{ advice: 'CareTeam' }, { advice: 'Token' }])
  })

  test('what security labels keep from a person is told as that person meets it, with the labels', async () => {
    const patient = await aPatient('Elder', team('clinician', 'boss'))
    const clinician = await server.signIn('clinician')
    const conditions: Record<string, string> = {}
    for (const sensitive of [true, false]) {
      const made = await clinician.ask('POST', 'Conditions', {
        body: {
          subject: patient,
          category: 'Diagnosis',
          code: {
            code: 'F41.1',
            display: 'Generalized anxiety disorder',
            system: 'http://hl7.org/fhir/sid/icd-10-cm',
          },
          clinicalStatus: 'Active',
          verification: 'Confirmed',
          sensitive,
        },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      conditions[String(sensitive)] = made.body.id
    }
    const told = new Set<string>()
    for (const login of ['clinician', 'boss', 'quality', 'admin'])
      for (const row of Object.values(conditions)) {
        const answer = await access(login, { permission: 'Condition:Read', row })
        const met = (await (await server.signIn(login)).ask('GET', `Conditions/${row}`)).status
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        expect(answer.body.allowed, `${login} ${JSON.stringify(answer.body)}`).toBe(met === 200)
        told.add(answer.body.label)
      }
    expect([...told].toSorted()).toEqual(['Closed', 'None', 'Read'])
    const closed = await access('quality', { permission: 'Condition:Read', row: conditions.true })
    expect(closed.body).toMatchObject({ allowed: false, given: true, label: 'Closed', labels: ['R'] })
    expect(closed.body.advice).toEqual([{ advice: 'Label' }])
    const quality = await server.signIn('quality')
    expect((await quality.ask('GET', `Conditions/${conditions.true}`)).status).toBe(404)
  })

  test('of a person who is not active nothing is allowed, and of a deleted record neither', async () => {
    const patient = await aPatient('Gone', team('clinician'))
    const asked = { permission: 'Patient:Update', row: patient.id }
    expect((await access('admin', asked)).body).toMatchObject({ allowed: true, state: 'Open' })
    expect((await admin.ask('DELETE', `Patients/${patient.id}?versionId=1`)).status).toBe(204)
    expect((await access('admin', asked)).body).toMatchObject({
      allowed: false,
      state: 'Deleted',
      advice: [{ advice: 'Restore' }],
    })
    const { body } = await admin.ask('GET', `Practitioners/${idOf('other')}`)
    await admin.ask('PATCH', `Practitioners/${idOf('other')}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'replace', path: '/active', value: false }],
    })
    expect((await access('other', { permission: 'Note:Create' })).body).toMatchObject({
      allowed: false,
      active: false,
      advice: [{ advice: 'Activate' }],
    })
  })

  test('administrators and support ask, nobody else does, and nobody about a patient whom he does not see', async () => {
    const support = await server.signIn('support')
    expect((await access('clinician', {}, support)).status).toBe(200)
    const clinician = await server.signIn('clinician')
    expect((await access('clinician', {}, clinician)).status).toBe(403)
    expect((await access('clinician', {}, await server.signIn('quality'))).status).toBe(403)
    const hidden = await aPatient('Hidden', { confidentialTeam: [{ practitioner: person('clinician') }] })
    expect((await access('clinician', { patient: hidden })).status).toBe(404)
    expect((await access('clinician', { permission: 'Nothing:Read' })).status).toBe(422)
    expect((await access('clinician', { flag: 'CanFly' })).status).toBe(422)
  })

  test('each use stands in the trail, with whom it was about', async () => {
    const patient = await aPatient('Trail', team('clinician'))
    const told = await access('clinician', { permission: 'Note:Read', patient })
    const requestId = told.headers.get('requestid')
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql`select resource_id, patient_id, outcome, detail ->> 'permission' as permission from audit_event
        where request_id = ${requestId}::uuid`.execute(transaction),
    )
    expect(rows).toEqual([
      { resource_id: idOf('clinician'), patient_id: patient.id, outcome: 'Success', permission: 'Note:Read' },
    ])
  })
})
