import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row, rowOf } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { act, aDraft, openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))(
  'what is asked of every note, without a rule (%s)',
  (database) => {
    let house: SigningHouse
    let plan: Row
    let days = 0
    beforeAll(async () => {
      house = await openSigningHouse(database, undefined, [{ id: 'goals', type: 'Goals', label: 'Goals' }])
      const { scene } = house
      await changed('admin', `HealthcareServices/${scene.service.id}`, '/requiresCarePlanLink', true)
      await changed('admin', `HealthcareServices/${scene.service.id}`, '/allowedLicenses', [
        { code: 'LCSW', display: 'LCSW' },
      ])
      await changed('admin', `Practitioners/${scene.owner.id}`, '/licenses', [
        {
          type: { code: 'LCSW', display: 'LCSW' },
          number: 'L-1',
          state: { code: 'IL', display: 'Illinois' },
        },
      ])
      plan = await created(house.client('clinician'), 'CarePlans', {
        title: 'Treatment plan',
        kind: 'Treatment',
        status: 'Draft',
        period: { start: '2026-01-05' },
        reviewIntervalDays: 3_650,
        sharedWithPatient: false,
        author: scene.owner,
        subject: bare(scene.patient),
        problems: problems(),
      })
    }, 180_000)
    afterAll(() => house?.close())

    const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }
    const intervention = () => ({
      ...{ id: 'i1', statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
      frequency: { count: 1, per: 'week' },
      responsible: house.scene.owner,
      ...{ start: span.start, active: true },
    })
    const problems = () => [
      {
        id: 'p1',
        statement: 'Worries',
        rank: 1,
        active: true,
        goals: [
          {
            id: 'g1',
            statement: 'Sleep',
            ...span,
            objectives: [
              {
                id: 'o1',
                statement: 'Sleep 6 hours by May',
                ...span,
                interventions: [intervention()],
              },
            ],
          },
        ],
      },
    ]

    async function changed(
      login: Parameters<SigningHouse['client']>[0],
      path: string,
      pointer: string,
      value: unknown,
    ): Promise<void> {
      const { versionId } = rowOf(await house.client(login).ask('GET', path, across))
      const body = [{ op: 'add', path: pointer, value }]
      const answer = await house.client(login).ask('PATCH', `${path}?versionId=${versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    async function written(mode = 'InPerson'): Promise<string> {
      days += 1
      const start = new Date(Date.now() - days * 86_400_000).toISOString()
      return (await aDraft(house, 'Author only', { start, mode })).id
    }
    type Result = { readonly itemId: string; readonly outcome: string; readonly ruleId: string }
    const ownOf = (results: readonly Result[]) =>
      Object.fromEntries(
        results
          .filter(({ ruleId }) => ruleId === 'asked-always')
          .map(({ itemId, outcome }) => [itemId, outcome]),
      )
    const readied = async (id: string) => {
      const { status, body } = await act(house.client('clinician'), id, 'ready')
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    async function signed(id: string, overrides: readonly object[]) {
      const { openSteps, contentHash } = await readied(id)
      const { stepId, meaning } = openSteps[0]
      const body = { stepId, meaning, method: 'Password', credential: testPassword, contentHash, overrides }
      return house.client('clinician').ask('POST', `Notes/${id}/sign`, { body })
    }

    test('a note without the plan is signed with a reason, and the reason stays in it', async () => {
      const id = await written()
      expect(ownOf((await readied(id)).ruleResults)).toEqual({ 'plan-link': 'Fail', licence: 'Pass' })
      const refused = await signed(id, [])
      expect(refused.body.errors).toMatchObject([{ pointer: '/ruleResults/asked-always/plan-link' }])

      const reason = 'The plan is being made'
      const taken = await signed(id, [{ ruleId: 'asked-always', itemId: 'plan-link', reason }])
      expect(taken.status, JSON.stringify(taken.body)).toBe(200)
      const { ruleResults } = (await house.client('clinician').ask('GET', `Notes/${id}`, across)).body
      expect(ruleResults.find(({ itemId }: Result) => itemId === 'plan-link').override.reason).toBe(reason)
    })

    test('a note that names a goal of the signed plan needs no reason', async () => {
      const { meta } = (await house.client('clinician').ask('GET', `CarePlans/${plan.id}`, across)).body
      const signing = await house.client('clinician').ask('POST', `CarePlans/${plan.id}/sign`, {
        body: {
          ...{ versionId: meta.versionId, stepId: 'author' },
          ...{ method: 'Password', credential: testPassword },
        },
      })
      expect(signing.body, JSON.stringify(signing.body)).toMatchObject({ status: 'Active' })
      // The sessions of this test lie in the past: so does the signature.
      const signedAt = new Date(Date.now() - 100 * 86_400_000).toISOString()
      const signatures = signing.body.signatures.map((each: object) => ({ ...each, signedAt }))
      const { server } = house
      const fields = { signatures }
      await putFields(server.world, server.practice, { type: 'CarePlan', id: plan.id, fields })

      const id = await written()
      await changed('clinician', `Notes/${id}`, '/sections/0/data/goals', [
        {
          _rowId: 'r',
          statement: 'Sleep',
          carePlan: bare(plan),
          problemId: 'p1',
          goalId: 'g1',
          objectiveId: 'o1',
        },
      ])
      const results = ownOf((await readied(id)).ruleResults)
      expect(results).toEqual({ 'plan-link': 'Pass', 'plan-review': 'Pass', licence: 'Pass' })
      expect((await signed(id, [])).status).toBe(200)
    })

    test('where the practice wants it so, a missing goal blocks, and no reason helps', async () => {
      await changed('admin', 'PracticePreferences/default', '/missingPlanLink', 'Block')
      const blocked = await act(house.client('clinician'), await written(), 'ready')
      expect(blocked).toMatchObject({ status: 422, body: { subStatus: 2101 } })
      expect(blocked.body.errors).toMatchObject([{ pointer: '/ruleResults/asked-always/plan-link' }])
      await changed('admin', 'PracticePreferences/default', '/missingPlanLink', 'Off')
      expect(ownOf((await readied(await written())).ruleResults)).not.toHaveProperty('plan-link')
    })

    test('a session from afar asks for consent and for a license where the patient was', async () => {
      const id = await written('Telehealth')
      expect(ownOf((await readied(id)).ruleResults)).toMatchObject({ consent: 'Pass', licence: 'Pass' })
      const { encounter } = (await house.client('clinician').ask('GET', `Notes/${id}`, across)).body
      await changed('clinician', `Encounters/${encounter.id}`, '/telehealth', {
        patientState: { code: 'WI', display: 'Wisconsin' },
      })
      expect(ownOf((await readied(id)).ruleResults)).toMatchObject({ consent: 'Fail', licence: 'Fail' })
    })
  },
)
