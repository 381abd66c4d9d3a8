import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import {
  act,
  anAuthorization,
  aSeries,
  fatesOf,
  named,
  seriesOf,
  stored,
  weekly,
} from '#tests/support/scenes/series.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('series of appointments (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient

  beforeAll(async () => {
    const now = instantAt(Date.parse('2030-02-20T12:00:00.000Z'))
    server = await startTestServer({ database, now: () => now })
    scene = await setScene(server)
    desk = await server.signIn('intake')
    await prefer({ holidayDates: ['2030-05-27', '2030-07-04'] })
  })
  afterAll(() => server.close())

  async function prefer(fields: object) {
    const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
    const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
    const operations = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    expect(await scene.admin.ask('PATCH', path, { body: operations })).toMatchObject({ status: 200 })
  }
  const startsOf = (rows: readonly { readonly start: string }[]) => rows.map(({ start }) => start)
  const alone = { location: undefined }

  test('a weekly visit at ten stays at ten when the clocks change, each as an appointment of its own', async () => {
    const { first, rows } = await aSeries(scene, desk, { start: '2030-02-26T16:00:00Z' })

    expect(startsOf(rows)).toEqual([
      '2030-02-26T16:00:00Z',
      '2030-03-05T16:00:00Z',
      '2030-03-12T15:00:00Z',
      '2030-03-19T15:00:00Z',
      '2030-03-26T15:00:00Z',
      '2030-04-02T15:00:00Z',
    ])
    const third = await stored(desk, rows[2]?.appointment?.id ?? '')
    expect(third).toMatchObject({
      status: 'booked',
      duration: 60,
      series: { master: { id: first.id }, index: 2, originalStart: '2030-03-12T15:00:00Z' },
      attendees: [{ subject: { id: scene.patient.id }, status: 'booked' }],
    })
    expect(third.recurrence).toBeUndefined()
    expect((await stored(desk, first.id)).recurrence).toMatchObject({
      frequency: 'Weekly',
      end: { count: 6 },
    })
  })

  test('an open series is made 180 days ahead and no further, and the plan says the same without writing', async () => {
    const start = '2030-02-27T20:00:00Z'
    const first = await created(desk, 'Appointments?confirmed=true', aVisit(scene, start, alone))
    const recurrence = weekly(start, { end: { until: '2033-01-01' } })

    const plan = await act(desk, first, { name: 'repeat', body: { recurrence, planOnly: true } })
    expect(plan).toMatchObject({ status: 200, body: { isPlan: true } })
    expect((await stored(desk, first.id)).series).toBeUndefined()

    const done = await act(desk, first, { name: 'repeat', body: { recurrence } })
    expect(fatesOf(done)).toEqual(fatesOf(plan))
    expect(done.body.rows).toHaveLength(25)
    expect(done.body.rows.at(-1).start).toBe('2030-08-14T19:00:00Z')
    expect(await seriesOf(desk, first.id)).toHaveLength(25)
  })

  test('holidays are kept, left out, or moved to the next working day, as the rule says', async () => {
    const fates = async (holidays: string, hour: number) => {
      const start = `2030-05-20T${hour}:00:00Z`
      const first = await created(desk, 'Appointments?confirmed=true', aVisit(scene, start, alone))
      const recurrence = weekly(start, { end: { count: 3 }, holidays })
      const answer = await act(desk, first, { name: 'repeat', body: { recurrence } })
      return [
        answer.body.rows[1].fate,
        answer.body.rows[1].start.slice(0, 10),
        answer.body.rows[1].reasons?.[0].code,
      ]
    }
    expect(await fates('Keep', 14)).toEqual(['Made', '2030-05-27', undefined])
    expect(await fates('Skip', 16)).toEqual(['LeftOut', '2030-05-27', 'scheduling.series-holiday'])
    expect(await fates('MoveToNextWorkingDay', 18)).toEqual(['Moved', '2030-05-28', undefined])
  })

  test('what is taken is said and not made, unless whoever books confirms it', async () => {
    const start = '2030-03-07T22:00:00Z'
    await created(desk, 'Appointments?confirmed=true', aVisit(scene, '2030-03-14T21:30:00Z', alone))
    const first = await created(desk, 'Appointments?confirmed=true', aVisit(scene, start, alone))
    const recurrence = weekly(start, { end: { count: 3 } })

    const confirmed = { recurrence, planOnly: true, confirmed: true }
    const seen = await act(desk, first, { name: 'repeat', body: confirmed })
    const done = await act(desk, first, { name: 'repeat', body: { recurrence } })

    expect(fatesOf(seen).map(([, fate]) => fate)).toEqual(['Kept', 'Made', 'Made'])
    expect(fatesOf(done).map(([, fate]) => fate)).toEqual(['Kept', 'Blocked', 'Made'])
    expect(done.body.rows[1].reasons.map(({ code }: { code: string }) => code)).toEqual([
      'scheduling.busy-practitioner',
      'scheduling.busy-patient',
    ])
    expect((await stored(desk, first.id)).recurrence.exceptions).toEqual(['2030-03-14'])
    expect(await seriesOf(desk, first.id)).toHaveLength(2)
  })

  test('what a payer no longer allows is not made', async () => {
    const authorization = await anAuthorization(scene, '2030-03-31')
    const visit = { authorization }
    const { rows } = await aSeries(scene, desk, {
      start: '2030-03-22T16:00:00Z',
      rule: { end: { count: 3 } },
      visit,
    })
    expect(rows.map(({ fate }) => fate)).toEqual(['Kept', 'Made', 'Blocked'])
    expect(rows[2]?.reasons).toEqual([{ code: 'scheduling.series-authorization-ended' }])
  })

  test('one of a series is not repeated again, and a rule must begin with its visit', async () => {
    const { rows } = await aSeries(scene, desk, {
      start: '2030-03-01T14:00:00Z',
      rule: { end: { count: 2 } },
    })
    const second = await named(desk, rows, 1)
    const body = { recurrence: weekly('2030-03-08T14:00:00Z') }
    expect(await act(desk, second, { name: 'repeat', body })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'scheduling.series-already' }] },
    })

    const single = await created(
      desk,
      'Appointments?confirmed=true',
      aVisit(scene, '2030-03-02T14:00:00Z', alone),
    )
    const elsewhere = { recurrence: weekly('2030-03-04T14:00:00Z') }
    expect(await act(desk, single, { name: 'repeat', body: elsewhere })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/recurrence/start', code: 'scheduling.series-begins-elsewhere' }] },
    })
  })

  test('who may not book one appointment makes no series, and nobody writes by hand what a series says', async () => {
    const single = await created(
      desk,
      'Appointments?confirmed=true',
      aVisit(scene, '2030-03-06T14:00:00Z', alone),
    )
    const body = { recurrence: weekly('2030-03-06T14:00:00Z') }
    const clinician = await server.signIn('clinician')
    const scribe = await server.signIn('scribe')
    for (const each of [clinician, scribe])
      expect((await act(each, single, { name: 'repeat', body })).status).toBe(403)

    const series = {
      master: { id: single.id, resourceType: 'Appointment' },
      index: 0,
      originalStart: '2030-03-06T14:00:00Z',
    }
    const path = `Appointments/${single.id}?versionId=${single.versionId}`
    const written = await desk.ask('PATCH', path, { body: [{ op: 'add', path: '/series', value: series }] })
    expect(written.status).toBe(422)
    expect((await stored(desk, single.id)).meta.versionId).toBe(single.versionId)
  })

  test('a clinician who may book repeats the own visit, and no series is longer than the practice wants', async () => {
    await prefer({ appointmentCreation: true, maxRecurrenceOccurrences: 3 })
    const clinician = await server.signIn('clinician')
    const { rows } = await aSeries(scene, clinician, { start: '2030-03-13T22:00:00Z' })
    expect(rows.map(({ fate }) => fate)).toEqual(['Kept', 'Made', 'Made'])

    const owner = staff(server, 'supervisor')
    const visit = aVisit(scene, '2030-03-15T22:00:00Z', { ...alone, owner })
    const others = await created(desk, 'Appointments?confirmed=true', visit)
    const body = { recurrence: weekly('2030-03-15T22:00:00Z') }
    expect((await act(clinician, others, { name: 'repeat', body })).status).toBe(403)
  })
})
