import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { act, aSeries, fatesOf, named, seriesOf, stored } from '#tests/support/scenes/series.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('changes of a series (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let desk: TestClient

  beforeAll(async () => {
    const now = instantAt(Date.parse('2030-04-01T12:00:00.000Z'))
    server = await startTestServer({ database, now: () => now })
    scene = await setScene(server)
    desk = await server.signIn('intake')
  })
  afterAll(() => server.close())

  const change = (row: Row, body: object) => act(desk, row, { name: 'change-series', body })
  const cancel = (row: Row, body: object) => act(desk, row, { name: 'cancel-series', body })
  const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
  const begun = (start: string, more: object = {}) =>
    aSeries(scene, desk, { start, rule: { end: { count: 4 } }, ...more })
  const move = async (row: Row, start: string) => {
    const end = new Date(Date.parse(start) + 3_600_000).toISOString()
    const answer = await desk.ask('PATCH', `Appointments/${row.id}?versionId=${row.versionId}`, {
      body: [
        { op: 'replace', path: '/start', value: start },
        { op: 'replace', path: '/end', value: end },
      ],
    })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  }

  /** Only the administrator's team reaches the patient from now on. */
  async function hide({ id }: Row) {
    const { body } = await scene.admin.ask('GET', `Patients/${id}`)
    const value = [{ practitioner: staff(server, 'admin') }]
    const hidden = await scene.admin.ask('PATCH', `Patients/${id}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'add', path: '/confidentialTeam', value }],
    })
    expect(hidden, JSON.stringify(hidden.body)).toMatchObject({ status: 200 })
  }

  test('this one alone is moved, stays in its series and is known as changed by hand', async () => {
    const { first, rows } = await begun('2030-04-02T14:00:00Z')
    const second = await named(desk, rows, 1)
    const answer = await change(second, { scope: 'ThisOne', changes: { start: '2030-04-10T15:00:00Z' } })

    expect(fatesOf(answer)).toEqual([[1, 'Changed', '2030-04-10T15:00:00Z']])
    expect(await stored(desk, second.id)).toMatchObject({
      start: '2030-04-10T15:00:00Z',
      end: '2030-04-10T16:00:00Z',
      series: {
        master: { id: first.id },
        index: 1,
        originalStart: '2030-04-09T14:00:00Z',
        changedByHand: true,
      },
    })
    expect((await stored(desk, rows[2]?.appointment?.id ?? '')).start).toBe('2030-04-16T14:00:00Z')
  })

  test('this and following: the series ends the day before, a new one goes on, and one moved by hand is listed and kept', async () => {
    const { first, rows } = await begun('2030-04-03T14:00:00Z')
    await move(await named(desk, rows, 2), '2030-04-18T20:00:00Z')
    const second = await named(desk, rows, 1)
    const body = { scope: 'ThisAndFollowing', changes: { start: '2030-04-11T16:00:00Z' } }
    const expected = [
      [1, 'Changed', '2030-04-11T16:00:00Z'],
      [2, 'Kept', '2030-04-18T20:00:00Z'],
      [3, 'Changed', '2030-04-25T16:00:00Z'],
    ]

    const plan = await change(second, { ...body, planOnly: true })
    expect(fatesOf(plan)).toEqual(expected)
    expect(await seriesOf(desk, first.id)).toHaveLength(4)

    const done = await change(second, body)
    expect(fatesOf(done)).toEqual(expected)
    expect(done.body.series.id).toBe(second.id)
    const [old, ...none] = await seriesOf(desk, first.id)
    expect([old.start, old.recurrence.end, none]).toEqual([
      '2030-04-03T14:00:00Z',
      { until: '2030-04-09' },
      [],
    ])
    const next = await seriesOf(desk, second.id)
    expect(next.map(({ series, start }) => [series.index, series.originalStart, start])).toEqual([
      [0, '2030-04-11T16:00:00Z', '2030-04-11T16:00:00Z'],
      [1, '2030-04-18T16:00:00Z', '2030-04-18T20:00:00Z'],
      [2, '2030-04-25T16:00:00Z', '2030-04-25T16:00:00Z'],
    ])
    expect(next[0].recurrence).toMatchObject({ start: '2030-04-11', end: { count: 3 } })
  })

  test('the whole series: what was fulfilled is untouched, and one changed by hand is overwritten when that is meant', async () => {
    const { first, rows } = await begun('2030-04-05T14:00:00Z')
    const fields = { status: 'fulfilled' }
    await putFields(server.world, server.practice, { type: 'Appointment', id: first.id, fields })
    const before = await stored(desk, first.id)
    await move(await named(desk, rows, 3), '2030-04-27T20:00:00Z')

    const third = await named(desk, rows, 2)
    const changes = { start: '2030-04-19T17:00:00Z', title: 'Later' }
    const answer = await change(third, { scope: 'WholeSeries', changes, overwrite: true })
    expect(fatesOf(answer)).toEqual([
      [0, 'Untouched', '2030-04-05T14:00:00Z'],
      [1, 'Changed', '2030-04-12T17:00:00Z'],
      [2, 'Changed', '2030-04-19T17:00:00Z'],
      [3, 'Overwritten', '2030-04-26T17:00:00Z'],
    ])
    const { start, status, title } = await stored(desk, first.id)
    expect([start, status, title]).toEqual([before.start, 'fulfilled', undefined])
    const last = await stored(desk, rows[3]?.appointment?.id ?? '')
    expect(last).toMatchObject({ title: 'Later', series: { index: 2 } })
    expect(last.series.changedByHand).toBeUndefined()
  })

  test('a series that moves by a day may take its own days, and what somebody else has taken is said and stays', async () => {
    const daily = { frequency: 'Daily', start: '2030-05-06', end: { count: 3 } }
    const { first } = await aSeries(scene, desk, { start: '2030-05-06T14:00:00Z', rule: daily })
    const shift = async (start: string) => {
      const { meta } = await stored(desk, first.id)
      const row = { ...first, versionId: meta.versionId }
      return fatesOf(await change(row, { scope: 'WholeSeries', changes: { start } }))
    }
    expect(await shift('2030-05-07T14:00:00Z')).toEqual([
      [0, 'Changed', '2030-05-07T14:00:00Z'],
      [1, 'Changed', '2030-05-08T14:00:00Z'],
      [2, 'Changed', '2030-05-09T14:00:00Z'],
    ])

    const other = aVisit(scene, '2030-05-08T16:30:00Z', { location: undefined })
    await created(desk, 'Appointments?confirmed=true', other)
    expect(await shift('2030-05-07T16:00:00Z')).toEqual([
      [0, 'Changed', '2030-05-07T16:00:00Z'],
      [1, 'Blocked', '2030-05-08T14:00:00Z'],
      [2, 'Changed', '2030-05-09T16:00:00Z'],
    ])
    const [, second] = await seriesOf(desk, first.id)
    expect(second.series).toMatchObject({ originalStart: '2030-05-08T16:00:00Z', changedByHand: true })
  })

  test('cancelling this and following ends the series, and needs a reason of the list', async () => {
    const { first, rows } = await begun('2030-06-03T14:00:00Z')
    const third = await named(desk, rows, 2)
    const odd = { reason: { code: 'no-such', display: 'Odd' }, initiator: 'Patient' }
    expect(await cancel(third, { scope: 'ThisAndFollowing', cancellation: odd })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/cancellation/reason' }] },
    })

    const answer = await cancel(third, { scope: 'ThisAndFollowing', cancellation })
    expect(fatesOf(answer).map(([index, fate]) => [index, fate])).toEqual([
      [2, 'Cancelled'],
      [3, 'Cancelled'],
    ])
    const all = await seriesOf(desk, first.id)
    expect(all.map(({ status }) => status)).toEqual(['booked', 'booked', 'cancelled', 'cancelled'])
    expect(all[2]).toMatchObject({
      cancellation: { reason: { code: 'ill' } },
      attendees: [{ status: 'cancelled' }],
    })
    expect(all[0].recurrence.end).toEqual({ until: '2030-06-16' })
    await created(
      desk,
      'Appointments?confirmed=true',
      aVisit(scene, '2030-06-17T14:00:00Z', { location: undefined }),
    )

    expect(
      await cancel(await named(desk, rows, 3), { scope: 'ThisAndFollowing', cancellation }),
    ).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'scheduling.series-nothing-left' }] },
    })
  })

  test('of two desks that change a series at once one is told of the conflict, and the other one has changed all of it', async () => {
    const { first, rows } = await begun('2030-07-01T14:00:00Z')
    const [second, third] = [await named(desk, rows, 1), await named(desk, rows, 2)]
    const asked = (start: string) => ({ scope: 'WholeSeries', changes: { start } })
    const answers = await Promise.all([
      change(second, asked('2030-07-08T18:00:00Z')),
      change(third, asked('2030-07-15T20:00:00Z')),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const hour = answers[0]?.status === 200 ? '18' : '20'
    const all = await seriesOf(desk, first.id)
    expect(all.map(({ start }) => start.slice(11, 13))).toEqual([hour, hour, hour, hour])
  })

  test('a rule cannot say every day: then nothing is changed', async () => {
    const { rows } = await aSeries(scene, desk, {
      start: '2030-08-05T14:00:00Z',
      rule: { frequency: 'Monthly', nthWeekday: { nth: 1, weekday: 'Monday' }, end: { count: 3 } },
    })
    const second = await named(desk, rows, 0)
    const body = { scope: 'WholeSeries', changes: { start: '2030-08-06T14:00:00Z' } }
    expect(await change(second, body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/changes/start', code: 'scheduling.series-other-days' }] },
    })
  })

  test('nobody gains rights: a clinician changes the own series only, others and other practices none', async () => {
    const supervisor = staff(server, 'supervisor')
    const { rows } = await begun('2030-09-04T14:00:00Z', { visit: { owner: supervisor } })
    const row = await named(desk, rows, 1)
    const ask = async (client: TestClient, name: string, body: object) =>
      (await act(client, row, { name, body })).status
    const body = { scope: 'WholeSeries', changes: { title: 'Mine' } }
    const ending = { scope: 'WholeSeries', cancellation }

    const clinician = await server.signIn('clinician')
    expect(await ask(clinician, 'change-series', body)).toBe(403)
    expect(await ask(clinician, 'cancel-series', ending)).toBe(403)
    const hillside = await makeTestPractice(server.world, 'hillside', { boss: ['administrative'] })
    const elsewhere = await server.signIn('boss', hillside)
    expect(await ask(elsewhere, 'change-series', body)).toBe(404)
    expect((await act(desk, row, { name: 'extend-series', body: {} })).status).toBe(403)
    const single = await created(
      desk,
      'Appointments?confirmed=true',
      aVisit(scene, '2030-09-06T20:00:00Z', { location: undefined }),
    )
    expect(await change(single, body)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'scheduling.series-none' }] },
    })
    await hide(scene.patient)
    expect(await ask(desk, 'change-series', body)).toBe(404)
    expect(await ask(desk, 'cancel-series', ending)).toBe(404)
  })
})
