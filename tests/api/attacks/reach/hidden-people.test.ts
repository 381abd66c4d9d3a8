import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aGroup, anAppointment, aPatient, teamMember } from '#tests/support/field-walk/giving-scene.ts'
import { storeExamples } from '#tests/support/server/examples.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const crossing = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))(
  'people whom one may not see, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let clinician: TestClient
    let elsewhere: TestPractice
    let mine: { readonly id: string; readonly resourceType: string }
    let theirs: typeof mine
    let appointment: TestAnswer
    beforeAll(async () => {
      server = await startTestServer({
        database,
        staff: {
          admin: ['sandbox', 'administrative', 'supervisor'],
          clinician: ['non-prescribing-clinician'],
          lead: ['non-prescribing-clinician'],
          desk: ['case-management'],
          runner: ['non-prescribing-clinician'],
          other: ['prescribing-clinician'],
        },
      })
      elsewhere = await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
      await storeExamples(server.world, server.practice)
      admin = await server.signIn('admin')
      clinician = await server.signIn('clinician')
      mine = await patient('Mine', 'clinician')
      theirs = await patient('Theirs', 'lead')
      const body = anAppointment(profile('lead'), [mine, theirs])
      const group = await made('Groups', { ...aGroup(profile('lead'), [mine, theirs]), name: 'Evening' })
      const meeting = { isGroup: true, group: { id: group.body.id, resourceType: 'Group' } }
      appointment = await made('Appointments', { ...body, ...meeting })
    })
    afterAll(() => server?.close())

    const profile = (login: string) => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner',
    })
    const made = async (path: string, body: object) => {
      const answer = await admin.ask('POST', `${path}?confirmed=true`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer
    }
    const patient = async (family: string, login: string) => {
      const { body } = await made('Patients', aPatient(family, { careTeam: [teamMember(profile(login))] }))
      return { id: String(body.id), resourceType: 'Patient' }
    }

    /** Every way in which somebody reads an appointment. */
    const readings = async (client: TestClient, path: string, { body }: TestAnswer) => {
      const one = `${path}/${body.id}`
      const listed = [{ field: 'id', op: 'eq', value: body.id }]
      return Promise.all([
        client.ask('GET', one),
        client.ask('GET', `${one}?expand=attendees`),
        client.ask('GET', `${one}/versions/${body.meta.versionId}`),
        client.ask('POST', `${path}/queries`, { body: listed, headers: crossing }),
        client.ask('POST', `${path}/queries?summary=true`, { body: listed, headers: crossing }),
        client.ask('GET', `${path}?pageSize=50`, { headers: crossing }),
        client.ask('GET', `${path}?pageSize=50&summary=true`, { headers: crossing }),
      ])
    }

    test('an appointment of several says of a stranger neither name nor id, in whatever way it is read', async () => {
      const seen = await readings(clinician, 'Appointments', appointment)
      const told = seen.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))
      expect(told.length).toBeGreaterThan(5)
      for (const text of told) {
        expect(text).toContain(mine.id)
        expect(text).not.toContain(theirs.id)
        expect(text).not.toContain('Theirs')
      }
      const own = await (await server.signIn('lead')).ask('GET', `Appointments/${appointment.body.id}`)
      expect(JSON.stringify(own.body)).toContain(theirs.id)
    })

    test('a search by the id of a stranger does not tell where that patient goes', async () => {
      const found = async (client: TestClient, path: string, filter: object) => {
        const asked = { body: [filter], headers: crossing }
        const answer = await client.ask('POST', `${path}/queries?total=true`, asked)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        return answer.body.map(({ id }: { id: string }) => id)
      }
      const by = (op: string, value: unknown) => ({ field: 'attendees.subject', op, value })
      const { id } = appointment.body
      expect(await found(clinician, 'Appointments', by('eq', theirs.id))).toEqual([])
      expect(await found(clinician, 'Appointments', by('in', [theirs.id]))).toEqual([])
      expect(await found(clinician, 'Appointments', by('ne', theirs.id))).toContain(id)
      expect(await found(clinician, 'Appointments', by('eq', mine.id))).toEqual([id])
      expect(await found(await server.signIn('lead'), 'Appointments', by('eq', theirs.id))).toEqual([id])
    })

    test('a group says of its members only those whom its reader may see, and two groups do not tell that they have the same', async () => {
      const groups = [
        await made('Groups', aGroup(profile('lead'), [mine, theirs])),
        await made('Groups', { ...aGroup(profile('lead'), [theirs]), name: 'Skills again' }),
      ]
      const ids = await Promise.all(
        groups.map(async ({ body }) => {
          const seen = await clinician.ask('GET', `Groups/${body.id}`)
          expect(seen.status).toBe(200)
          expect(JSON.stringify(seen.body)).not.toContain(theirs.id)
          return seen.body.members.at(-1).patient.id
        }),
      )
      expect(new Set(ids).size).toBe(2)
      for (const id of ids) expect((await clinician.ask('GET', `Patients/${id}`)).status).toBe(404)
    })

    test('whoever may change such a row without seeing everybody in it loses nobody, and gains nobody', async () => {
      const desk = await server.signIn('desk')
      const path = `Appointments/${appointment.body.id}`
      const seen = await desk.ask('GET', path)
      expect(JSON.stringify(seen.body)).not.toContain(theirs.id)
      const at = ({ body }: TestAnswer) => `${path}?versionId=${body.meta.versionId}&confirmed=true`
      const patched = await desk.ask('PATCH', at(seen), {
        body: [{ op: 'add', path: '/description', value: 'Bring the workbook.' }],
      })
      expect(patched.status, JSON.stringify(patched.body)).toBe(200)
      expect(JSON.stringify(patched.body)).not.toContain(theirs.id)
      const replaced = await desk.ask('PUT', at(patched), {
        body: { ...patched.body, description: 'Bring the other workbook.' },
      })
      expect(replaced.status, JSON.stringify(replaced.body)).toBe(200)
      const after = await admin.ask('GET', path)
      expect(after.body.attendees).toEqual(appointment.body.attendees)

      const stranger = seen.body.attendees.at(-1).subject
      expect(stranger.resourceType).toBe('Patient')
      const copied = await desk.ask('POST', 'Appointments?confirmed=true', {
        body: anAppointment(profile('desk'), [stranger]),
      })
      expect([copied.status, copied.body.subStatus]).toEqual([422, 2005])
    })

    test('what leads nowhere does not become an id again by being written into words', async () => {
      const desk = await server.signIn('desk')
      const path = `Appointments/${appointment.body.id}`
      const seen = await desk.ask('GET', path)
      const nowhere = seen.body.attendees
        .map(({ subject }: { subject: { id: string } }) => subject.id)
        .find((id: string) => /^.{14}8.{4}9/.test(id))
      expect(nowhere).toBeDefined()
      for (const value of [nowhere, `Who is ${nowhere}?`]) {
        const { body } = await desk.ask('GET', path)
        const at = `${path}?versionId=${body.meta.versionId}&confirmed=true`
        const answer = await desk.ask('PATCH', at, { body: [{ op: 'add', path: '/description', value }] })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        expect((await admin.ask('GET', path)).body.description).toBe(value)
      }
    })

    test('a person of another practice has no name here, by whatever field its id is written', async () => {
      const there = await server.signIn('stranger', elsewhere)
      const { body: session } = await there.ask('GET', '/session')
      const person = { id: session.person.id, resourceType: 'Person' }
      const employed = await admin.ask('POST', 'Practitioners', {
        body: {
          active: true,
          name: { use: 'official', given: ['Bea'], family: 'Begun' },
          roles: [server.practice.roles.get('administrative')],
          person,
        },
      })
      const nobody = { ...person, id: server.world.newId() }
      const unknown = await admin.ask('POST', 'Practitioners', {
        body: {
          active: true,
          name: { use: 'official', given: ['Bea'], family: 'Begun' },
          roles: [server.practice.roles.get('administrative')],
          person: nobody,
        },
      })
      expect(employed.status).toBe(422)
      expect(employed.body.errors).toMatchObject([{ pointer: '/person', code: 'stores.server-owned' }])
      const told = ({ body }: TestAnswer, id: string) => JSON.stringify(body).replaceAll(id, 'this')
      expect(told(employed, person.id)).toBe(told(unknown, nobody.id))
      expect(await trailOf(server, employed)).toMatchObject([{ outcome: 'Denied', status: 422 }])
      expect((await admin.ask('GET', `/People/${person.id}`)).status).toBe(404)
    })

    test('a report that was made for somebody else is in nobody’s list, and is not there by its id', async () => {
      const runner = await server.signIn('runner')
      const criteria = await made('ReportCriteria', {
        name: 'Notes to be signed',
        reportType: { code: 'notes-unsigned', display: 'Notes to be signed' },
        visibility: 'Practice',
        populationLevel: 'CareTeam',
        dateRange: { kind: 'Relative', last: { n: 1, unit: 'month' } },
        format: 'Xlsx',
      })
      const delivery = await runner.ask('POST', 'ReportDeliveries', {
        body: { criteria: { id: criteria.body.id, resourceType: 'ReportCriteria' }, recipients: [] },
      })
      expect(delivery.status, JSON.stringify(delivery.body)).toBe(201)
      const other = await server.signIn('other')
      const one = `ReportDeliveries/${delivery.body.id}`
      const ids = async (client: TestClient) =>
        (await client.ask('GET', 'ReportDeliveries?pageSize=50')).body.map(({ id }: { id: string }) => id)
      expect(await ids(other)).not.toContain(delivery.body.id)
      expect((await other.ask('GET', one)).status).toBe(404)
      expect((await other.ask('GET', `${one}/versions/1`)).status).toBe(404)
      expect(await ids(runner)).toContain(delivery.body.id)
      expect(await ids(admin)).toContain(delivery.body.id)

      const sent = await admin.ask('PATCH', `${one}?versionId=1`, {
        body: [{ op: 'add', path: '/recipients/-', value: { person: profile('other') } }],
      })
      expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      expect(await ids(other)).toContain(delivery.body.id)
    })
  },
)
