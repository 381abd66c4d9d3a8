import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'
import { type TestAnswer, testPassword } from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'
import { openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }
const day = '2026-02-03'
const at = { problemId: 'p1', goalId: 'g1' }
const all = (...decisions: readonly object[]) => {
  const [goal = {}, first = {}, second = {}] = decisions
  const usual = { addressed: true, decision: 'Continue' }
  return [
    { ...at, ...usual, ...goal },
    { ...at, ...usual, objectiveId: 'o1', ...first },
    { ...at, ...usual, objectiveId: 'o2', ...second },
  ]
}

describe.each(databasesFor(import.meta.url))('a meeting about a care plan (%s)', (database) => {
  let house: SigningHouse
  let ticks = 0
  beforeAll(async () => {
    house = await openSigningHouse(database, () => new Date(Date.parse('2026-02-03T18:00:00Z') + ticks++))
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const read = async (type: string, id: string) => (await by('clinician').ask('GET', `${type}/${id}`)).body
  const code = ({ body }: TestAnswer) => body.errors?.[0]?.code ?? body.code
  const aim = (id: string, statement: string) => ({
    ...{ id, statement, ...span },
    interventions: [
      {
        ...{ id: `i-${id}`, statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
        ...{ responsible: house.scene.owner, start: span.start, active: true },
      },
    ],
  })

  async function draft(more: object = {}) {
    const objectives = [aim('o1', 'Sleep 6 hours by May'), aim('o2', 'Walk 3 times a week')]
    const goals = [{ id: 'g1', statement: 'Sleep', ...span, objectives }]
    const row = await created(by('clinician'), 'CarePlans', {
      ...{ title: 'Treatment plan', kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90 },
      ...{ period: { start: span.start }, sharedWithPatient: false, author: house.scene.owner },
      subject: bare(house.scene.patient),
      problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals }],
      ...more,
    })
    return row.id
  }
  async function sign(id: string) {
    const { meta } = await read('CarePlans', id)
    const body = { versionId: meta.versionId, stepId: 'author', method: 'Password', credential: testPassword }
    const signed = await by('clinician').ask('POST', `CarePlans/${id}/sign`, { body })
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ status: 'Active' })
  }
  async function inForce() {
    const id = await draft()
    await sign(id)
    return id
  }
  async function meeting(plan: string, items: readonly object[], more: object = {}) {
    const { meta } = await read('CarePlans', plan)
    const row = await created(by('clinician'), 'CarePlanSessions', {
      ...{ subject: bare(house.scene.patient), kind: 'Periodic', date: `${day}T15:00:00Z` },
      carePlan: { id: plan, resourceType: 'CarePlan', versionId: meta.versionId },
      ...{ progress: 'InProgress', items, ...more },
    })
    return row.id
  }
  async function complete(id: string, more: object = {}, login: Parameters<typeof by>[0] = 'clinician') {
    const { meta, carePlan } = await read('CarePlanSessions', id)
    const plan = await read('CarePlans', carePlan.id)
    return by(login).ask('POST', `CarePlanSessions/${id}/complete`, {
      body: { versionId: meta.versionId, planVersionId: plan.meta.versionId, ...more },
    })
  }

  test('moves the next review by the interval of the plan where everything goes on, and the signatures stay', async () => {
    const plan = await inForce()
    const done = await complete(await meeting(plan, all()))
    expect(done.body, JSON.stringify(done.body)).toMatchObject({
      ...{ progress: 'Complete', nextReview: '2026-05-04' },
      resultingPlan: { id: plan },
    })
    expect(await read('CarePlans', plan)).toMatchObject({
      ...{ status: 'Active', nextReview: '2026-05-04', version: 1 },
      signatures: [{ stepId: 'author' }],
    })
    expect(await trailOf(house.server, done)).toMatchObject([
      { type: 'CarePlanSession', event: 'plan-review', outcome: expect.stringMatching(/success/i) },
    ])
  })

  test('moves it to the day that was agreed, which comes after the meeting', async () => {
    const plan = await inForce()
    expect(code(await complete(await meeting(plan, all(), { nextReview: day })))).toBe(
      'chart.meeting-next-before',
    )
    await complete(await meeting(plan, all(), { nextReview: '2026-03-15' }))
    expect(await read('CarePlans', plan)).toMatchObject({ nextReview: '2026-03-15' })
  })

  test('ends what was achieved or abandoned, with who said so, and asks nobody to sign again', async () => {
    const plan = await inForce()
    const ends = all({}, { decision: 'Achieve' }, { decision: 'Abandon', comment: 'Knee surgery.' })
    expect((await complete(await meeting(plan, ends))).status).toBe(200)
    const after = await read('CarePlans', plan)
    const [goal] = after.problems[0].goals
    expect(after.signatures).toMatchObject([{ stepId: 'author' }])
    expect(after.signatures[0]).not.toHaveProperty('invalidated')
    expect(goal).toMatchObject({
      status: 'InProgress',
      objectives: [
        {
          status: 'Achieved',
          statusHistory: [{}, { from: 'InProgress', to: 'Achieved', by: { id: house.scene.owner.id } }],
        },
        { status: 'Abandoned', interventions: [{ active: true }] },
      ],
    })
  })

  test('makes a draft of the next version where something is modified or added: what was signed stays in force until that is signed', async () => {
    const plan = await inForce()
    const items = [
      ...all(
        { decision: 'Modify', statement: 'Sleep through the night' },
        { decision: 'Modify', target: '2026-06-30' },
        { decision: 'Achieve' },
      ),
      { ...at, objectiveId: 'o3', decision: 'Add', statement: 'In bed by 11 by June', target: '2026-06-30' },
    ]
    const done = await complete(await meeting(plan, items))
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const next = done.body.resultingPlan.id
    expect(next).not.toBe(plan)
    expect(await read('CarePlans', plan)).toMatchObject({
      ...{ status: 'Active', nextReview: '2026-05-04' },
      problems: [
        { goals: [{ statement: 'Sleep', objectives: [{ target: span.target }, { status: 'Achieved' }] }] },
      ],
    })
    const drafted = await read('CarePlans', next)
    expect(drafted).not.toHaveProperty('signatures')
    expect(drafted).toMatchObject({
      ...{ status: 'Draft', version: 2, replaces: { id: plan }, period: { start: day } },
      nextReview: '2026-05-04',
      problems: [
        {
          goals: [
            {
              ...{ id: 'g1', statement: 'Sleep through the night', status: 'InProgress' },
              objectives: [
                { id: 'o1', target: '2026-06-30', interventions: [{ id: 'i-o1' }] },
                { id: 'o2', status: 'Achieved' },
                { id: 'o3', statement: 'In bed by 11 by June', start: day, status: 'InProgress' },
              ],
            },
          ],
        },
      ],
    })

    const again = await complete(await meeting(plan, all({ decision: 'Modify', target: '2026-08-01' })))
    expect([again.status, code(again)]).toEqual([409, 'chart.meeting-draft-waits'])
    const [goal] = drafted.problems[0].goals
    const grown = await by('clinician').ask(
      'PATCH',
      `CarePlans/${next}?versionId=${drafted.meta.versionId}`,
      {
        body: [
          {
            op: 'add',
            path: '/problems/0/goals/0/objectives/2/interventions',
            value: goal.objectives[0].interventions.map((each: object) => ({ ...each, id: 'i9' })),
          },
        ],
      },
    )
    expect(grown.status, JSON.stringify(grown.body)).toBe(200)
    await sign(next)
    expect(await read('CarePlans', plan)).toMatchObject({ status: 'Completed' })
  })

  test('what is decided, or ended by hand, while the next version waits holds in that one too once it is signed', async () => {
    const plan = await inForce()
    const first = await complete(await meeting(plan, all({ decision: 'Modify', statement: 'Sleep well' })))
    const next = first.body.resultingPlan.id
    const second = all({}, { decision: 'Achieve' })
    const done = await complete(await meeting(plan, second, { nextReview: '2026-03-15' }))
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { meta } = await read('CarePlans', plan)
    const path = '/problems/0/goals/0/objectives/1/status'
    const abandoned = await by('clinician').ask('PATCH', `CarePlans/${plan}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path, value: 'Abandoned' }],
    })
    expect(abandoned.status, JSON.stringify(abandoned.body)).toBe(200)

    await sign(next)
    expect(await read('CarePlans', next)).toMatchObject({
      ...{ status: 'Active', nextReview: '2026-03-15' },
      problems: [
        {
          goals: [
            {
              ...{ statement: 'Sleep well', status: 'InProgress' },
              objectives: [{ status: 'Achieved' }, { status: 'Abandoned' }],
            },
          ],
        },
      ],
    })
    expect(await read('CarePlans', plan)).toMatchObject({ status: 'Completed', period: { end: day } })
    const signed = await read('CarePlans', next)
    const revoked = await by('clinician').ask(
      'PATCH',
      `CarePlans/${next}?versionId=${signed.meta.versionId}`,
      {
        body: [{ op: 'replace', path: '/status', value: 'Revoked' }],
      },
    )
    expect(revoked.status, JSON.stringify(revoked.body)).toBe(200)
    expect(await read('CarePlans', next)).toMatchObject({
      status: 'Revoked',
      period: { start: day, end: day },
    })
  })

  test('changes the draft itself where a draft is talked over, unless somebody has signed it', async () => {
    const plan = await draft()
    const done = await complete(
      await meeting(plan, all({ decision: 'Modify', statement: 'Rest' }), { kind: 'Initial' }),
    )
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ resultingPlan: { id: plan } })
    expect(await read('CarePlans', plan)).toMatchObject({
      ...{ status: 'Draft', nextReview: '2026-05-04' },
      problems: [{ goals: [{ statement: 'Rest' }] }],
    })
  })

  test('says what is missing: a decision, a reason, what is new, and objectives that would stay open', async () => {
    const plan = await inForce()
    const refusal = async (items: readonly object[]) => {
      const { status, body } = await complete(await meeting(plan, items))
      expect(status).toBe(422)
      return body.errors.map(
        ({ pointer, code: why }: { pointer: string; code: string }) => `${pointer} ${why}`,
      )
    }
    expect(await refusal(all().slice(0, 2))).toEqual(['/items chart.meeting-undecided'])
    expect(await refusal(all({}, { decision: 'Abandon', comment: ' ' }))).toEqual([
      '/items/1/comment chart.meeting-no-reason',
    ])
    expect(await refusal(all({ decision: 'Modify' }))).toEqual(['/items/0/statement chart.meeting-no-change'])
    expect(await refusal([...all(), { ...at, objectiveId: 'o1', decision: 'Achieve' }])).toEqual([
      '/items/3 chart.meeting-twice',
    ])
    expect(await refusal([...all(), { ...at, objectiveId: 'elsewhere', decision: 'Continue' }])).toEqual([
      '/items/3 chart.meeting-no-such-part',
    ])
    const early = all({ decision: 'Achieve' }, { decision: 'Achieve' })
    expect(await refusal(early)).toEqual(['/items chart.meeting-objectives-open'])
    expect((await read('CarePlans', plan)).problems[0].goals[0].status).toBe('InProgress')
    const meant = await complete(await meeting(plan, early), { leaveOpen: true })
    expect(meant.status, JSON.stringify(meant.body)).toBe(200)
    expect((await read('CarePlans', plan)).problems[0].goals[0]).toMatchObject({
      status: 'Achieved',
      objectives: [{ status: 'Achieved' }, { status: 'InProgress' }],
    })
  })

  test('is completed once, upon the plan that was looked at, and by whoever may change plans', async () => {
    const plan = await inForce()
    const id = await meeting(plan, all())
    expect((await complete(id, {}, 'quality')).status).toBe(403)
    expect((await complete(id, { planVersionId: '999' })).status).toBe(409)
    expect((await complete(id, { versionId: '999' })).status).toBe(409)
    expect((await complete(id)).status).toBe(200)
    const twice = await complete(id)
    expect([twice.status, code(twice)]).toEqual([409, 'chart.meeting-not-open'])
    const future = await complete(await meeting(plan, all(), { date: '2026-02-05T15:00:00Z' }))
    expect(code(future)).toBe('chart.meeting-in-future')
  })

  test('asked twice under one key, a meeting is carried out once', async () => {
    const plan = await inForce()
    const id = await meeting(plan, all({ decision: 'Modify', target: '2026-08-01' }))
    const { meta } = await read('CarePlanSessions', id)
    const { meta: planMeta } = await read('CarePlans', plan)
    const ask = () =>
      by('clinician').ask('POST', `CarePlanSessions/${id}/complete`, {
        headers: { 'idempotency-key': id },
        body: { versionId: meta.versionId, planVersionId: planMeta.versionId },
      })
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
  })

  test('is made complete by no plain write, and stays as it is until whoever supervises opens it again', async () => {
    const plan = await inForce()
    const id = await meeting(plan, all())
    const patch = async (login: Parameters<typeof by>[0], path: string, value: unknown) => {
      const { meta } = await read('CarePlanSessions', id)
      return by(login).ask('PATCH', `CarePlanSessions/${id}?versionId=${meta.versionId}`, {
        body: [{ op: 'add', path, value }],
      })
    }
    expect(code(await patch('clinician', '/progress', 'Complete'))).toBe('stores.made-status')
    await complete(id)
    expect(code(await patch('clinician', '/summary', 'Something else.'))).toBe('chart.meeting-complete')
    expect((await patch('clinician', '/progress', 'InProgress')).status).toBe(403)
    expect((await patch('supervisor', '/progress', 'InProgress')).status).toBe(200)
  })
})
