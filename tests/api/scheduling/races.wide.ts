import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { type AnsweredRow, act, aSeries, named, stored } from '#tests/support/scenes/series.ts'
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
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const answer = await ask()
    if (answer.status !== 429) return answer
    await pause(100 + 20 * (attempt % 7))
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

  test('while a series is changed, others move its visits: each move that was taken stands and the answer names it, each other one is told', async () => {
    const rounds: Round[] = []
    while (rounds.length < fewest || (rounds.length < most && !rounds.some(isShared)))
      rounds.push(await raceOf(rounds.length))
    expect(rounds.filter(isShared), JSON.stringify(rounds)).not.toEqual([])
  })

  /**
   * A series of twelve: one changes all by an hour, while each of the others is moved by somebody: all at the same moment, in later
   * rounds one after the other with a rest between them that grows, and the change amid them.
   */
  async function raceOf(round: number): Promise<Round> {
    const desk = people[0] as TestClient
    const [whole, ...others] = await twelve(desk, round)
    if (!whole) throw new Error('No series')
    const rest = round < fewest ? 0 : 50 * 2 ** (round - fewest)
    const moving = others.map(async ({ visit, start }, place) => {
      await pause(place * rest)
      return letIn(() => moved(people[place % people.length] as TestClient, visit, start))
    })
    if (rest > 0) await moving[Math.floor(moving.length / 2)]
    const body = { scope: 'WholeSeries', changes: { start: later(whole.start, 1) } }
    const [changed, ...moves] = await Promise.all([
      letIn(() => act(desk, whole.visit, { name: 'change-series', body })),
      ...moving,
    ])
    expectTold(changed)
    for (const move of moves) expectTold(move)
    const isChanged = changed.status === 200
    const expected = others.map(({ visit, start }, place) => {
      if (moves[place]?.status === 200) return { id: visit.id, fate: 'Kept', start: later(start, 30) }
      return isChanged
        ? { id: visit.id, fate: 'Changed', start: later(start, 1) }
        : { id: visit.id, fate: '', start }
    })
    for (const { id, start } of expected) expect((await stored(desk, id)).start, `round ${round}`).toBe(start)
    if (isChanged)
      expect(namedIn(changed)).toEqual([
        { id: whole.visit.id, fate: 'Changed', start: later(whole.start, 1) },
        ...expected,
      ])
    return { isChanged, moved: moves.filter(({ status }) => status === 200).length }
  }

  /** Every other day at an hour and from a day that no other round has. */
  async function twelve(desk: TestClient, round: number) {
    const from =
      Date.parse(`${soon}T${14 + 3 * (round % 3)}:00:00Z`) + 24 * Math.floor(round / 3) * 86_400_000
    const start = later(new Date(from).toISOString(), 0)
    const rule = { frequency: 'Daily', interval: 2, end: { count: 12 } }
    const { rows } = await aSeries(scene, desk, { start, rule, visit: { location: undefined } })
    const made = rows.filter(({ appointment }) => appointment !== undefined)
    expect(made.length).toBeGreaterThan(10)
    return Promise.all(
      made.map(async (row) => ({ visit: await named(desk, rows, row.index), start: row.start })),
    )
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

/** What came of a round: whether the series was changed, and how many moves were taken. */
type Round = { readonly isChanged: boolean; readonly moved: number }

/** So many rounds are run in any case, and so many until in one of them both were let through. */
const fewest = 3
const most = 8

function isShared({ isChanged, moved }: Round): boolean {
  return isChanged && moved > 0
}

/** Done, or refused because somebody else was first. */
function expectTold({ status, body }: TestAnswer): void {
  expect([200, 409], JSON.stringify(body)).toContain(status)
  if (status === 409) expect(body, JSON.stringify(body)).toMatchObject({ subStatus: 2002 })
}

/** Each appointment that the answer names, with what became of it and when it is. */
function namedIn({ body }: TestAnswer) {
  return body.rows.map(({ appointment, fate, start }: AnsweredRow) => ({ id: appointment?.id, fate, start }))
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time))
}

function later(start: string, hours: number): string {
  return new Date(Date.parse(start) + hours * 3_600_000).toISOString().replace('.000Z', 'Z')
}
