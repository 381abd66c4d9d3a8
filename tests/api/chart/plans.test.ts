import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResourceType } from '#generated/types/resources.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

type Body = Readonly<Record<string, unknown>>

describe.each(databasesFor(import.meta.url))(
  'what a plan, a coverage and a day on the road say of themselves (%s)',
  (database) => {
    let server: TestServer
    let keeper: TestClient
    beforeAll(async () => {
      server = await startTestServer({
        database,
        staff: { keeper: ['sandbox', 'administrative', 'supervisor'] },
      })
      await storeExamples(server.world, server.practice)
      keeper = await server.signIn('keeper')
    })
    afterAll(() => server?.close())

    const example = (type: ResourceType): Body => ({ ...examples.get(type) })
    const errors = ({ body }: TestAnswer) =>
      body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
    const change = (collection: string, row: TestAnswer, fields: Body) =>
      keeper.ask('PATCH', `${collection}/${row.body.id}?versionId=${row.body.meta.versionId}`, {
        body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
      })
    async function made(collection: string, body: Body): Promise<TestAnswer> {
      const answer = await keeper.ask('POST', collection, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer
    }

    /** The row as its signatures leave it. */
    async function signed(type: 'CarePlan', { body }: TestAnswer): Promise<TestAnswer> {
      await putFields(server.world, server.practice, { type, id: body.id, fields: { status: 'Active' } })
      return keeper.ask('GET', `${type}s/${body.id}`)
    }

    test('a plan in force reaches an intervention, and completes the other one when it goes on', async () => {
      const plan = example('CarePlan')
      const first = await signed('CarePlan', await made('CarePlans', plan))
      expect(first.body.nextReview).toBe('2026-04-12')
      expect(errors(await change('CarePlans', first, { problems: [] }))).toEqual([
        '/problems chart.plan-incomplete',
      ])
      const second = await signed('CarePlan', await made('CarePlans', { ...plan, reviewIntervalDays: 30 }))
      expect(second.body.nextReview).toBe('2026-02-11')
      const paused = await change('CarePlans', second, { status: 'OnHold' })
      const active = await change('CarePlans', paused, { status: 'Active' })
      expect(active).toMatchObject({ status: 200, body: { status: 'Active' } })
      expect((await keeper.ask('GET', `CarePlans/${first.body.id}`)).body.status).toBe('Completed')
      expect(errors(await change('CarePlans', active, { status: 'Completed' }))).toEqual([
        '/problems chart.goals-open',
      ])
    })

    test('that somebody has no allergies is not said beside an active one, and ends when one is added', async () => {
      const { patient, kind, category } = example('Allergy')
      const statement = { patient, kind, category, noKnownAllergies: true, status: 'Active' }
      const said = await made('Allergies', statement)
      expect(said.body.display).toBe('No known allergies (Unknown)')
      await made('Allergies', example('Allergy'))
      expect((await keeper.ask('GET', `Allergies/${said.body.id}`)).body.status).toBe('Inactive')
      expect(errors(await keeper.ask('POST', 'Allergies', { body: statement }))).toEqual([
        '/noKnownAllergies chart.allergies-active',
      ])
      const nothing = { ...statement, noKnownAllergies: false }
      expect(errors(await keeper.ask('POST', 'Allergies', { body: nothing }))).toEqual([
        '/substance stores.required',
      ])
    })

    test('an authorization says what is left of it', async () => {
      const coverage = await made('Coverages', example('Coverage'))
      expect(coverage.body.display).toMatch(/^1\. .* – 1902$/)
      expect(coverage.body.authorizations[0]).toMatchObject({ unitsUsed: 0, unitsRemaining: 24 })
      const [authorization] = coverage.body.authorizations
      const authorizations = [{ ...authorization, unitsApproved: 30 }]
      expect((await change('Coverages', coverage, { authorizations })).body.authorizations[0]).toMatchObject({
        unitsRemaining: 30,
      })
    })

    test('an authorization that is nearly used is found by the day until which it holds, and no longer once there is enough', async () => {
      const coverage = await made('Coverages', example('Coverage'))
      const [authorization] = coverage.body.authorizations
      const { start, end } = { start: '2026-01-01', end: '2026-06-30' }
      const low = (day: string) =>
        keeper.ask('POST', 'Coverages/queries', {
          headers: { 'x-enable-cross-partition': 'true' },
          body: [{ field: 'authorizations.lowUntil', op: 'ge', value: day }],
        })
      const found = async (day: string) =>
        (await low(day)).body.some(({ id }: { id: string }) => id === coverage.body.id)
      const withWarning = (row: TestAnswer, warnAtPercent: number) =>
        change('Coverages', row, {
          authorizations: [{ ...authorization, warnAtPercent, period: { start, end } }],
        })

      const warned = await withWarning(coverage, 0)
      expect(warned.body.authorizations[0].lowUntil).toBe(end)
      expect([await found(end), await found('2026-07-01')]).toEqual([true, false])
      const enough = await withWarning(warned, 80)
      expect(enough.body.authorizations[0]).not.toHaveProperty('lowUntil')
      expect(await found(start)).toBe(false)
    })

    test('a day on the road says how far it is', async () => {
      const day = await made('Itineraries', example('Itinerary'))
      expect(day.body.totals).toEqual({ miles: 4.2, travelMinutes: 15, serviceMinutes: 50 })
      const again = await keeper.ask('POST', 'Itineraries', { body: example('Itinerary') })
      expect(again).toMatchObject({ status: 409, body: { subStatus: 2003 } })
    })
  },
)
