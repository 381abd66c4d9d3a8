import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { act, aSeries, named, stored } from '#tests/support/scenes/series.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const together = 200
/** Near enough that a series' visits are made. */
const soon = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

/** The same call until it is let in: whoever asks for more than a share waits as told, as the pages do. */
async function letIn(ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask()
    if (answer.status !== 429) return answer
    await new Promise((done) => setTimeout(done, 100 + 20 * (attempt % 7)))
  }
  throw new Error('Never let in')
}

describe.each(databaseKinds)('two hundred at the same moment (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let people: readonly TestClient[]

  beforeAll(async () => {
    server = await startTestServer({
      database,
      http: { limits: { connectionsEach: 1_000 } },
      staff: {
        ...{
          admin: ['administrative'],
          clinician: ['non-prescribing-clinician'],
          intake: ['case-management'],
        },
        ...{ other: ['non-prescribing-clinician'], supervisor: ['supervisor'] },
        implementer: ['implementation'],
      },
    })
    scene = await setScene(server)
    people = [scene.admin, await server.signIn('intake')]
  })
  afterAll(() => server?.close())

  /** Books so many at once, from two desks, and answers what became of them. */
  async function bookAll(
    path: string,
    bodyOf: (place: number) => object,
    from = people,
  ): Promise<readonly TestAnswer[]> {
    return Promise.all(
      Array.from({ length: together }, (_, place) => {
        const desk = from[place % from.length] as TestClient
        return letIn(() => desk.ask('POST', path, { body: bodyOf(place) }))
      }),
    )
  }

  const statusesOf = (answers: readonly TestAnswer[]) =>
    [...new Set(answers.map(({ status }) => status))].sort()
  const madeOf = (answers: readonly TestAnswer[]) => answers.filter(({ status }) => status === 201).length

  /** How many stand at that hour, read by somebody else afterwards. */
  async function standing(start: string): Promise<number> {
    const body = [{ field: 'start', op: 'eq', value: start }]
    const answer = await scene.admin.ask('POST', 'Appointments/queries?pageSize=300', {
      body,
      headers: { 'x-enable-cross-partition': 'true' },
    })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body.length
  }

  test('who book one hour of one clinician in one room: one has it, all others are told', async () => {
    const start = '2031-03-04T15:00:00Z'
    const answers = await bookAll('Appointments', () => aVisit(scene, start))
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(madeOf(answers)).toBe(1)
    expect(await standing(start)).toBe(1)
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.errors[0].code).toMatch(/^scheduling\.busy-/)
  })

  test('a room is nobody else’s, whoever of four meets there and though who may not double-book confirms it', async () => {
    const start = '2031-03-05T15:00:00Z'
    const owners = ['clinician', 'other', 'supervisor', 'intake'].map((login) => staff(server, login))
    const bodyOf = (place: number) => aVisit(scene, start, { owner: owners[place % owners.length] })
    const answers = await bookAll('Appointments?confirmed=true', bodyOf, people.slice(1))
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(madeOf(answers)).toBe(1)
    expect(await standing(start)).toBe(1)
  })

  test('a clinician who sees two more at once gets three, and no fourth', async () => {
    const start = '2031-03-06T15:00:00Z'
    const owner = staff(server, 'supervisor')
    await created(scene.admin, 'Schedules', {
      ...{ owner, ownerKind: 'Practitioner', name: 'Supervisor', timezone: 'America/Chicago' },
      doubleBooking: { allowed: true, max: 2 },
    })
    const answers = await bookAll('Appointments?confirmed=true', () =>
      aVisit(scene, start, { owner, location: undefined }),
    )
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(madeOf(answers)).toBe(3)
    expect(await standing(start)).toBe(3)
  })

  test('while a series is changed, others move its visits: each move that was taken stands, each other one is told', async () => {
    for (const hour of [14, 17, 20]) await raceOf(hour)
  })

  /** A series of twelve: one changes all by an hour, while each of the others is moved by somebody. */
  async function raceOf(hour: number): Promise<void> {
    const desk = people[0] as TestClient
    const rule = { end: { count: 12 } }
    const asked = { start: `${soon}T${hour}:00:00Z`, rule, visit: { location: undefined } }
    const { rows } = await aSeries(scene, desk, asked)
    const made = rows.filter(({ appointment }) => appointment !== undefined)
    expect(made.length).toBeGreaterThan(10)
    const visits = await Promise.all(made.map(({ index }) => named(desk, rows, index)))
    const [whole, ...others] = visits.map((visit, place) => ({ visit, start: made[place]?.start ?? '' }))
    if (!whole) throw new Error('No series')
    const [changed, ...moves] = await Promise.all([
      act(desk, whole.visit, {
        name: 'change-series',
        body: { scope: 'WholeSeries', changes: { start: later(whole.start, 1) } },
      }),
      ...others.map(({ visit, start }, place) =>
        letIn(() => moved(people[place % people.length] as TestClient, visit, start)),
      ),
    ])
    expect([200, 409]).toContain(changed.status)
    for (const [place, { visit, start }] of others.entries()) {
      const { status, body } = moves[place] as TestAnswer
      expect([200, 409], JSON.stringify(body)).toContain(status)
      const byOthers = changed.status === 200 ? later(start, 1) : start
      const told = `move ${place} of ${start}: ${status}, series ${changed.status}`
      expect((await stored(desk, visit.id)).start, told).toBe(status === 200 ? later(start, 30) : byOthers)
    }
  }

  /** Thirty hours later by hand: another day, at an hour that nobody else has. */
  function moved(desk: TestClient, { id, versionId }: Row, start: string): Promise<TestAnswer> {
    return desk.ask('PATCH', `Appointments/${id}?versionId=${versionId}&confirmed=true`, {
      body: [
        { op: 'replace', path: '/start', value: later(start, 30) },
        { op: 'replace', path: '/end', value: later(start, 31) },
      ],
    })
  }
})

function later(start: string, hours: number): string {
  return new Date(Date.parse(start) + hours * 3_600_000).toISOString().replace('.000Z', 'Z')
}
