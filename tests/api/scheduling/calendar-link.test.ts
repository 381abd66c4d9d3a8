import { sql } from 'kysely'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'

const hour = 3_600_000
const zone = 'America/Chicago'

type Calendar = { readonly status: number; readonly headers: Headers; readonly text: string }

describe.each(databasesFor(import.meta.url))('a private calendar link on the %s database', (database) => {
  let server: TestServer
  let elsewhere: TestPractice
  let scene: Scene
  let clinician: TestClient
  let clock = Date.parse('2030-02-27T12:00:00.000Z')
  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        other: ['non-prescribing-clinician'],
        intake: ['case-management'],
        implementer: ['implementation'],
      },
    })
    elsewhere = await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
    scene = await setScene(server)
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    // Whoever is counted within the hour is counted anew in each test.
    clock += 2 * hour
    clinician = await server.signIn('clinician')
    scene = { ...scene, admin: await server.signIn('admin') }
  })

  async function read(link: string, headers: Record<string, string> = {}): Promise<Calendar> {
    const answer = await fetch(`${server.url}${link}`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  async function linkOf(client: TestClient): Promise<string> {
    const made = await client.ask('POST', 'Appointments/make-calendar-link', { body: {} })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 })
    return made.body.link
  }
  const eventsIn = ({ text }: Calendar) => convertIcsCalendar(undefined, text).events ?? []
  const eventOf = (calendar: Calendar, { id }: { readonly id: string }) =>
    eventsIn(calendar).find(({ uid }) => uid === id)
  const block = (login: string, start: string, end: string, more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', {
      status: 'booked',
      kind: 'Block',
      start,
      end,
      timezone: zone,
      duration: 60,
      isGroup: false,
      owner: staff(server, login),
      title: 'About Ana Rivera',
      description: 'Ana Rivera is late',
      ...more,
    })
  const visit = (start: string, more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start, more))
  async function allow(names: boolean): Promise<void> {
    const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
    const changed = await scene.admin.ask(
      'PATCH',
      `PracticePreferences/${body.id}?versionId=${body.meta.versionId}`,
      { body: [{ op: 'add', path: '/namesInCalendars', value: names }] },
    )
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  }
  const nothing = async (link: string) => {
    const answer = await read(link)
    const { status, code, detail } = JSON.parse(answer.text)
    return { status, code, detail, type: answer.headers.get('content-type') }
  }

  test('shows the own appointments as moments, without any word that somebody typed or any name', async () => {
    const own = await visit('2030-03-04T16:00:00.000Z')
    const event = await block('clinician', '2030-03-04T18:00:00.000Z', '2030-03-04T19:00:00.000Z')
    const asGuest = await block('other', '2030-03-05T18:00:00.000Z', '2030-03-05T19:00:00.000Z', {
      kind: 'Meeting',
      attendees: [{ id: '1', kind: 'Practitioner', subject: staff(server, 'clinician'), status: 'booked' }],
    })
    const calendar = await read(await linkOf(clinician))
    expect(calendar.status, calendar.text).toBe(200)
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(eventOf(calendar, own)).toMatchObject({
      summary: 'Visit',
      location: 'Room 2',
      status: 'CONFIRMED',
      start: { date: new Date('2030-03-04T16:00:00.000Z') },
      end: { date: new Date('2030-03-04T17:00:00.000Z') },
    })
    expect(eventOf(calendar, event)).toMatchObject({ summary: 'Blocked time' })
    expect(eventOf(calendar, asGuest)).toMatchObject({ summary: 'Meeting' })
    for (const word of ['Ana', 'Rivera', 'Marlowe', 'late', 'About', 'Individual therapy', 'Outpatient'])
      expect(calendar.text).not.toContain(word)
    const lines = calendar.text.split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
  })

  test('shows who comes where the practice allows it, and stops when it does not any more', async () => {
    const own = await visit('2030-03-06T16:00:00.000Z')
    const link = await linkOf(clinician)
    await allow(true)
    expect(eventOf(await read(link), own)?.summary).toMatch(/^Visit: .*Ana.*Rivera|^Visit: Rivera, Ana/)
    await allow(false)
    expect((await read(link)).text).not.toContain('Rivera')
  })

  test('shows nothing of what others have: their visits, their private events', async () => {
    const secret = await block('other', '2030-03-07T18:00:00.000Z', '2030-03-07T19:00:00.000Z')
    const calendar = await read(await linkOf(clinician))
    expect(eventOf(calendar, secret)).toBeUndefined()
    expect(calendar.text).not.toContain(secret.id)
    const others = await read(await linkOf(await server.signIn('other')))
    expect(eventOf(others, secret)).toMatchObject({ summary: 'Blocked time' })
  })

  test('says that a visit is cancelled, keeps whole days whole, and leaves out wishes and what was entered by mistake', async () => {
    const cancelled = await visit('2030-03-08T16:00:00.000Z')
    const mistake = await visit('2030-03-08T18:00:00.000Z')
    await change(cancelled, [
      { op: 'replace', path: '/status', value: 'cancelled' },
      {
        op: 'add',
        path: '/cancellation',
        value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
      },
    ])
    await change(mistake, [{ op: 'replace', path: '/status', value: 'entered-in-error' }])
    await block('clinician', '2030-03-09T14:00:00.000Z', '2030-03-09T23:00:00.000Z', {
      kind: 'TimeOff',
      allDay: true,
      duration: 540,
    })
    const calendar = await read(await linkOf(clinician))
    expect(eventOf(calendar, cancelled)).toMatchObject({
      status: 'CANCELLED',
      timeTransparent: 'TRANSPARENT',
    })
    expect(eventOf(calendar, mistake)).toBeUndefined()
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20300309\r\nDTEND;VALUE=DATE:20300310')
  })
  async function change({ id, versionId }: Row, body: object): Promise<void> {
    const answer = await scene.admin.ask(
      'PATCH',
      `Appointments/${id}?versionId=${versionId}&confirmed=true`,
      { body },
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  test('is answered with its tag, and with nothing more while nothing has changed', async () => {
    const link = await linkOf(clinician)
    const first = await read(link)
    const tag = first.headers.get('etag') ?? ''
    const again = await read(link, { 'if-none-match': tag })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    expect((await read(link, { 'if-none-match': `W/${tag}` })).status).toBe(304)
    await visit('2030-03-11T16:00:00.000Z')
    const changed = await read(link, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('answers the same to a link that was replaced, turned off, changed or never made, and to one of somebody who has left or reads no appointments', async () => {
    const replaced = await linkOf(clinician)
    const revoked = await linkOf(clinician)
    const answer = await clinician.ask('POST', 'Appointments/revoke-calendar-link', { body: {} })
    expect(answer.body).toEqual({ revoked: true })
    expect((await clinician.ask('POST', 'Appointments/revoke-calendar-link', { body: {} })).body).toEqual({
      revoked: false,
    })
    const works = await linkOf(await server.signIn('other'))
    const changed = works.replace(/.(?=\.ics$)/, (sign) => (sign === 'A' ? 'E' : 'A'))
    const unknown = await nothing('/api/v1/calendars/none.ics')
    expect(unknown).toMatchObject({ status: 404 })
    for (const link of [replaced, revoked, changed, works.replace('.ics', '')])
      expect(await nothing(link)).toEqual(unknown)

    const { body } = await scene.admin.ask('GET', `Practitioners/${staff(server, 'other').id}`)
    const left = await scene.admin.ask('PATCH', `Practitioners/${body.id}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'replace', path: '/active', value: false }],
    })
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(await nothing(works)).toEqual(unknown)

    const desk = await linkOf(await server.signIn('intake'))
    expect((await read(desk)).status).toBe(200)
    const sets = (await scene.admin.ask('GET', 'GrantSets?pageSize=200')).body
    const login = sets.find(({ key }: { readonly key: string }) => key === 'practitioner-login')
    const role = await created(scene.admin, 'SecurityRoles', {
      name: 'Nothing',
      key: 'nothing',
      grantSets: [{ id: login.id, resourceType: 'GrantSet' }],
      populationLevel: 'CareTeam',
    })
    const record = (await scene.admin.ask('GET', `Practitioners/${staff(server, 'intake').id}`)).body
    const lost = await scene.admin.ask(
      'PATCH',
      `Practitioners/${record.id}?versionId=${record.meta.versionId}`,
      {
        body: [{ op: 'replace', path: '/roles', value: [{ id: role.id, resourceType: 'SecurityRole' }] }],
      },
    )
    expect(lost.status, JSON.stringify(lost.body)).toBe(200)
    expect(await nothing(desk)).toEqual(unknown)
  })

  test('opens the calendar of its own practice only, and no other call', async () => {
    const stranger = await server.signIn('stranger', elsewhere)
    const link = await linkOf(stranger)
    await visit('2030-03-12T16:00:00.000Z')
    expect(eventsIn(await read(link))).toEqual([])
    const token = link.replace(/^.*\//, '').replace('.ics', '')
    const asked = await fetch(`${server.url}/api/v1/practices/riverbend/Appointments`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asked.status).toBe(401)
  })

  test('leaves a row for each reading, that of nobody for one that opens nothing, and keeps the hash of the secret alone', async () => {
    const link = await linkOf(clinician)
    const answer = await read(link)
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<Record<string, unknown>>`
        select practice_id, profile_id, type, outcome, detail ->> 'event' as event, detail ->> 'delivery' as delivery
        from audit_event where request_id = ${answer.headers.get('requestid')}::uuid`.execute(transaction),
    )
    expect(rows).toEqual([
      {
        practice_id: server.practice.id,
        profile_id: staff(server, 'clinician').id,
        type: 'Appointment',
        outcome: 'Success',
        event: 'export',
        delivery: 'link',
      },
    ])
    const state = await clinician.ask('POST', 'Appointments/calendar-link', { body: {} })
    expect(state.body).toEqual({
      showsNames: false,
      madeAt: instantAt(clock).iso,
      readAt: instantAt(clock).iso,
    })
    const token = link.replace(/^.*\//, '').replace('.ics', '')
    const kept = await server.world.database.asOwner(async (transaction) => {
      const found = await sql<{
        row: string
      }>`select row_to_json(calendar_link)::text as row from calendar_link`.execute(transaction)
      return found.rows.map(({ row }) => row).join('\n')
    })
    for (const form of [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ])
      expect(kept).not.toContain(form)
  })

  test('is read sixty times within an hour, and waits then', async () => {
    const link = await linkOf(clinician)
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) statuses.push((await read(link)).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
    clock += hour
    expect((await read(link)).status).toBe(200)
  })
})
