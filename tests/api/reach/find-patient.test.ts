import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openContext } from '#server/operations/open-context.ts'
import { patientOfHandle } from '#server/rights/patient-handle.ts'
import { instantAt } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      clinician: ['non-prescribing-clinician'],
      other: ['non-prescribing-clinician'],
      busy: ['non-prescribing-clinician'],
      marketing: ['associate-marketing'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })
  async function aPatient(given: readonly string[], family: string, more: object = {}): Promise<string> {
    const name = { use: 'official', given, family }
    const body = { name, birthDate: '1980-05-05', gender: 'female', ...more }
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.id
  }
  const find = (asker: TestClient, body: object) => asker.ask('POST', 'Patients/find', { body })
  const named = (given: string, family: string, birthDate = '1980-05-05') => ({
    name: { given, family, birthDate },
  })

  test('somebody outside of the own list is found by the exact name and birth date, and not named', async () => {
    const id = await aPatient(['Maren'], 'Østergård')
    const found = await find(clinician, named('maren', 'ØSTERGÅRD'))
    expect(found).toMatchObject({ status: 200, body: { patients: [], hits: [{ confidential: false }] } })
    expect(JSON.stringify(found.body)).not.toMatch(new RegExp(`${id}|Maren|sterg|1980`, 'i'))
    expect(Object.keys(found.body.hits[0]).sort()).toEqual(['confidential', 'handle'])
    expect((await clinician.ask('GET', `Patients/${id}`)).status).toBe(404)
  })

  test('what fits only nearly finds nobody: the beginning of a name, another birth date, a name alone', async () => {
    await aPatient(['Juniper', 'May'], 'Lindqvist')
    for (const near of [
      named('Jun', 'Lindqvist'),
      named('Juniper', 'Lind'),
      named('Juniper', 'Lindqvist', '1980-05-06'),
      named('Juniper Ann', 'Lindqvist'),
    ])
      expect(await find(clinician, near), JSON.stringify(near)).toMatchObject({
        status: 200,
        body: { patients: [], hits: [] },
      })
    expect((await find(clinician, named('Juniper May', 'Lindqvist'))).body.hits).toHaveLength(1)
    expect((await find(clinician, {})).status).toBe(422)
    expect((await find(clinician, { ...named('A', 'B'), identifier: { value: '1' } })).status).toBe(422)
    expect((await find(clinician, { name: { given: 'Juniper', family: 'Lindqvist' } })).status).toBe(422)
  })

  test('an exact number finds its patient, and no social security number does', async () => {
    const identifiers = [
      { type: 'mrn', system: 'clinic', value: 'MRN-77-01' },
      { type: 'ssn', system: 'us-ssn', value: '219-09-8888' },
    ]
    await aPatient(['Nora'], 'Quist', { identifiers })
    const by = (value: string, more = {}) => find(clinician, { identifier: { value, ...more } })
    expect((await by('MRN-77-01')).body.hits).toHaveLength(1)
    expect((await by('MRN-77-01', { system: 'clinic' })).body.hits).toHaveLength(1)
    expect((await by('MRN-77-01', { system: 'elsewhere' })).body.hits).toEqual([])
    expect((await by('MRN-77')).body.hits).toEqual([])
    expect((await by('219-09-8888')).body.hits).toEqual([])
  })

  test('a confidential patient is shown by initials to everybody outside of the team, and who is in the own list by name', async () => {
    const team = { confidentialTeam: [{ practitioner: profile('other') }] }
    await aPatient(['Silas'], 'Vance', team)
    expect((await find(admin, named('Silas', 'Vance'))).body).toMatchObject({
      patients: [],
      hits: [{ confidential: true, initials: 'SV' }],
    })
    const other = await server.signIn('other')
    const own = await find(other, named('Silas', 'Vance'))
    expect(own.body).toMatchObject({ hits: [], patients: [{ resourceType: 'Patient' }] })
    expect(own.body.patients[0].display).toContain('Vance')
  })

  test('a deleted patient and one of another practice are not found', async () => {
    const id = await aPatient(['Otto'], 'Gone')
    expect((await admin.ask('DELETE', `Patients/${id}?versionId=1`)).status).toBe(204)
    expect((await find(clinician, named('Otto', 'Gone'))).body).toEqual({ patients: [], hits: [] })
  })

  test('who may not read patients does not find them', async () => {
    const marketing = await server.signIn('marketing')
    expect((await find(marketing, named('Maren', 'Østergård'))).status).toBe(403)
  })

  test('the trail says that it was a search and names everybody who was found, and not what was typed', async () => {
    const ids = [await aPatient(['Twin'], 'Doubly'), await aPatient(['Twin'], 'Doubly')]
    const found = await find(clinician, named('Twin', 'Doubly'))
    expect(found.body.hits).toHaveLength(2)
    const requestId = found.headers.get('requestid')
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ detail: { event: string; patients: readonly string[] }; outcome: string }>`
        select detail, outcome from audit_event where request_id = ${requestId}::uuid`.execute(transaction),
    )
    expect(rows).toMatchObject([{ outcome: 'Success', detail: { event: 'search' } }])
    expect(rows[0]?.detail.patients.toSorted()).toEqual(ids.toSorted())
    expect(JSON.stringify(rows)).not.toContain('Doubly')
  })

  test('a handle is read for who asked, in the practice, for an hour, and opens nothing else', async () => {
    const id = await aPatient(['Handle'], 'Holder')
    const { handle } = (await find(clinician, named('Handle', 'Holder'))).body.hits[0]
    const { world, practice } = server
    const now = world.now()
    const asked = async (
      login: string,
      more: { readonly minutes?: number; readonly practiceId?: string } = {},
    ) => {
      const personId = more.practiceId ? world.newId() : (people.get(login) ?? '')
      const actor = {
        ...systemActor(more.practiceId ?? practice.id, practice.key),
        personId,
        profile: { id: practice.profiles.get(login) ?? '', resourceType: 'Practitioner' },
      }
      const at = instantAt(now.milliseconds + (more.minutes ?? 0) * 60_000)
      const read = await world.database.reading(readingAs(actor), async (transaction) => {
        const call = {
          actor,
          operation: 'patient.find',
          input: {},
          options: { requestId: world.newId() },
        } as const
        const { context } = openContext({ ...world, now: () => at }, call, {
          transaction,
          notes: [],
          afterwards: [],
        })
        return succeeded(patientOfHandle(context, handle))
      })
      return read.ok ? read.value : read.failure
    }
    const people = await personIds()
    expect(await asked('clinician')).toBe(id)
    expect(await asked('other')).toBeUndefined()
    expect(await asked('clinician', { minutes: 59 })).toBe(id)
    expect(await asked('clinician', { minutes: 61 })).toBeUndefined()
    expect(await asked('clinician', { practiceId: world.newId() })).toBeUndefined()
    expect((await clinician.ask('GET', `Patients/${handle}`)).status).not.toBe(200)
  })

  test('a person searches thirty times an hour, however many at once; one who has to wait is told how long', async () => {
    const busy = await server.signIn('busy')
    const nobody = named('Nobody', 'Here')
    const answers = await Promise.all(Array.from({ length: 36 }, () => find(busy, nobody)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await find(clinician, nobody)).status).toBe(200)

    await server.world.database.asOwner((transaction) =>
      sql`update patient_search set at = at - interval '61 minutes' where place < 3`.execute(transaction),
    )
    expect((await find(busy, nobody)).status).toBe(200)
  })

  async function personIds(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{
        key: string
        id: string
      }>`select key, id from global_resource where type = 'Person' and key is not null`.execute(transaction),
    )
    return new Map(rows.map(({ key, id }) => [key, id]))
  }

  function readingAs(actor: ReturnType<typeof systemActor>) {
    const { practiceId, reach, profiles, allowed } = actor
    return {
      practiceId,
      actorId: actor.personId,
      profileId: null,
      operation: 'patient.find',
      reach,
      profiles,
      allowed,
    }
  }
})
