import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const restricted = { code: 'R', display: 'Restricted' }
const hiv = { code: 'HIV', display: 'HIV' }

describe.each(databasesFor(import.meta.url))('who labels a record, on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let author: TestClient
  let carer: TestClient
  let quality: TestClient
  let patient: Row
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      author: ['non-prescribing-clinician'],
      carer: ['non-prescribing-clinician'],
      quality: ['quality-assurance'],
    }
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
    author = await server.signIn('author')
    carer = await server.signIn('carer')
    quality = await server.signIn('quality')
    const careTeam = [
      {
        id: '1',
        member: profile('carer'),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ]
    patient = await created(admin, 'Patients', aPatient({ careTeam }))
    await server.world.database.asOwner((transaction) =>
      sql`insert into patient_team (practice_id, patient_id, profile_id, reason)
        values (${server.practice.id}::uuid, ${patient.id}::uuid, ${profile('author').id}::uuid, 'appointment:1')`.execute(
        transaction,
      ),
    )
  }, 60_000)
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const aPatient = (more = {}) => ({
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    ...more,
  })
  const aCondition = (more = {}) => ({
    subject: bare(patient),
    category: 'Diagnosis',
    code: {
      code: 'F41.1',
      display: 'Generalized anxiety disorder',
      system: 'http://hl7.org/fhir/sid/icd-10-cm',
    },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
    ...more,
  })
  const change = (client: TestClient, { id, versionId }: Row, operations: readonly object[]) =>
    client.ask('PATCH', `Conditions/${id}?versionId=${versionId}`, { body: operations })
  const set = (labels: readonly object[]) => [{ op: 'add', path: '/meta/securityLabels', value: labels }]
  const labelsIn = ({ body }: TestAnswer) =>
    (body.meta.securityLabels ?? []).map(({ code }: { code: string }) => code)

  test('a sensitive condition is restricted while it says so', async () => {
    const row = await created(author, 'Conditions', aCondition({ sensitive: true }))
    expect((await quality.ask('GET', `Conditions/${row.id}`)).status).toBe(404)
    const open = await change(author, row, [{ op: 'replace', path: '/sensitive', value: false }])
    expect(open.status, JSON.stringify(open.body)).toBe(200)
    expect(labelsIn(open)).toEqual([])
    expect((await quality.ask('GET', `Conditions/${row.id}`)).status).toBe(200)
    const again = { ...row, versionId: open.body.meta.versionId }
    expect(
      labelsIn(await change(author, again, [{ op: 'replace', path: '/sensitive', value: true }])),
    ).toEqual(['R'])
    expect((await quality.ask('GET', `Conditions/${row.id}`)).status).toBe(404)
    expect((await quality.ask('GET', `Conditions/${row.id}/_history/2`)).status).toBe(404)
  })

  test('what is made in a Part 2 program is labelled, and what belongs to it is as well', async () => {
    const program = await active(admin, 'Programs', {
      name: 'SUD',
      code: 'S',
      kind: 'Outpatient',
      part2: true,
    })
    const episode = await admin.ask('POST', 'EpisodesOfCare', {
      body: {
        patient: bare(patient),
        program: bare(program),
        status: 'Active',
        period: { start: '2026-01-05' },
      },
    })
    expect(episode.status, JSON.stringify(episode.body)).toBe(201)
    expect(labelsIn(episode)).toEqual(['SUD'])
    const call = await carer.ask('POST', 'Communications', {
      body: {
        subject: bare(patient),
        medium: 'Phone',
        direction: 'Outbound',
        date: '2026-02-01T10:00:00Z',
        participants: [{ text: 'School counselor' }],
        episodeOfCare: { id: episode.body.id, resourceType: 'EpisodeOfCare' },
        topic: { code: 'care-coordination', display: 'Care coordination' },
        outcome: 'Reached',
        summary: 'Called.',
      },
    })
    expect(call.status, JSON.stringify(call.body)).toBe(201)
    expect(labelsIn(call)).toEqual(['SUD'])
    const path = `EpisodesOfCare/${episode.body.id}`
    expect((await carer.ask('GET', path)).status).toBe(200)
    expect((await quality.ask('GET', path)).status).toBe(404)
  })

  test('the staff of the program and, with the patient’s consent, everybody in reach read substance use records', async () => {
    const program = await active(admin, 'Programs', {
      name: 'S2',
      code: 'S2',
      kind: 'Outpatient',
      part2: true,
    })
    const episode = await created(admin, 'EpisodesOfCare', {
      patient: bare(patient),
      program: bare(program),
      status: 'Active',
      period: { start: '2026-01-05' },
    })
    const path = `EpisodesOfCare/${episode.id}`
    expect((await quality.ask('GET', path)).status).toBe(404)
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = (content::jsonb || ${JSON.stringify({ programs: [bare(program)] })}::jsonb)::json
        where id = ${profile('quality').id}::uuid`.execute(transaction),
    )
    server.world.accounts.forget()
    expect((await quality.ask('GET', path)).status).toBe(200)
    await server.world.database.asOwner((transaction) =>
      sql`update resource set content = (content::jsonb - 'programs')::json
        where id = ${profile('quality').id}::uuid`.execute(transaction),
    )
    server.world.accounts.forget()
    expect((await quality.ask('GET', path)).status).toBe(404)

    const consent = (status: string, end: string | null) =>
      server.world.database.asOwner((transaction) =>
        sql`insert into resource (practice_id, id, type, version_id, last_modified, patient_id, status, kind, end_at, content)
          values (${server.practice.id}::uuid, ${server.world.newId()}::uuid, 'Consent', 1, now(), ${patient.id}::uuid,
            ${status}, 'part2-tpo', ${end}::timestamptz, '{"decision": "Permit"}')`.execute(transaction),
      )
    await consent('Revoked', null)
    await consent('Active', '2020-01-01')
    expect((await quality.ask('GET', path)).status).toBe(404)
    await consent('Active', null)
    expect((await quality.ask('GET', path)).status).toBe(200)
  })

  test('a label is set and lifted by those alone whom it names', async () => {
    const row = await created(author, 'Conditions', aCondition())
    const refused = (code: string) => ({
      status: 422,
      body: { errors: [{ pointer: '/meta/securityLabels', code }] },
    })
    expect(await change(author, row, set([hiv]))).toMatchObject(refused('stores.label-not-yours'))
    const psychotherapy = { code: 'PSYTHPN', display: 'Psychotherapy note' }
    expect(await change(author, row, set([psychotherapy]))).toMatchObject(refused('stores.label-not-yours'))
    const byCarer = await change(carer, row, set([hiv]))
    expect(byCarer.status, JSON.stringify(byCarer.body)).toBe(200)
    expect(labelsIn(byCarer)).toEqual(['HIV'])
    const labelled = { ...row, versionId: byCarer.body.meta.versionId }
    const lift = [{ op: 'remove', path: '/meta/securityLabels' }]
    expect((await change(quality, labelled, lift)).status).not.toBe(200)
    expect(await change(author, labelled, lift)).toMatchObject(refused('stores.label-not-yours'))
    const whole = await author.ask('GET', `Conditions/${row.id}`)
    const { securityLabels: _lifted, ...meta } = whole.body.meta
    const put = await author.ask('PUT', `Conditions/${row.id}?versionId=${labelled.versionId}`, {
      body: { ...whole.body, meta },
    })
    expect(put).toMatchObject(refused('stores.label-not-yours'))
    const lifted = await change(carer, labelled, lift)
    expect(lifted.status, JSON.stringify(lifted.body)).toBe(200)
    expect(labelsIn(lifted)).toEqual([])
    expect((await quality.ask('GET', `Conditions/${row.id}`)).status).toBe(200)
  })

  test('nobody labels a record out of his own sight, nor what belongs to the whole practice', async () => {
    const row = await created(author, 'Conditions', aCondition())
    const very = { code: 'V', display: 'Very restricted' }
    expect((await change(carer, row, set([very]))).status).toBe(422)
    const place = await created(admin, 'Locations', {
      name: 'Room 1',
      kind: 'Room',
      status: 'active',
      timezone: 'America/Chicago',
    })
    const labelled = await admin.ask('PATCH', `Locations/${place.id}?versionId=1`, {
      body: set([restricted]),
    })
    expect(labelled.status).toBe(422)
    const born = await author.ask('POST', 'Conditions', {
      body: aCondition({ meta: { securityLabels: [restricted] } }),
    })
    expect(born.status).toBe(422)
  })

  test('of time off others see when it is, and not why; neither a search nor an order tells it', async () => {
    const off = (title: string, start: string) => ({
      status: 'booked',
      start: `${start}T15:00:00Z`,
      end: `${start}T16:00:00Z`,
      timezone: 'America/Chicago',
      duration: 60,
      isGroup: false,
      kind: 'TimeOff',
      title,
      description: 'Surgery',
      owner: profile('author'),
      attendees: [],
    })
    const made = await admin.ask('POST', 'Appointments', { body: off('Hospital', '2027-03-02') })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const path = `Appointments/${made.body.id}`
    const seen = await carer.ask('GET', path)
    expect(seen.body).toMatchObject({
      kind: 'TimeOff',
      start: made.body.start,
      meta: { hasTransformations: true },
    })
    for (const query of ['', '?summary=true'])
      expect(
        JSON.stringify((await carer.ask('GET', `Appointments${query}`, { headers: across })).body),
      ).not.toMatch(/Hospital|Surgery/)
    expect(JSON.stringify(seen.body)).not.toMatch(/Hospital|Surgery/)
    const find = (client: TestClient, more = '') =>
      client.ask('POST', `Appointments/queries?total=true${more}`, {
        body: [{ field: 'title', op: 'contains', value: 'hospital' }],
        headers: across,
      })
    const hits = async (client: TestClient) => (await find(client)).headers.get('x-total-count')
    if ((await find(author)).status === 200)
      expect([await hits(author), await hits(carer)]).toEqual(['1', '0'])
    const sorted = await carer.ask('GET', 'Appointments?orderBy=display', { headers: across })
    expect(JSON.stringify(sorted.body)).not.toContain(made.body.id)
    expect((await author.ask('GET', path)).body.title).toBe('Hospital')
    const back = await carer.ask('PUT', `${path}?versionId=1`, { body: seen.body })
    expect([403, 422]).toContain(back.status)
  })
})
