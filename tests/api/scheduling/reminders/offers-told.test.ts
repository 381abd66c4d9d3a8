import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type MailCatcher, startMailCatcher, wordsOf } from '#tests/support/server/mail-catcher.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'
import { startTextCatcher, type TextCatcher } from '#tests/support/server/text-catcher.ts'

const minute = 60_000
const secret = 'a secret of the test that is long enough'
const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }

describe.each(databasesFor(import.meta.url))('a time that is offered, on the %s database', (database) => {
  let mail: MailCatcher
  let phones: TextCatcher
  let server: TestServer
  let scene: Scene
  /** Each test has a day of its own; it is half past eight in the morning in Chicago. */
  let morning = Date.parse('2030-02-04T14:31:00.000Z')
  let clock = morning
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
    morning += 24 * 60 * minute
    clock = morning
    await work()
    await signIn()
    await practiceSays([
      { op: 'add', path: '/reminderPhone', value: '' },
      { op: 'remove', path: '/reminderPhone' },
      { op: 'add', path: '/offerHoldMinutes', value: 30 },
    ])
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
  async function work(): Promise<void> {
    const running = startJobs({ world: server.world, jobs, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  async function pass(minutes: number): Promise<void> {
    clock += minutes * minute
    await work()
    await signIn()
  }
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
  async function practiceSays(body: readonly object[]): Promise<void> {
    const { id, meta } = (await scene.admin.ask('GET', 'PracticePreferences/default')).body
    const path = `PracticePreferences/${id}?versionId=${meta.versionId}`
    const answer = await scene.admin.ask('PATCH', path, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const usual: readonly object[] = [
    { system: 'email', value: 'ana@home.example' },
    { system: 'phone', value: '+13125550123', maySendText: true },
  ]
  const act = ({ id }: Pick<Row, 'id'>, name: string, body: object) =>
    scene.admin.ask('POST', `Appointments/${id}/${name}`, { body })
  /** Somebody waits, and a time three hours from now is offered; answers how they are told. */
  async function offered(more: object = {}, desk = scene.admin) {
    const waiting: object = aVisit(scene, '2030-03-04T10:00:00Z', { location: undefined })
    const row = await created(desk, 'Appointments', {
      ...{ ...waiting, start: undefined, end: undefined, status: 'waitlist', waitlist: {} },
      ...more,
    })
    const start = new Date(clock + 180 * minute).toISOString()
    const end = new Date(clock + 240 * minute).toISOString()
    const { id: location } = scene.room
    const time = { start, end, owner: scene.owner.id, location }
    const answer = await desk.ask('POST', `Appointments/${row.id}/offer-time`, {
      body: { versionId: row.versionId, ...time },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { row, messages: answer.body.waitlist.attempts.at(-1).messages }
  }
  const toldOf = async ({ id }: Pick<Row, 'id'>) =>
    (await scene.admin.ask('GET', `Appointments/${id}`)).body.waitlist.attempts.at(-1).messages
  const nobody = () => expect([mail.letters, phones.texts]).toEqual([[], []])

  test('is told by e-mail at once: day, time, place and until when it is held, without a word of what the visit is for', async () => {
    await wants(['Email'])
    const { row, messages } = await offered()
    expect(messages).toMatchObject([{ channel: 'Email', result: 'Pending', attendee: '1' }])
    await work()
    expect(mail.letters).toHaveLength(1)
    const [letter = { to: [], source: '' }] = mail.letters
    expect(letter.to).toEqual(['ana@home.example'])
    const { head, body } = wordsOf(letter)
    expect(head).toMatch(/^Subject: A time is free for you$/m)
    expect(body.trim()).toMatch(
      /^Practice riverbend: A time is free for you on Tuesday, February 5, 2030 at 11:31 AM \(CST\)\. Place: [^.]+\. We hold it for you until 9:01 AM\. If you want it, please tell us\.$/,
    )
    for (const word of ['Ana', 'Rivera', 'therapy', 'Outpatient', 'anxiety'])
      expect(letter.source).not.toContain(word)
    await signIn()
    expect(await toldOf(row)).toMatchObject([{ channel: 'Email', result: 'Success', attendee: '1' }])
    await pass(5)
    expect(mail.letters).toHaveLength(1)
    const accepted = await act(row, 'answer-offer', { answer: 'Accepted' })
    expect(accepted.body).toMatchObject({
      status: 'booked',
      waitlist: { attempts: [{ outcome: 'Accepted', messages: [{ result: 'Success' }] }] },
    })
  })

  test('is told by text message in the language of the patient, with whom to call; a long hold names its day', async () => {
    await wants(['Sms'], { language: { code: 'es', display: 'Spanish' } })
    await practiceSays([
      { op: 'add', path: '/reminderPhone', value: '(312) 555-0100' },
      { op: 'add', path: '/offerHoldMinutes', value: 1440 },
    ])
    const { row } = await offered()
    await work()
    await signIn()
    expect(mail.letters).toEqual([])
    expect(phones.texts).toHaveLength(1)
    const { to, text } = JSON.parse(phones.texts[0]?.body ?? '{}')
    expect(to).toBe('+13125550123')
    expect(text).toContain('Hay una cita disponible para usted el')
    expect(text).toMatch(/Se la reservamos hasta el .* a las 08:31\./)
    expect(text).toContain('Para aceptarla, llame al (312) 555-0100.')
    await act(row, 'answer-offer', { answer: 'Declined' })
  })

  test('is not told where nobody has agreed, has no address or has quiet hours: whoever offers it reads why at once', async () => {
    const whyNot = async () => {
      const { row, messages } = await offered()
      await act(row, 'answer-offer', { answer: 'NoAnswer' })
      return messages.map(({ result, trouble }: Record<string, string>) => `${result} ${trouble}`)
    }
    await wants([])
    expect(await whyNot()).toEqual(['Failed NotChosen'])
    await wants(['Sms', 'InApp'], {}, [{ system: 'phone', value: '+13125550123' }])
    expect(await whyNot()).toEqual(['Failed NoAddress'])
    await wants(['Email'], { quietHours: { start: '06:00', end: '12:00' } })
    expect(await whyNot()).toEqual(['Failed QuietHours'])
    await work()
    nobody()
  })

  test('who wants rest for some minutes is told when these are over', async () => {
    await wants(['Email'], { quietHours: { start: '20:00', end: '08:40' } })
    const { row } = await offered()
    await work()
    nobody()
    await pass(10)
    expect(mail.letters).toHaveLength(1)
    expect(await toldOf(row)).toMatchObject([{ result: 'Success' }])
  })

  test('is not told any more once it was answered, called off or ran out before', async () => {
    await wants(['Email'])
    const { row: answered } = await offered()
    const declined = await act(answered, 'answer-offer', { answer: 'Declined' })
    expect(declined.body.waitlist.attempts).toMatchObject([
      { outcome: 'Declined', messages: [{ result: 'Failed', trouble: 'OfferEnded' }] },
    ])
    const { row: withdrawn } = await offered()
    const { meta } = (await scene.admin.ask('GET', `Appointments/${withdrawn.id}`)).body
    const off = await scene.admin.ask('PATCH', `Appointments/${withdrawn.id}?versionId=${meta.versionId}`, {
      body: [
        { op: 'replace', path: '/status', value: 'cancelled' },
        {
          op: 'add',
          path: '/cancellation',
          value: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
        },
      ],
    })
    expect(off.status, JSON.stringify(off.body)).toBe(200)
    const { row: lapsed } = await offered()
    await pass(31)
    await pass(5)
    nobody()
    expect(await toldOf(withdrawn)).toMatchObject([{ trouble: 'OfferEnded' }])
    const late = (await scene.admin.ask('GET', `Appointments/${lapsed.id}`)).body
    expect(late).toMatchObject({ status: 'waitlist', waitlist: { attempts: [{ outcome: 'Expired' }] } })
    expect((await toldOf(lapsed))[0].result).toBe('Failed')
  })

  test('what nobody takes is tried again after five minutes; what is refused, and what nobody took to the end, says so', async () => {
    await wants(['Email', 'Sms'])
    mail.refuses = 450
    phones.answers = 410
    const { row } = await offered()
    await work()
    await signIn()
    expect(await toldOf(row)).toMatchObject([
      { channel: 'Email', result: 'Pending' },
      { channel: 'Sms', result: 'Failed', trouble: 'Refused' },
    ])
    mail.refuses = undefined
    await pass(6)
    expect(mail.letters).toHaveLength(1)
    expect((await toldOf(row))[0]).toMatchObject({ channel: 'Email', result: 'Success' })
    await act(row, 'answer-offer', { answer: 'Declined' })

    await wants(['Email'])
    mail.refuses = 450
    const { row: never } = await offered()
    await work()
    for (const minutes of [6, 6, 6]) await pass(minutes)
    expect(mail.letters).toHaveLength(1)
    expect(await toldOf(never)).toMatchObject([{ result: 'Failed', trouble: 'NotReached' }])
    expect((await scene.admin.ask('GET', `Appointments/${never.id}`)).body.status).toBe('pending')
  })

  test('the same time offered once more is told once more', async () => {
    await wants(['Email'])
    const { row } = await offered()
    await work()
    await signIn()
    const back = await act(row, 'answer-offer', { answer: 'NoAnswer' })
    const [{ start, end }] = back.body.waitlist.attempts
    clock += minute
    const again = await act(row, 'offer-time', {
      ...{ versionId: back.body.meta.versionId, start, end, owner: scene.owner.id },
    })
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    await work()
    expect(mail.letters).toHaveLength(2)
  })

  test('where nothing is set up that sends, that is said', async () => {
    const quiet = await startTestServer({ database, now: () => instantAt(clock) })
    const own = await setScene(quiet)
    const kept = scene
    scene = own
    try {
      const { messages } = await offered({}, own.admin)
      expect(messages).toMatchObject([{ result: 'Failed', trouble: 'NotSetUp' }])
    } finally {
      scene = kept
      await quiet.close()
    }
  })
})
