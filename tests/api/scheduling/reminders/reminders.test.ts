import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/build-world.ts'
import { jobs } from '#server/app/features.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type MailCatcher, startMailCatcher, wordsOf } from '#tests/support/server/mail-catcher.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'
import { startTextCatcher, type TextCatcher } from '#tests/support/server/text-catcher.ts'

const hour = 3_600_000
const secret = 'a secret of the test that is long enough'
const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }

describe.each(databasesFor(import.meta.url))('reminders on the %s database', (database) => {
  let mail: MailCatcher
  let phones: TextCatcher
  let server: TestServer
  let scene: Scene
  /** Each test has a week of its own, which begins on a Monday at noon in UTC. */
  let monday = Date.parse('2030-03-04T12:00:00.000Z')
  let clock = monday
  beforeAll(async () => {
    mail = await startMailCatcher()
    phones = await startTextCatcher()
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      messengers: {
        smtp: { url: mail.url, from: 'reminders@clinic.example' },
        texts: { url: phones.url, secret },
      },
    })
    scene = await setScene(server)
    await work()
  })
  afterAll(async () => {
    await server?.close()
    await mail?.close()
    await phones?.close()
  })
  beforeEach(async () => {
    monday += 7 * 24 * hour
    clock = monday
    await signIn()
    await work()
  })
  afterEach(() => {
    mail.letters.length = 0
    phones.texts.length = 0
    mail.refuses = undefined
    phones.answers = 200
  })

  const signIn = async () => {
    scene = { ...scene, admin: await server.signIn('admin') }
  }
  /** What is due at this moment is done. */
  async function work(world: World = server.world): Promise<void> {
    const running = startJobs({ world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  /** Lets time pass until so many hours after the beginning of the week, a quarter of an hour at a time around the end of it. */
  async function pass(hours: number): Promise<void> {
    const end = monday + hours * hour
    for (const at of [end - hour / 2, end - hour / 4, end, end + hour / 4]) {
      clock = Math.max(clock, at)
      await work()
    }
    await signIn()
  }
  const at = (hours: number) => new Date(monday + hours * hour).toISOString()
  async function wants(reminders: readonly string[], more: object = {}, contacts = usual): Promise<void> {
    const path = `Patients/${scene.patient.id}`
    const { body } = await scene.admin.ask('GET', path)
    const answer = await scene.admin.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
      body: [
        { op: 'add', path: '/contacts', value: contacts },
        { op: 'add', path: '/communicationPreferences', value: { reminders, ...more } },
      ],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const usual: readonly object[] = [
    { system: 'email', value: 'ana@home.example' },
    { system: 'phone', value: '+13125550123', maySendText: true },
  ]
  const visit = (hours: number, more: object = {}) =>
    created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, at(hours), more))
  async function change({ id }: Row, body: readonly object[]): Promise<void> {
    const { meta } = (await scene.admin.ask('GET', `Appointments/${id}`)).body
    const answer = await scene.admin.ask(
      'PATCH',
      `Appointments/${id}?versionId=${meta.versionId}&confirmed=true`,
      { body },
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const cancelled = [
    { op: 'replace', path: '/status', value: 'cancelled' },
    {
      op: 'add',
      path: '/cancellation',
      value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
    },
  ]
  const toldOf = async ({ id }: Row) =>
    (await scene.admin.ask('GET', `Appointments/${id}`)).body.reminders ?? []

  test('a patient is reminded by e-mail two days and two hours before, without a word of what the visit is for, and the appointment says so', async () => {
    await wants(['Email'])
    const booked = await visit(50)
    await pass(2)
    expect(mail.letters).toHaveLength(1)
    const [letter = { to: [], source: '' }] = mail.letters
    expect(letter.to).toEqual(['ana@home.example'])
    const { head, body } = wordsOf(letter)
    expect(head).toMatch(/^Subject: Reminder of your appointment$/m)
    expect(head).toMatch(/^From: reminders@clinic\.example$/m)
    expect(body.trim()).toMatch(
      /^Practice riverbend: You have an appointment on Wednesday, March 13, 2030 at 9:00 AM \(CDT\)\. If you cannot come, please tell us\.$/,
    )
    for (const word of ['Ana', 'Rivera', 'therapy', 'Outpatient', 'anxiety', 'Room'])
      expect(letter.source).not.toContain(word)
    expect(await toldOf(booked)).toMatchObject([
      { channel: 'Email', result: 'Success', attendee: '1', start: at(50) },
    ])
    await pass(48)
    expect(mail.letters).toHaveLength(2)
    await pass(49)
    expect(mail.letters).toHaveLength(2)
    expect(await toldOf(booked)).toHaveLength(2)
    expect(phones.texts).toEqual([])
  })

  test('a text message goes in the language of the patient to a number that may get some, signed, with the number to call and the link of a visit by video', async () => {
    await wants(['Sms'], { language: { code: 'es', display: 'Spanish' } })
    const preferences = (await scene.admin.ask('GET', 'PracticePreferences/default')).body
    const said = await scene.admin.ask(
      'PATCH',
      `PracticePreferences/${preferences.id}?versionId=${preferences.meta.versionId}`,
      { body: [{ op: 'add', path: '/reminderPhone', value: '(312) 555-0100' }] },
    )
    expect(said.status, JSON.stringify(said.body)).toBe(200)
    await visit(50, {
      mode: 'Telehealth',
      location: undefined,
      serviceLocation: { kind: 'Virtual', telehealthUrl: 'https://video.example/room-1' },
    })
    await pass(2)
    expect(phones.texts).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = phones.texts
    const message = JSON.parse(body)
    expect(message).toEqual({ id: headers['idempotency-key'], to: '+13125550123', text: expect.any(String) })
    expect(message.text).toContain('Usted tiene una cita el')
    expect(message.text).toContain('https://video.example/room-1')
    expect(message.text).toContain('llame al (312) 555-0100')
    const made = createHmac('sha256', secret)
      .update(`${headers['goldthread-timestamp']}.${body}`)
      .digest('hex')
    expect(headers['goldthread-signature']).toBe(`sha256=${made}`)
    expect(mail.letters).toEqual([])
  })

  test('nobody is reminded who has not chosen a way, whose number may get no texts, or who is not served any more', async () => {
    await visit(50)
    await wants([])
    await pass(2)
    await wants(['Sms', 'InApp'], {}, [
      { system: 'phone', value: '+13125550123' },
      { system: 'sms', value: '555' },
    ])
    await pass(48)
    expect([mail.letters, phones.texts]).toEqual([[], []])
  })

  test('who wants rest is reminded when the quiet hours are over', async () => {
    await wants(['Email'], { quietHours: { start: '20:00', end: '09:30' } })
    const booked = await visit(50)
    await pass(2)
    expect(mail.letters).toEqual([])
    await pass(3)
    expect(mail.letters).toHaveLength(1)
    expect(await toldOf(booked)).toHaveLength(1)
  })

  test('a visit that was moved is told at its new time and not at the old one, a cancelled one not at all', async () => {
    await wants(['Email'])
    const moved = await visit(50)
    const gone = await visit(51)
    await pass(1)
    await change(moved, [
      { op: 'replace', path: '/start', value: at(74) },
      { op: 'replace', path: '/end', value: at(75) },
    ])
    await change(gone, cancelled)
    await pass(3)
    expect(mail.letters).toEqual([])
    await pass(26)
    expect(mail.letters).toHaveLength(1)
    expect(wordsOf(mail.letters[0] ?? { to: [], source: '' }).body).toContain('Thursday')
    await change(moved, [
      { op: 'replace', path: '/start', value: at(98) },
      { op: 'replace', path: '/end', value: at(99) },
    ])
    await pass(50)
    expect(mail.letters).toHaveLength(2)
    expect((await toldOf(moved)).map(({ start }: { readonly start: string }) => start)).toEqual([
      at(74),
      at(98),
    ])
  })

  test('who books at noon for five is reminded two hours before, and of nothing that was due yesterday', async () => {
    await wants(['Email'])
    await visit(5)
    await pass(0.5)
    expect(mail.letters).toEqual([])
    await pass(3)
    expect(mail.letters).toHaveLength(1)
  })

  test('what nobody takes is tried again; what is refused, and what nobody took to the end, stands at the appointment', async () => {
    await wants(['Email', 'Sms'])
    mail.refuses = 450
    phones.answers = 410
    const booked = await visit(50)
    await pass(2)
    expect(mail.letters).toEqual([])
    expect(await toldOf(booked)).toMatchObject([{ channel: 'Sms', result: 'Failed', trouble: 'Refused' }])
    mail.refuses = undefined
    await pass(2.75)
    expect(mail.letters).toHaveLength(1)
    expect(phones.texts).toHaveLength(1)
    expect(await toldOf(booked)).toMatchObject([
      { channel: 'Sms', result: 'Failed' },
      { channel: 'Email', result: 'Success' },
    ])
    mail.refuses = 450
    phones.answers = 503
    for (const hours of [48, 48.5, 49, 49.75]) await pass(hours)
    expect(await toldOf(booked)).toMatchObject([
      {},
      {},
      { channel: 'Email', result: 'Failed', trouble: 'NotReached' },
      { channel: 'Sms', result: 'Failed', trouble: 'NotReached' },
    ])
  })

  test('a mail server that is away keeps nobody waiting: the fourth letter is left for the next time, and what was never taken stands at its visit', async () => {
    await wants(['Email'])
    const booked: Row[] = []
    for (const hours of [50, 51, 52, 53, 54]) booked.push(await visit(hours))
    await pass(1)
    mail.refuses = 450
    clock = monday + 6.5 * hour
    await work()
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ tried: string }>`
        select count(*) as tried from reminder where start_at > ${at(40)}::timestamptz and tries > 0
          and channel = 'Email'`.execute(transaction),
    )
    expect(Number(rows[0]?.tried)).toBe(3)
    mail.refuses = undefined
    clock = monday + 50 * hour + 1
    await work()
    expect(mail.letters.length).toBeGreaterThan(3)
    await signIn()
    const first = booked[0]
    if (first) expect(await toldOf(first)).toMatchObject([{ result: 'Failed', trouble: 'NotReached' }])
  })

  test('a reminder that was in the hands of somebody who died is sent by the next, once', async () => {
    await wants(['Email'])
    await visit(50)
    await pass(1)
    await server.world.database.asOwner((transaction) =>
      sql`
        update reminder set state = 'Sending', tries = 1, next_at = ${at(2.1)}::timestamptz
        where practice_id = ${server.practice.id}::uuid and start_at = ${at(50)}::timestamptz and hours = 48
          and channel = 'Email'`.execute(transaction),
    )
    await pass(2)
    expect(mail.letters).toHaveLength(1)
    await pass(3)
    expect(mail.letters).toHaveLength(1)
  })

  test('background work alone says how a reminder ended', async () => {
    const booked = await visit(50)
    const told = { attendee: '1', start: at(50), at: at(2), channel: 'Email', result: 'Success' }
    const answer = await scene.admin.ask('POST', `Appointments/${booked.id}/take-reminder`, { body: told })
    expect(answer.status).toBe(403)
    const forged = await scene.admin.ask('PATCH', `Appointments/${booked.id}?versionId=1`, {
      body: [{ op: 'add', path: '/reminders', value: [told] }],
    })
    expect(forged.status).not.toBe(200)
  })

  // The embedded database has one server.
  if (database === 'postgres')
    test('two servers on one database remind once', async () => {
      await wants(['Email'])
      await Promise.all([50, 51, 52, 53, 54, 55].map((hours) => visit(hours)))
      const place = server.place
      const second = await openDatabase(place)
      const world = buildWorld({
        database: second,
        keys: openKeys(join(place.dataDirectory, 'keys.json')),
        now: () => instantAt(clock),
        messengers: { smtp: { url: mail.url, from: 'reminders@clinic.example' } },
      })
      for (const hours of [1, 2.1, 4, 6, 8]) {
        clock = monday + hours * hour
        await Promise.all([work(), work(world)])
      }
      await second.close()
      expect(mail.letters).toHaveLength(6)
    })

  test('where nothing is set up, nothing is planned and nothing is sent, and the administrators read so', async () => {
    const quiet = await startTestServer({ database, now: () => instantAt(clock) })
    const there = { ...(await setScene(quiet)) }
    await created(
      there.admin,
      'Appointments',
      aVisit(there, at(3), {
        attendees: [{ id: '1', kind: 'Patient', subject: bare(there.patient), status: 'booked' }],
      }),
    )
    await work(quiet.world)
    clock += hour
    await work(quiet.world)
    const { rows } = await quiet.world.database.asOwner((transaction) =>
      sql`select 1 from reminder`.execute(transaction),
    )
    expect(rows).toEqual([])
    const here = await quiet.signIn('admin')
    await signIn()
    const told = async (client: Scene['admin']) =>
      (await client.ask('POST', 'PracticePreferences/environment', { body: {} })).body
    expect(await told(here)).toMatchObject({ remindsByEmail: false, remindsByText: false })
    expect(await told(scene.admin)).toMatchObject({ remindsByEmail: true, remindsByText: true })
    await quiet.close()
  })
})
