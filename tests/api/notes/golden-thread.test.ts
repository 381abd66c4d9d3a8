import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const credential = testPassword

describe.each(databasesFor(import.meta.url))('what a note says of the goals of the plan (%s)', (database) => {
  let house: SigningHouse
  let plan: Row
  let day = 0
  beforeAll(async () => {
    house = await openSigningHouse(database, undefined, [{ id: 'goals', type: 'Goals', label: 'Goals' }])
    plan = await created(house.client('clinician'), 'CarePlans', {
      title: 'Treatment plan',
      kind: 'Treatment',
      status: 'Draft',
      period: { start: '2026-01-05' },
      reviewIntervalDays: 90,
      sharedWithPatient: false,
      author: house.scene.owner,
      subject: bare(house.scene.patient),
      problems: [problem],
    })
  }, 180_000)
  afterAll(() => house?.close())

  const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }
  const objective = (id: string, statement: string) => ({ id, statement, ...span, interventions: [] })
  const problem = {
    id: 'p1',
    statement: 'Worries',
    rank: 1,
    active: true,
    goals: [
      { id: 'g1', statement: 'Sleep', ...span, objectives: [objective('o1', 'Sleep 6 hours by May')] },
      { id: 'g2', statement: 'Work', ...span, objectives: [objective('o2', 'Two shifts by June')] },
    ],
  }
  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const row = (goalId: string, objectiveId: string, more: object = {}) => ({
    _rowId: `${goalId}-${objectiveId}`,
    statement: 'as the plan says',
    carePlan: bare(plan),
    problemId: 'p1',
    goalId,
    objectiveId,
    ...more,
  })
  const read = async (path: string) => (await by('clinician').ask('GET', path, across)).body
  const outcomesOf = async (id: string): Promise<readonly Record<string, unknown>[]> => {
    const filters = [{ field: 'note', op: 'eq', value: id }]
    const { body } = await by('clinician').ask('POST', 'CarePlanOutcomes/queries', {
      body: filters,
      ...across,
    })
    return body
      .map(({ goalId, objectiveId, rating, comment }: Record<string, unknown>) => ({
        goalId,
        objectiveId,
        rating,
        comment,
      }))
      .toSorted((one: { goalId: string }, other: { goalId: string }) =>
        one.goalId.localeCompare(other.goalId),
      )
  }
  async function written(name: string, goals: readonly object[]): Promise<string> {
    day += 1
    const start = new Date(Date.now() - day * 86_400_000).toISOString()
    const { id } = await aDraft(house, name, { start })
    await write(id, goals)
    return id
  }
  async function write(id: string, goals: readonly object[]): Promise<void> {
    const { meta } = await read(`Notes/${id}`)
    const body = [{ op: 'add', path: '/sections/0/data/goals', value: goals }]
    const answer = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const sessionOf = async (id: string) => read(`Encounters/${(await read(`Notes/${id}`)).encounter.id}`)

  test('is kept with the plan when the note is final, an outcome for each objective that it rates, and stands in its session', async () => {
    const id = await written('Author and supervisor', [
      row('g1', 'o1', { rating: 'Improved', comment: 'Five hours on most nights.' }),
      row('g2', 'o2'),
    ])
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect(await outcomesOf(id)).toEqual([])
    expect((await sessionOf(id)).carePlanActivities).toMatchObject([
      { carePlan: { id: plan.id }, problemId: 'p1', goalId: 'g1', objectiveId: 'o1', rating: 'Improved' },
      { goalId: 'g2', objectiveId: 'o2' },
    ])
    const final = await sign(by('supervisor'), id)
    expect(final.body, JSON.stringify(final.body)).toMatchObject({ status: 'Final' })
    expect(await outcomesOf(id)).toEqual([
      { goalId: 'g1', objectiveId: 'o1', rating: 'Improved', comment: 'Five hours on most nights.' },
    ])
  })

  test('of an objective that the plan does not have nothing is kept, and the note is signed all the same', async () => {
    const id = await written('Author only', [row('g1', 'o2', { rating: 'Met' }), row('gone', 'o1')])
    expect((await sign(by('clinician'), id)).body.status).toBe('Final')
    expect(await outcomesOf(id)).toEqual([])
    expect((await sessionOf(id)).carePlanActivities ?? []).toEqual([])
  })

  test('a goal that is taken out of a draft before it is signed leaves the session too', async () => {
    const id = await written('Author only', [row('g1', 'o1', { rating: 'Worse' })])
    await act(by('clinician'), id, 'ready')
    expect((await sessionOf(id)).carePlanActivities).toHaveLength(1)
    await write(id, [])
    await sign(by('clinician'), id)
    expect((await sessionOf(id)).carePlanActivities ?? []).toEqual([])
    expect(await outcomesOf(id)).toEqual([])
  })

  test('what a voided note said of it leaves the session, so that the next note has to name a goal itself', async () => {
    const id = await written('Author only', [row('g1', 'o1', { rating: 'Worse' })])
    await sign(by('clinician'), id)
    expect((await sessionOf(id)).carePlanActivities).toHaveLength(1)
    const reason = { code: 'wrong-patient', display: '' }
    expect((await act(by('supervisor'), id, 'void', { reason, credential })).status).toBe(200)
    const session = await sessionOf(id)
    expect([session.status, session.carePlanActivities ?? []]).toEqual(['Planned', []])
  })

  test('what a voided note said of it counts no more where another signed note of the session stands, and the session stays as it was signed', async () => {
    const id = await written('Author only', [row('g1', 'o1', { rating: 'Worse' })])
    await sign(by('clinician'), id)
    const told = await sessionOf(id)
    const second = async (goals: readonly object[]) => {
      const { kind, composition, definition, encounter, subject } = await read(`Notes/${id}`)
      const note = await created(by('clinician'), 'Notes', {
        ...{ kind, composition, status: 'Preliminary', definition, subject, patient: subject },
        encounter: { id: encounter.id, resourceType: 'Encounter' },
      })
      const { meta } = await read(`Notes/${note.id}`)
      const value = { mood: 'low', summary: 'Again.', goals }
      const answer = await by('clinician').ask('PATCH', `Notes/${note.id}?versionId=${meta.versionId}`, {
        body: [{ op: 'replace', path: '/sections/0/data', value }],
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return note.id
    }
    const other = await second([])
    const signedOther = await sign(by('clinician'), other)
    expect(signedOther.body, JSON.stringify(signedOther.body)).toMatchObject({ signingState: 'Signed' })
    const reason = { code: 'wrong-patient', display: '' }
    expect((await act(by('supervisor'), id, 'void', { reason, credential })).status).toBe(200)

    const session = await sessionOf(id)
    expect(session).toMatchObject({
      status: 'Finished',
      carePlanActivities: told.carePlanActivities,
      withdrawnActivities: [{ goalId: 'g1', objectiveId: 'o1' }],
    })
    const third = await second([row('g1', 'o1', { rating: 'Worse' })])
    await sign(by('clinician'), third)
    expect((await sessionOf(id)).withdrawnActivities).toBeUndefined()
  })

  test('an amendment changes what is kept, once it is signed', async () => {
    const id = await written('Author only', [row('g1', 'o1', { rating: 'Worse' })])
    await sign(by('clinician'), id)
    const reason = { code: 'correction-of-fact', display: 'x' }
    const goals = [row('g1', 'o1', { rating: 'NoChange' }), row('g2', 'o2', { rating: 'Met' })]
    const sectionChanges = [{ op: 'replace', path: '/sections/0/data/goals', value: goals }]
    const begun = await act(by('clinician'), id, 'amend', { reason, sectionChanges })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(await outcomesOf(id)).toMatchObject([{ rating: 'Worse' }])
    await sign(by('clinician'), id)
    expect(await outcomesOf(id)).toMatchObject([
      { goalId: 'g1', rating: 'NoChange' },
      { goalId: 'g2', rating: 'Met' },
    ])
  })

  test('goes when the note is taken back or voided, and comes again when it is signed again', async () => {
    const id = await written('Author only', [row('g1', 'o1', { rating: 'MuchImproved' })])
    await sign(by('clinician'), id)
    expect(await outcomesOf(id)).toHaveLength(1)
    await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })
    expect(await outcomesOf(id)).toEqual([])
    await sign(by('clinician'), id)
    expect(await outcomesOf(id)).toHaveLength(1)
    const reason = { code: 'wrong-patient', display: 'x' }
    const voided = await act(by('supervisor'), id, 'void', { reason, credential })
    expect(voided.status, JSON.stringify(voided.body)).toBe(200)
    expect(await outcomesOf(id)).toEqual([])
  })
})
