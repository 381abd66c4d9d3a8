import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('goals and objectives, on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  }, 60_000)
  afterAll(() => server?.close())

  const begun = { start: '2026-01-12', target: '2026-07-11', status: 'InProgress' }
  const objective = (id: string, more: object = {}) => ({
    id,
    statement: 'Calms down each evening.',
    ...begun,
    ...more,
  })
  const goal = (id: string, more: object = {}) => ({
    id,
    statement: 'Sleep through five nights a week.',
    ...begun,
    ...more,
  })
  const plan = (goals: readonly object[]) => ({
    subject: bare(scene.patient),
    title: 'Plan',
    status: 'Draft',
    period: { start: '2026-01-12' },
    problems: [{ id: 'p1', statement: 'Worry keeps her awake.', rank: 1, active: true, goals }],
  })
  async function change({ id }: Row, path: string, value: unknown, op = 'add') {
    const { meta } = (await clinician.ask('GET', `CarePlans/${id}`)).body
    return clinician.ask('PATCH', `CarePlans/${id}?versionId=${meta.versionId}`, {
      body: [{ op, path: `/problems/0/goals/${path}`, value }],
    })
  }
  const goalsOf = async ({ id }: Row) =>
    (await clinician.ask('GET', `CarePlans/${id}`)).body.problems[0].goals
  const steps = ({ statusHistory }: { statusHistory: readonly { from?: string; to: string }[] }) =>
    statusHistory.map(({ from, to }) => [from, to])

  test('a goal begins in progress: one that is reached from the first is refused', async () => {
    const body = plan([goal('g1'), goal('g2', { status: 'Achieved' })])
    expect(await clinician.ask('POST', 'CarePlans', { body })).toMatchObject({
      status: 422,
      body: { subStatus: 2001, errors: [{ pointer: '/problems/0/goals/1/status' }] },
    })
  })

  test('a goal that was reached may be taken up again and is not abandoned; who moved it stands in its history', async () => {
    const row = await created(clinician, 'CarePlans', plan([goal('g1', { objectives: [objective('o1')] })]))
    expect((await change(row, '0/status', 'Achieved')).status).toBe(200)
    expect(await change(row, '0/status', 'Abandoned')).toMatchObject({
      status: 422,
      body: { subStatus: 2001, errors: [{ pointer: '/problems/0/goals/0/status' }] },
    })
    expect((await change(row, '0/status', 'InProgress')).status).toBe(200)
    const [moved] = await goalsOf(row)
    expect(steps(moved)).toEqual([
      [undefined, 'InProgress'],
      ['InProgress', 'Achieved'],
      ['Achieved', 'InProgress'],
    ])
    expect(moved.statusHistory[1]).toMatchObject({ by: { id: scene.owner.id }, at: expect.any(String) })
    expect(steps(moved.objectives[0])).toEqual([[undefined, 'InProgress']])
  })

  test('an objective keeps to the same way, and its history wherever it is moved', async () => {
    const row = await created(
      clinician,
      'CarePlans',
      plan([goal('g1', { objectives: [objective('o1')] }), goal('g2')]),
    )
    expect((await change(row, '0/objectives/0/status', 'NotAchieved')).status).toBe(200)
    expect((await change(row, '0/objectives/0/status', 'Achieved')).status).toBe(422)
    const added = await change(row, '1/objectives', [objective('o2', { status: 'Abandoned' })])
    expect(added).toMatchObject({ status: 422, body: { subStatus: 2001 } })
    const [first] = await goalsOf(row)
    expect(steps(first.objectives[0])).toEqual([
      [undefined, 'InProgress'],
      ['InProgress', 'NotAchieved'],
    ])
  })

  test('nobody writes the history of a goal by hand', async () => {
    const row = await created(clinician, 'CarePlans', plan([goal('g1')]))
    expect(await change(row, '0/statusHistory', [])).toMatchObject({ status: 422 })
    const forged = [{ to: 'Achieved', at: '2026-01-01T00:00:00.000Z', by: scene.owner }]
    expect(await change(row, '0/statusHistory', forged)).toMatchObject({ status: 422 })
  })
})

describe.each(databasesFor(import.meta.url))(
  'what follows from other fields of a row, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    beforeAll(async () => {
      server = await startTestServer({ database })
      admin = await server.signIn('admin')
    })
    afterAll(() => server?.close())

    const changed = async (path: string, body: readonly object[], versionId = '1') => {
      const answer = await admin.ask('PATCH', `${path}?versionId=${versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }

    test('a place is virtual as long as its kind says so', async () => {
      const place = { name: 'Video', kind: 'Virtual', status: 'active', timezone: 'America/Chicago' }
      const made = await admin.ask('POST', 'Locations', { body: place })
      expect(made.body).toMatchObject({ virtual: true })
      const kind = [{ op: 'replace', path: '/kind', value: 'Site' }]
      expect(await changed(`Locations/${made.body.id}`, kind)).toMatchObject({ virtual: false })
    })

    test('a patient with a confidential team is marked as restricted until the team is gone', async () => {
      const practitioner = { id: server.practice.profiles.get('admin'), resourceType: 'Practitioner' }
      const made = await created(admin, 'Patients', {
        name: { use: 'official', given: ['Ana'], family: 'Rivera' },
        birthDate: '1991-04-12',
        gender: 'female',
      })
      const path = `Patients/${made.id}`
      expect((await admin.ask('GET', path)).body.flags).toMatchObject({ restricted: false })
      const closed = await changed(path, [
        { op: 'add', path: '/confidentialTeam', value: [{ practitioner }] },
      ])
      expect(closed.flags).toMatchObject({ restricted: true })
    })

    test('a membership says since when somebody is out of the channel, and nothing once he is back', async () => {
      const channel = await created(admin, 'Channels', { type: 'Room', name: 'Crisis team' })
      const member = { id: server.practice.profiles.get('admin'), resourceType: 'Practitioner' }
      const row = await created(admin, 'ChannelMemberships', {
        channel: bare(channel),
        member,
        role: 'Member',
        state: 'Active',
      })
      const to = (value: string) => [{ op: 'replace', path: '/state', value }]
      const path = `ChannelMemberships/${row.id}`
      expect(await changed(path, to('Left'))).toMatchObject({ leftAt: expect.any(String) })
      expect(await changed(path, to('Active'), '2')).not.toHaveProperty('leftAt')
    })
  },
)
