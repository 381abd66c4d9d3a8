import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

type Refused = { readonly pointer: string; readonly code: string; readonly detail?: string }

describe.each(databasesFor(import.meta.url))('the hours of a schedule, on the %s database', (database) => {
  let server: TestServer
  let desk: TestClient
  beforeAll(async () => {
    const staff = {
      admin: ['administrative', 'supervisor'],
      first: ['supervisor'],
      second: ['supervisor'],
      third: ['supervisor'],
      fourth: ['supervisor'],
    }
    server = await startTestServer({ database, staff })
    desk = await server.signIn('admin')
  }, 60_000)
  afterAll(() => server?.close())

  const hoursOf = (login: string, more: object = {}) => ({
    owner: { id: server.practice.profiles.get(login) ?? '', resourceType: 'Practitioner' },
    ownerKind: 'Practitioner',
    name: `Hours of ${login}`,
    timezone: 'America/Chicago',
    ...more,
  })
  const on = (id: string, start: string, end: string, more: object = {}) => ({
    ...{ id, kind: 'Available', weekday: 'Tuesday', start, end },
    ...more,
  })
  const change = async (id: string, path: string, value: unknown) => {
    const { meta } = (await desk.ask('GET', `Schedules/${id}`)).body
    return desk.ask('PATCH', `Schedules/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path, value }],
    })
  }
  const said = (answer: { readonly body: { readonly errors?: readonly Refused[] } }) =>
    (answer.body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)

  test('that end before they begin, or at the same time, are refused at their end, each by itself', async () => {
    const body = hoursOf('first', {
      availability: [on('a', '09:00', '17:00'), on('b', '19:00', '18:00'), on('c', '20:00', '20:00')],
      exceptions: [{ date: '2030-12-24', kind: 'TimeOff', start: '12:00', end: '11:00' }],
    })
    const refused = await desk.ask('POST', 'Schedules', { body })
    expect(refused.status).toBe(422)
    expect(said(refused)).toEqual([
      '/availability/1/end availability.problem-end-before-start',
      '/availability/2/end availability.problem-end-before-start',
      '/exceptions/0/end availability.problem-exception-end',
    ])
    expect(JSON.stringify(refused.body)).toContain('The end is not after the start.')
    const period = { start: '2030-06-01', end: '2030-05-01' }
    const turned = await desk.ask('POST', 'Schedules', { body: hoursOf('first', { period }) })
    expect([turned.status, said(turned)]).toEqual([422, ['/period stores.period-ends-before']])
  })

  test('that say the same time of a day twice are refused, and not those for another way to meet or until midnight', async () => {
    const twice = [on('a', '09:00', '12:00'), on('b', '11:00', '13:00')]
    const refused = await desk.ask('POST', 'Schedules', { body: hoursOf('first', { availability: twice }) })
    expect([refused.status, said(refused)]).toEqual([
      422,
      ['/availability/1/start availability.problem-overlap'],
    ])
    const made = await created(
      desk,
      'Schedules',
      hoursOf('first', {
        availability: [
          on('a', '09:00', '12:00'),
          on('b', '11:00', '13:00', { modes: ['Telehealth'] }),
          on('c', '13:00', '00:00'),
        ],
      }),
    )
    const patched = await change(made.id, '/availability/-', on('d', '14:00', '15:00'))
    expect([patched.status, said(patched)]).toEqual([
      422,
      ['/availability/3/start availability.problem-overlap'],
    ])
  })

  test('are one active schedule of an owner on each day: a second one begins when the first has ended, or waits', async () => {
    const first = await created(desk, 'Schedules', hoursOf('second', { period: { start: '2030-01-01' } }))
    const spring = { name: 'Spring', period: { start: '2031-01-01' } }
    const refused = await desk.ask('POST', 'Schedules', { body: hoursOf('second', spring) })
    expect([refused.status, said(refused)]).toEqual([409, ['/period availability.problem-second']])
    expect(JSON.stringify(refused.body)).toContain('“Hours of second” holds on some of these days already.')

    const dormant = await created(desk, 'Schedules', hoursOf('second', { ...spring, active: false }))
    expect((await change(dormant.id, '/active', true)).status).toBe(409)
    expect((await change(first.id, '/period', { start: '2030-01-01', end: '2030-12-31' })).status).toBe(200)
    expect((await change(dormant.id, '/active', true)).status).toBe(200)
    const longer = await change(first.id, '/period', { start: '2030-01-01', end: '2031-01-01' })
    expect(longer.status).toBe(409)
    expect((await change(first.id, '/slotMinutes', 30)).status).toBe(200)
  })

  test('of two that are written at the same moment for one owner one is refused', async () => {
    const body = hoursOf('third')
    const answers = await Promise.all([1, 2, 3].map(() => desk.ask('POST', 'Schedules', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('that were deleted come back only where none has taken their place', async () => {
    const body = hoursOf('fourth')
    const gone = await created(desk, 'Schedules', body)
    expect((await desk.ask('DELETE', `Schedules/${gone.id}?versionId=1`)).status).toBe(204)
    const next = await created(desk, 'Schedules', body)
    const refused = await desk.ask('POST', `Schedules/${gone.id}/restore`)
    expect([refused.status, said(refused)]).toEqual([409, ['/period availability.problem-second']])
    expect((await desk.ask('DELETE', `Schedules/${next.id}?versionId=1`)).status).toBe(204)
    expect((await desk.ask('POST', `Schedules/${gone.id}/restore`)).status).toBe(200)
  })
})
