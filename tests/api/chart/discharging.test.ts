import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDate } from '#shared/time/local-moment.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { aSeries, seriesOf } from '#tests/support/scenes/series.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

type Step = { readonly kind: string; readonly part?: string; readonly hindrance?: string }

/** So many days from now as the practice's calendar says it, also while it is tomorrow already elsewhere. */
const localDay = (days: number) => localDate(dayAway(days), 'America/Chicago')
const dayAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe.each(databaseKinds)('a discharge (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let admin: TestClient
  let intake: TestClient
  let keeper: TestClient
  let clinician: TestClient
  let plan: Row
  let group: Row
  let meeting: Row
  let series: Row
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { ...usualStaff, keeper: ['case-management', 'supervisor', 'administrative'] },
    })
    scene = await setScene(server)
    admin = scene.admin
    intake = await server.signIn('intake')
    keeper = await server.signIn('keeper')
    clinician = await server.signIn('clinician')
    plan = await aPlan()
    series = (await aSeries(scene, intake, { start: dayAway(8) })).first
    group = await created(admin, 'Groups', {
      name: 'Coping skills',
      kind: 'Therapy',
      program: bare(scene.program),
      facilitators: [{ practitioner: scene.owner, role: 'Primary' }],
      members: [scene.patient, scene.otherPatient].map((patient, place) => ({
        id: `m${place}`,
        patient: bare(patient),
        status: 'Active',
        period: { start: '2026-01-05' },
      })),
    })
    meeting = await created(admin, 'Appointments', aMeeting())
  })
  afterAll(() => server?.close())

  async function aPlan(): Promise<Row> {
    const made = await created(clinician, 'CarePlans', {
      subject: bare(scene.patient),
      episodeOfCare: bare(scene.episode),
      title: 'Less fear',
      kind: 'Treatment',
      status: 'Draft',
      period: { start: '2026-01-05' },
      reviewIntervalDays: 90,
      author: scene.owner,
      sharedWithPatient: false,
      problems: [{ id: 'p1', statement: 'Fear', rank: 1, active: true, goals: [aGoal] }],
    })
    await putFields(server.world, server.practice, {
      type: 'CarePlan',
      id: made.id,
      fields: { status: 'Active' },
    })
    return made
  }

  function aMeeting(): object {
    const places = [scene.patient, scene.otherPatient].map((patient, place) => ({
      id: `a${place}`,
      kind: 'Patient',
      subject: bare(patient),
      requirement: 'Optional',
      status: 'booked',
    }))
    return aVisit(scene, dayAway(3), {
      isGroup: true,
      group: bare(group),
      episodeOfCare: undefined,
      attendees: places,
    })
  }

  const look = (client: TestClient) =>
    client.ask('POST', `EpisodesOfCare/${scene.episode.id}/look-at-discharge`, { body: {} })
  const discharge = (client: TestClient, more: object, headers: Record<string, string> = {}) =>
    client.ask('POST', `EpisodesOfCare/${scene.episode.id}/discharge`, {
      body: { date: localDay(0), reason, ...more, steps: undefined },
      headers,
    })
  const read = async (path: string) => (await admin.ask('GET', path)).body
  const kinds = (steps: readonly Step[]) => [...new Set(steps.map(({ kind }) => kind))]

  test('what it will do is said before, and nothing is written', async () => {
    const { status, body } = await look(intake)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(kinds(body.steps)).toEqual(['Plan', 'Goal', 'Meeting', 'Appointment', 'Series', 'Group'])
    expect(body.steps.filter(({ kind }: Step) => kind === 'Appointment')).toHaveLength(6)
    expect(JSON.stringify(body)).not.toMatch(/Marlowe/)
    expect((await read(`EpisodesOfCare/${scene.episode.id}`)).status).toBe('Active')
  })

  test('who may do only a part of it does none of it, and reads why', async () => {
    const quality = await server.signIn('quality')
    expect((await look(quality)).status).toBe(403)
    const scribe = await server.signIn('scribe')
    expect([403, 404]).toContain((await look(scribe)).status)
    const { body } = await look(intake)
    expect(body.steps.filter(({ hindrance }: Step) => hindrance)).toMatchObject([
      { kind: 'Group', hindrance: 'chart.discharge-not-yours' },
    ])
    expect((await discharge(intake, body)).status).toBe(409)
    expect((await read(`CarePlans/${plan.id}`)).status).toBe('Active')
    const plain = await admin.ask('PATCH', `EpisodesOfCare/${scene.episode.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/status', value: 'Completed' }],
    })
    expect(plain).toMatchObject({ status: 422, body: { errors: [{ code: 'stores.made-status' }] } })
  })

  test('what has changed since somebody looked stops it as a whole', async () => {
    const { body } = await look(keeper)
    const more = await created(intake, 'Appointments', aVisit(scene, dayAway(5)))
    const refused = await discharge(keeper, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'chart.discharge-changed' } })
    expect((await read(`Appointments/${more.id}`)).status).toBe('booked')
    const now = (await look(keeper)).body
    const tomorrow = localDay(2)
    expect((await discharge(keeper, { ...now, date: tomorrow })).status).toBe(422)
    expect((await discharge(keeper, { ...now, reason: { code: 'juggler', display: 'x' } })).status).toBe(422)
    expect((await read(`CarePlans/${plan.id}`)).status).toBe('Active')
  })

  test('it ends all that goes with the enrollment at once, and once for one key', async () => {
    const { body } = await look(keeper)
    const key = { 'idempotency-key': server.world.newId() }
    const more = {
      ...body,
      goals: [{ id: 'g1', status: 'Achieved' }],
      contact: { ...contact, assignee: scene.owner },
    }
    const done = await discharge(keeper, more, key)
    expect(done, JSON.stringify(done.body)).toMatchObject({
      status: 200,
      body: { status: 'Completed', discharge: { reason: { code: 'goals-met' } } },
    })
    expect((await discharge(keeper, more, key)).status).toBe(200)

    const ended = await read(`CarePlans/${plan.id}`)
    expect(ended.status).toBe('Completed')
    expect(ended.problems[0].goals[0]).toMatchObject({
      status: 'Achieved',
      objectives: [{ status: 'NotAchieved' }],
    })
    const rows = await seriesOf(admin, series.id)
    expect(rows.map((row) => row.status)).toEqual(rows.map(() => 'cancelled'))
    expect(rows[0]).toMatchObject({ cancellation: { initiator: 'System' } })
    expect(
      (await read(`Appointments/${meeting.id}`)).attendees.map(({ status }: { status: string }) => status),
    ).toEqual(['cancelled', 'booked'])
    expect(
      (await read(`Groups/${group.id}`)).members.map(({ status }: { status: string }) => status),
    ).toEqual(['Discharged', 'Active'])
    expect((await look(keeper)).status).toBe(409)
  })
})

const reason = { code: 'goals-met', display: 'Goals met' }
const intervention = {
  id: 'i1',
  statement: 'Exposure',
  kind: { code: 'cbt', display: 'CBT' },
  frequency: { count: 1, per: 'week' },
  start: '2026-01-05',
  active: true,
}
const objective = {
  id: 'o1',
  statement: 'Leaves the house twice a week',
  start: '2026-01-05',
  target: '2026-06-05',
  status: 'InProgress',
  interventions: [intervention],
}
const aGoal = {
  id: 'g1',
  statement: 'Goes out again',
  start: '2026-01-05',
  target: '2026-06-05',
  status: 'InProgress',
  objectives: [objective],
}
const contact = {
  due: '2026-12-20',
  medium: 'Phone',
  outcome: 'Reached',
  summary: 'Call a week later',
}
