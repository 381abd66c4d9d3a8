import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Reference = { readonly id: string; readonly resourceType: string }

describe.each(databasesFor(import.meta.url))(
  'nobody gives a reach that he has not, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let attacker: TestClient
    let lead: TestClient
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        attacker: ['non-prescribing-clinician'],
        friend: ['non-prescribing-clinician'],
        lead: ['non-prescribing-clinician'],
        intake: ['case-management'],
      }
      server = await startTestServer({ database, staff })
      admin = await server.signIn('admin')
      attacker = await server.signIn('attacker')
      lead = await server.signIn('lead')
    })
    afterAll(() => server?.close())

    const profile = (login: string): Reference => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner',
    })
    const bare = ({ body }: TestAnswer): Reference => ({ id: body.id, resourceType: body.resourceType })
    const careTeam = (...logins: readonly string[]) =>
      logins.map((login, index) => ({
        id: String(index),
        member: profile(login),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      }))

    async function made(client: TestClient, collection: string, body: object): Promise<TestAnswer> {
      const answer = await client.ask('POST', collection, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer
    }
    function aPatient(family: string, ...team: readonly string[]): Promise<TestAnswer> {
      const name = { use: 'official', given: ['Ann'], family }
      const body = { name, birthDate: '1980-05-05', gender: 'female', careTeam: careTeam(...team) }
      return made(admin, 'Patients', body)
    }
    function aGroup(client: TestClient, people: readonly TestAnswer[], more = {}): Promise<TestAnswer> {
      const members = people.map((one, index) => ({
        id: String(index),
        patient: bare(one),
        status: 'Active',
      }))
      const facilitators = [{ practitioner: profile('lead'), role: 'Primary' }]
      return made(client, 'Groups', { name: 'Skills', kind: 'Skills', facilitators, members, ...more })
    }
    const patch = (client: TestClient, { body }: TestAnswer, operations: readonly object[]) =>
      client.ask('PATCH', `${collections[body.resourceType]}/${body.id}?versionId=${body.meta.versionId}`, {
        body: operations,
      })
    const opens = async (client: TestClient, patient: TestAnswer) =>
      (await client.ask('GET', `Patients/${patient.body.id}`)).status
    const joins = (login: string) => [
      { op: 'add', path: '/facilitators/-', value: { practitioner: profile(login), role: 'Co' } },
    ]
    async function trailOf({ body }: TestAnswer) {
      const found = await server.world.database.asOwner((transaction) =>
        sql<{ outcome: string; status: number; detail: { event?: string; granted?: unknown } }>`
        select outcome, status, detail from audit_event where resource_id = ${body.id}::uuid order by id`.execute(
          transaction,
        ),
      )
      return found.rows
    }

    test('a clinician does not make herself facilitator of a group that she merely sees', async () => {
      const people = [await aPatient('Alder', 'lead'), await aPatient('Birch', 'lead')]
      const group = await aGroup(admin, people)
      expect((await attacker.ask('GET', `Groups/${group.body.id}`)).status).toBe(200)

      const refused = await patch(attacker, group, joins('attacker'))
      expect(refused).toMatchObject({ status: 403, body: { code: 'rights.group-of-others' } })
      const { meta, ...body } = group.body
      const replaced = await attacker.ask('PUT', `Groups/${body.id}?versionId=${meta.versionId}`, {
        body: { ...group.body, facilitators: [{ practitioner: profile('attacker'), role: 'Primary' }] },
      })
      expect(replaced.status).toBe(403)
      for (const person of people) expect(await opens(attacker, person)).toBe(404)
      expect((await trailOf(group)).slice(-1)).toMatchObject([{ outcome: 'Denied', status: 403 }])
    })

    test('nor by making its program hers, nor by taking it away and bringing it back', async () => {
      const program = await made(admin, 'Programs', {
        name: 'Own',
        code: 'OWN',
        kind: 'Outpatient',
        status: 'Draft',
      })
      const me = await admin.ask('GET', `Practitioners/${profile('attacker').id}`)
      expect(
        (await patch(admin, me, [{ op: 'add', path: '/programs', value: [bare(program)] }])).status,
      ).toBe(200)
      const group = await aGroup(admin, [await aPatient('Cedar', 'lead')])
      const moved = await patch(attacker, group, [{ op: 'add', path: '/program', value: bare(program) }])
      expect(moved).toMatchObject({ status: 403, body: { code: 'rights.group-of-others' } })
      const gone = await attacker.ask('DELETE', `Groups/${group.body.id}?versionId=1`)
      expect(gone.status).toBe(403)
    })

    test('the staff of a program add themselves to its group only where they reach its members', async () => {
      const program = await made(admin, 'Programs', {
        name: 'Day',
        code: 'DAY',
        kind: 'Outpatient',
        status: 'Draft',
      })
      const me = await admin.ask('GET', `Practitioners/${profile('friend').id}`)
      await patch(admin, me, [{ op: 'add', path: '/programs', value: [bare(program)] }])
      const friend = await server.signIn('friend')
      const hers = await aGroup(admin, [await aPatient('Dogwood', 'lead', 'friend')], {
        program: bare(program),
      })
      expect((await patch(friend, hers, joins('friend'))).status).toBe(200)
      const strange = await aPatient('Elder', 'lead')
      const others = await aGroup(admin, [strange], { program: bare(program) })
      const refused = await patch(friend, others, joins('friend'))
      expect(refused).toMatchObject({ status: 403, body: { code: 'stores.reach-not-yours' } })
      expect(await opens(friend, strange)).toBe(404)
    })

    test('a facilitator shares her group, and the trail says who reaches whom from then on', async () => {
      const person = await aPatient('Fir', 'lead')
      const group = await aGroup(lead, [person])
      const shared = await patch(lead, group, joins('friend'))
      expect(shared.status, JSON.stringify(shared.body)).toBe(200)
      expect(await opens(await server.signIn('friend'), person)).toBe(200)
      const [, last] = await trailOf(group)
      expect(last?.detail).toMatchObject({
        event: 'grant-change',
        granted: [{ profile: profile('friend').id, count: 1, patients: [person.body.id] }],
      })
      const renamed = await patch(lead, shared, [{ op: 'replace', path: '/name', value: 'Skills, Tuesday' }])
      expect(renamed.status).toBe(200)
      expect((await trailOf(group)).slice(-1)[0]?.detail.granted).toBeUndefined()

      const left = await lead.ask(
        'DELETE',
        `Groups/${group.body.id}?versionId=${renamed.body.meta.versionId}`,
      )
      expect(left.status, JSON.stringify(left.body)).toBe(204)
      expect(await opens(await server.signIn('friend'), person)).toBe(404)
    })

    test('who may move every appointment does not join the meeting of a group whose patients she does not reach', async () => {
      const intake = await server.signIn('intake')
      const people = [await aPatient('Gum', 'lead'), await aPatient('Hazel', 'lead')]
      const service = await made(admin, 'HealthcareServices', {
        name: 'Skills group',
        code: 'GRP',
        category: { code: 'therapy-group', display: 'Group therapy' },
        status: 'Draft',
        flags: ['SupportsGroups'],
        sessionTimeUnit: 'Duration',
        modes: ['InPerson'],
      })
      await admin.ask('PATCH', `HealthcareServices/${service.body.id}?versionId=1`, {
        body: [{ op: 'replace', path: '/status', value: 'Active' }],
      })
      const meeting = await made(admin, 'Appointments', {
        status: 'booked',
        start: '2027-03-02T15:00:00Z',
        end: '2027-03-02T16:00:00Z',
        timezone: 'America/Chicago',
        duration: 60,
        isGroup: true,
        kind: 'Visit',
        owner: profile('lead'),
        group: bare(await aGroup(admin, people)),
        serviceType: bare(service),
        attendees: people.map((one, index) => ({ id: String(index), kind: 'Patient', subject: bare(one) })),
      })
      expect((await intake.ask('GET', `Appointments/${meeting.body.id}`)).status).toBe(200)
      const me = { id: '9', kind: 'Practitioner', subject: profile('intake') }
      const joined = await patch(intake, meeting, [{ op: 'add', path: '/attendees/-', value: me }])
      expect(joined).toMatchObject({ status: 403, body: { code: 'stores.reach-not-yours' } })
      const taken = await patch(intake, meeting, [
        { op: 'replace', path: '/owner', value: profile('intake') },
      ])
      expect(taken).toMatchObject({ status: 403, body: { code: 'stores.reach-not-yours' } })
      for (const person of people) expect(await opens(intake, person)).toBe(404)
      expect((await trailOf(meeting)).slice(-1)).toMatchObject([{ outcome: 'Denied', status: 403 }])
    })

    test('a case manager enrolls nobody whom she does not reach, and names nobody in a strange care team', async () => {
      const intake = await server.signIn('intake')
      const strange = await aPatient('Ivy', 'lead')
      const program = await made(admin, 'Programs', {
        name: 'Eve',
        code: 'EVE',
        kind: 'Outpatient',
        status: 'Draft',
      })
      const body = {
        patient: bare(strange),
        program: bare(program),
        status: 'Active',
        period: { start: '2026-01-05' },
        careManager: profile('intake'),
      }
      const refused = await intake.ask('POST', 'EpisodesOfCare', { body })
      expect([403, 404, 422]).toContain(refused.status)
      const named = await patch(intake, strange, [
        { op: 'add', path: '/careTeam/-', value: careTeam('intake')[0] },
      ])
      expect(named.status).toBe(404)
      expect(await opens(intake, strange)).toBe(404)
    })

    test('a token that opens a record does not make a standing place in its care team', async () => {
      const intake = await server.signIn('intake')
      const strange = await aPatient('Juniper', 'lead')
      const actor = await server.world.accounts.actorFor(await sessionOf(intake), {
        practiceKey: 'riverbend',
      })
      if (!actor.ok) throw new Error('no actor')
      const { runOperation } = await import('#server/operations/run-operation.ts')
      const outcome = await runOperation(server.world, {
        actor: { ...actor.value, allowed: [strange.body.id] },
        operation: 'patient.patch',
        input: {
          id: strange.body.id,
          versionId: '1',
          body: [{ op: 'add', path: '/careTeam/-', value: careTeam('lead', 'intake')[1] }],
        },
        options: { requestId: crypto.randomUUID() },
      })
      expect(outcome).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden', because: 'stores.reach-not-yours' },
      })
    })

    test('who manages users without reaching everybody makes himself supervisor of nobody, and widens nobody', async () => {
      const sets = await admin.ask('GET', 'GrantSets?pageSize=200')
      const grantSets = sets.body
        .filter(({ key }: { key: string }) =>
          ['manage-users', 'practitioner-login', 'read-patients'].includes(key),
        )
        .map((each: Reference) => ({ id: each.id, resourceType: 'GrantSet' }))
      const role = await made(admin, 'SecurityRoles', {
        name: 'Staff desk',
        key: 'staff-desk',
        grantSets,
        populationLevel: 'CareTeam',
        includeSupervisees: true,
      })
      const desk = await admin.ask('GET', `Practitioners/${profile('friend').id}`)
      await patch(admin, desk, [{ op: 'replace', path: '/roles', value: [bare(role)] }])
      const friend = await server.signIn('friend')
      const strange = await aPatient('Kapok', 'lead')
      const other = await admin.ask('GET', `Practitioners/${profile('lead').id}`)
      for (const [path, value] of [
        ['/supervisor', profile('friend')],
        [
          '/programs',
          [
            bare(
              await made(admin, 'Programs', {
                name: 'Far',
                code: 'FAR',
                kind: 'Outpatient',
                status: 'Draft',
              }),
            ),
          ],
        ],
      ] as const)
        expect(await patch(friend, other, [{ op: 'add', path, value }])).toMatchObject({
          status: 403,
          body: { code: 'rights.wider-reach' },
        })
      expect(await opens(friend, strange)).toBe(404)
    })

    async function sessionOf({ token }: TestClient) {
      const session = await server.world.accounts.sessionOf(token)
      if (!session) throw new Error('no session')
      return session
    }
  },
)

const collections: Readonly<Record<string, string>> = {
  Appointment: 'Appointments',
  Group: 'Groups',
  Patient: 'Patients',
  Practitioner: 'Practitioners',
}
