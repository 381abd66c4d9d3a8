import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { openAs } from '#server/operations/open-as.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { reindexAsked } from '#server/stores/opening/reindex-asked.ts'
import { upcast } from '#server/stores/upcast/upcast.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }

describe.each(databasesFor(import.meta.url))('what is kept of other rows, on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let later = 0
  beforeAll(async () => {
    const now = () => {
      const milliseconds = Date.now() + later
      return { milliseconds, iso: new Date(milliseconds).toISOString() }
    }
    server = await startTestServer({ database, now, http: { limits: { connectionsEach: 1_000 } } })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  }, 60_000)
  afterAll(() => server?.close())

  const read = async (path: string, client = clinician) => (await client.ask('GET', path)).body
  const patientRow = () => read(`Patients/${scene.patient.id}`)

  async function changed(path: string, field: string, value: unknown, client = clinician) {
    const { meta } = await read(path)
    const body = [{ op: value === undefined ? 'remove' : 'add', path: `/${field}`, value }]
    const answer = await client.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }

  const session = (day: string, more: object = {}) => ({
    status: 'Planned',
    visitStatus: 'Show',
    documentationType: 'DocumentationNote',
    mode: 'InPerson',
    subject: bare(scene.patient),
    patient: bare(scene.patient),
    serviceDate: day,
    timezone: 'America/Chicago',
    participants: [{ individual: scene.owner, type: 'PrimaryPerformer' }],
    ...more,
  })

  async function finished(day: string): Promise<string> {
    const { id } = await created(clinician, 'Encounters', session(day))
    await changed(`Encounters/${id}`, 'status', 'Finished')
    return `Encounters/${id}`
  }

  /** A row as the installation itself would lay it. */
  async function laid(type: 'CarePlan' | 'Note', row: object): Promise<Row> {
    const { id, key } = server.practice
    const opener = { actor: systemActor(id, key), operation: 'example.create' }
    const made = await openAs(server.world, opener, (opened) => openRows(opened, type).insert({ ...row }, {}))
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    return { id: made.value.id, resourceType: type, versionId: '1' }
  }

  test('the last service is the latest day, not the session that was written last; a session that is taken back no longer counts', async () => {
    expect(await patientRow()).not.toHaveProperty('lastServiceDate')
    const planned = await created(clinician, 'Encounters', session('2026-05-01'))
    expect(await patientRow()).not.toHaveProperty('lastServiceDate')

    const march = await finished('2026-03-04')
    await finished('2026-01-10')
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-03-04', firstContact: '2026-01-05' })

    await changed(march, 'serviceDate', '2026-02-11')
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-02-11' })
    await changed(march, 'status', 'Planned')
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-01-10' })
    await changed(march, 'status', 'Finished')
    await changed(march, 'serviceDate', '2026-03-04')
    await clinician.ask('DELETE', `Encounters/${planned.id}?versionId=1`)
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-03-04' })
  })

  test('whoever has the patient open is in conflict with nothing, and no version, history or trail comes of it', async () => {
    const before = await patientRow()
    await finished('2026-04-02')
    const after = await patientRow()
    expect(after).toMatchObject({ lastServiceDate: '2026-04-02', meta: before.meta })
    const headers = { 'if-none-match': `"${before.meta.versionId}"` }
    const again = await clinician.ask('GET', `Patients/${scene.patient.id}`, { headers })
    expect(again).toMatchObject({ status: 200, body: { lastServiceDate: '2026-04-02' } })
    const versions = await read(`Patients/${scene.patient.id}/_history`)

    const path = `Patients/${scene.patient.id}?versionId=${before.meta.versionId}`
    const body = [{ op: 'add', path: '/preferredName', value: 'May' }]
    expect(await scene.admin.ask('PATCH', path, { body })).toMatchObject({
      status: 200,
      body: { preferredName: 'May', lastServiceDate: '2026-04-02' },
    })
    expect(await read(`Patients/${scene.patient.id}/_history`)).toHaveLength(versions.length + 1)
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-04-02' })
  })

  test('nobody writes it by hand', async () => {
    const { meta } = await patientRow()
    const body = [{ op: 'add', path: '/lastServiceDate', value: '2030-01-01' }]
    const path = `Patients/${scene.patient.id}?versionId=${meta.versionId}`
    expect(await scene.admin.ask('PATCH', path, { body })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/lastServiceDate', code: 'stores.server-owned' }] },
    })
  })

  test('patients are found and put in order by it, and lists in short say it', async () => {
    const find = (op: string, value: string, more = '') =>
      clinician.ask('POST', `Patients/queries?orderBy=lastServiceDate&order=desc${more}`, {
        body: [{ field: 'lastServiceDate', op, value }],
        headers: across,
      })
    for (const more of ['', '&summary=true']) {
      const { body } = await find('ge', '2026-04-02', more)
      expect(body, more).toMatchObject([{ id: scene.patient.id, lastServiceDate: '2026-04-02' }])
    }
    expect((await find('eq', '2026-03-04')).body).toEqual([])
    const all = await clinician.ask('GET', 'Patients?summary=true&orderBy=lastServiceDate', {
      headers: across,
    })
    expect(all.body.map((row: Row) => row.id)).toEqual([scene.patient.id, scene.otherPatient.id])
    expect(JSON.stringify(all.body).match(/lastServiceDate/g)).toHaveLength(1)
  })

  test('a session that not everybody in reach may read does not tell of itself by the day', async () => {
    const secret = await finished('2026-06-15')
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-06-15' })
    await changed(secret, 'meta/securityLabels', [{ code: 'R', display: 'Restricted' }])
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-04-02' })
    const { body } = await clinician.ask('POST', 'Patients/queries', {
      body: [{ field: 'lastServiceDate', op: 'eq', value: '2026-06-15' }],
      headers: across,
    })
    expect(body).toEqual([])
    await changed(secret, 'meta/securityLabels', undefined)
    expect(await patientRow()).toMatchObject({ lastServiceDate: '2026-06-15' })
    await changed(secret, 'status', 'Planned')
  })

  test('a session names its notes, without the confidential ones', async () => {
    const { id } = await created(clinician, 'Encounters', session('2026-07-01'))
    const note = {
      kind: 'DocumentationNote',
      composition: 'Individual',
      status: 'Preliminary',
      signingState: 'Draft',
      definition: { ...bare(scene.definition), versionId: scene.definition.versionId },
      encounter: { id, resourceType: 'Encounter' },
      subject: bare(scene.patient),
      patient: bare(scene.patient),
      participants: [],
      sections: [],
      created: '2026-07-01T15:00:00.000Z',
      author: scene.owner,
      serviceDate: '2026-07-01',
      title: 'Note',
    }
    const open = await laid('Note', note)
    await laid('Note', { ...note, confidential: true })
    expect((await read(`Encounters/${id}`)).notes.map((each: Row) => each.id)).toEqual([open.id])
  })

  test('an enrollment names its active plan, and the patient knows the next review', async () => {
    const plan = {
      subject: bare(scene.patient),
      episodeOfCare: bare(scene.episode),
      title: 'Plan',
      kind: 'Treatment',
      status: 'Active',
      period: { start: '2026-01-12' },
      reviewIntervalDays: 90,
      nextReview: '2026-04-12',
      author: scene.owner,
      sharedWithPatient: false,
      version: 1,
    }
    await laid('CarePlan', { ...plan, status: 'Draft', nextReview: '2026-02-01' })
    expect(await patientRow()).not.toHaveProperty('nextPlanReview')
    const active = await laid('CarePlan', plan)
    expect(await patientRow()).toMatchObject({ nextPlanReview: '2026-04-12' })
    expect(await read(`EpisodesOfCare/${scene.episode.id}`)).toMatchObject({
      carePlan: { id: active.id, resourceType: 'CarePlan', display: expect.any(String) },
    })
    await changed(`CarePlans/${active.id}`, 'status', 'Revoked')
    expect(await patientRow()).not.toHaveProperty('nextPlanReview')
    expect(await read(`EpisodesOfCare/${scene.episode.id}`)).not.toHaveProperty('carePlan')
  })

  test('the next appointment is the first that is still to come', async () => {
    const hour = 3_600_000
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const [soon, afterwards] = [at(5), at(30)]
    await created(scene.admin, 'Appointments', aVisit(scene, afterwards))
    expect(await patientRow()).toMatchObject({ nextAppointment: afterwards })
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, soon))
    expect(await patientRow()).toMatchObject({ nextAppointment: soon })
    later = 6 * hour
    expect(await patientRow()).not.toHaveProperty('nextAppointment')
    later = 0
    await changed(`Appointments/${visit.id}`, 'status', 'pending', scene.admin)
    expect(await patientRow()).toMatchObject({ nextAppointment: afterwards })
  })

  test('when the next appointment has begun, the one after it is the next within the hour', async () => {
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const [soon, afterwards] = [at(1_500), at(50 * 3_600_000)]
    const { body } = await scene.admin.ask('POST', 'Patients', {
      body: {
        name: { use: 'official', given: ['Ida'], family: 'Wells' },
        birthDate: '1990-02-02',
        gender: 'female',
      },
    })
    const subject = { id: body.id, resourceType: 'Patient' }
    const attendees = [{ id: '1', kind: 'Patient', subject, requirement: 'Required', status: 'booked' }]
    for (const start of [soon, afterwards])
      await created(
        scene.admin,
        'Appointments?confirmed=true',
        aVisit(scene, start, { attendees, episodeOfCare: undefined }),
      )
    const next = async () => (await scene.admin.ask('GET', `Patients/${body.id}`)).body.nextAppointment
    expect(await next()).toBe(soon)
    await new Promise((resolve) => setTimeout(resolve, 1_700))
    expect(await next()).toBeUndefined()

    later = 3_700_000
    const running = startJobs({ world: server.world, jobs, report: () => undefined })
    await running.turn()
    await running.stop()
    later = 0
    expect(await next()).toBe(afterwards)
  })

  test('of two hundred who write in a channel at once, each message is counted; one that is taken away is not, until it is back', async () => {
    const supervisor = await server.signIn('supervisor')
    const channel = await created(supervisor, 'Channels', { type: 'Room', name: 'Front desk' })
    const says = () =>
      answeredInTheEnd(() =>
        supervisor.ask('POST', 'ChatMessages', {
          body: { channel: bare(channel), kind: 'Text', text: 'Room two is free.' },
        }),
      )
    const said = await Promise.all(Array.from({ length: 200 }, says))
    expect([...new Set(said.map(({ status }) => status))]).toEqual([201])
    const path = `Channels/${channel.id}`
    const last = said
      .map(({ body }) => body.sent)
      .sort()
      .at(-1)
    expect(await read(path, supervisor)).toMatchObject({ messagesCount: 200, lastMessageDate: last })

    const [first] = said
    const one = `ChatMessages/${first?.body.id}`
    expect((await supervisor.ask('DELETE', `${one}?versionId=1`)).status).toBe(204)
    expect(await read(path, supervisor)).toMatchObject({ messagesCount: 199 })
    expect((await supervisor.ask('POST', `${one}/restore`)).status).toBe(200)
    expect(await read(path, supervisor)).toMatchObject({ messagesCount: 200 })
    const inOrder = await supervisor.ask('GET', 'Channels?orderBy=lastMessageDate&order=desc', {
      headers: across,
    })
    expect(inOrder.body[0]).toMatchObject({ id: channel.id })
  })

  test('a channel is found by exactly its members, and one who has left is none', async () => {
    const supervisor = await server.signIn('supervisor')
    const channel = await created(supervisor, 'Channels', { type: 'Direct' })
    const ids = ['supervisor', 'clinician'].map((login) => server.practice.profiles.get(login) ?? '')
    const hashOf = (some: readonly string[]) =>
      createHash('sha256').update(some.toSorted().join(',')).digest('hex')
    const rows: Row[] = []
    for (const id of ids)
      rows.push(
        await created(supervisor, 'ChannelMemberships', {
          channel: bare(channel),
          member: { id, resourceType: 'Practitioner' },
          role: 'Member',
          state: 'Active',
        }),
      )
    const body = [{ field: 'membersHash', op: 'eq', value: hashOf(ids) }]
    const found = await supervisor.ask('POST', 'Channels/queries', { body, headers: across })
    expect(found.body.map((row: Row) => row.id)).toEqual([channel.id])
    await changed(`ChannelMemberships/${rows[1]?.id}`, 'state', 'Left')
    const again = await supervisor.ask('POST', 'Channels/queries', { body, headers: across })
    expect(again.body).toEqual([])
    expect((await read(`Channels/${channel.id}`, supervisor)).membersHash).toBe(hashOf(ids.slice(0, 1)))
  })

  test('rows from before get theirs when they are indexed anew', async () => {
    const { nextAppointment } = await patientRow()
    expect(nextAppointment).toBeDefined()
    await server.world.database.asOwner(async (transaction) => {
      await sql`update resource set rolled_up = null where id = ${scene.patient.id}::uuid`.execute(
        transaction,
      )
      await sql`insert into reindex (type) values ('Patient') on conflict do nothing`.execute(transaction)
    })
    expect(await patientRow()).not.toHaveProperty('nextAppointment')
    const digest = digestWith(server.world.keys.sealing)
    await reindexAsked(server.world.database, { upcast, digest, tell: () => undefined })
    expect(await patientRow()).toMatchObject({ nextAppointment })
  })
})

/** Asks again for as long as the answer is that too many others ask at this moment: nothing was written then. */
async function answeredInTheEnd(asks: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await asks()
    if (![429, 449].includes(answer.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
