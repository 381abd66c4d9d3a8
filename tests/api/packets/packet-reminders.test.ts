import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { InsideWork } from '#server/operations/handler.ts'
import type { Job, Jobs } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aSentPacket, makeLink, type PacketScene } from '#tests/support/scenes/packet-scene.ts'
import { type MailCatcher, startMailCatcher, wordsOf } from '#tests/support/server/mail-catcher.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const hour = 3_600_000
const day = 24 * hour
const patience = { heartbeat: 10, retryDelay: 0, retries: 2 }

describe.each(databasesFor(import.meta.url))('reminders of packets on the %s database', (database) => {
  let mail: MailCatcher
  let server: TestServer
  let admin: TestClient
  /** Each test begins on a Monday at ten in the morning in Chicago. */
  let monday = Date.parse('2030-02-04T16:00:00.000Z')
  let clock = monday
  beforeAll(async () => {
    mail = await startMailCatcher()
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      messengers: { smtp: { url: mail.url, from: 'reminders@clinic.example' } },
    })
    await work()
  })
  afterAll(async () => {
    await server?.close()
    await mail?.close()
  })
  beforeEach(async () => {
    monday += 28 * day
    clock = monday
    admin = await server.signIn('admin')
  })
  afterEach(() => {
    mail.letters.length = 0
    mail.refuses = undefined
  })

  /** What is due at this moment is done. */
  async function work(doing: Jobs<InsideWork> = jobs): Promise<void> {
    const running = startJobs({ world: server.world, jobs: doing, report: () => undefined, patience })
    await running.turn()
    await running.stop()
  }
  /** It is so many days later, at this hour after the first one, and all jobs have been looked at. */
  async function at(days: number, hours = 0.5, doing: Jobs<InsideWork> = jobs): Promise<void> {
    clock = monday + days * day + hours * hour
    await work(doing)
    admin = await server.signIn('admin')
  }
  /** A packet for Luz, who wants to be reminded so, and her mother. */
  async function sent(reminders: readonly string[] = ['Email'], more: object = {}): Promise<PacketScene> {
    const scene = await aSentPacket(server, admin, more)
    const path = `Patients/${scene.patient.id}`
    const { body } = await admin.ask('GET', path)
    const answer = await admin.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
      body: [
        { op: 'add', path: '/contacts', value: [{ system: 'email', value: 'luz@home.example' }] },
        { op: 'add', path: '/communicationPreferences', value: { reminders } },
      ],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return scene
  }
  const packetOf = async ({ response }: PacketScene) =>
    (await admin.ask('GET', `PacketResponses/${response.id}`)).body
  const cancel = async (scene: PacketScene) => {
    const { id, meta } = await packetOf(scene)
    const body = [{ op: 'replace', path: '/status', value: 'Cancelled' }]
    const answer = await admin.ask('PATCH', `PacketResponses/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  test('whoever has a packet waiting is reminded on the days that it names and on no other, without a word of what is asked', async () => {
    const scene = await sent()
    await at(0)
    await at(2)
    expect(mail.letters).toEqual([])
    await at(3)
    await at(3, 1.5)
    expect(mail.letters).toHaveLength(1)
    const [letter = { to: [], source: '' }] = mail.letters
    expect(letter.to).toEqual(['luz@home.example'])
    const { head, body } = wordsOf(letter)
    expect(head).toMatch(/^Subject: Forms are waiting for you$/m)
    expect(body.trim()).toBe(
      "Practice riverbend: We have sent you forms to fill in. Please fill them in before your next visit. Use the link that you were given. If it does not open any more, tell us and we'll give you a new one.",
    )
    for (const word of ['Luz', 'Vega', 'Mood', 'Intake']) expect(letter.source).not.toContain(word)
    const first = { channel: 'Email', result: 'Success', day: 3, person: { id: scene.patient.id } }
    expect((await packetOf(scene)).remindersSent).toMatchObject([first])
    await at(4)
    await at(10)
    expect(mail.letters).toHaveLength(2)
    expect((await packetOf(scene)).remindersSent).toMatchObject([first, { ...first, day: 10 }])
    await cancel(scene)
  })

  test('nobody is reminded who has not asked for it, or whose packet does not wait any more; and nobody at night', async () => {
    const optedOut = await sent(['InApp'])
    const cancelled = await sent()
    await cancel(cancelled)
    await at(3)
    expect(mail.letters).toEqual([])
    expect((await packetOf(optedOut)).remindersSent).toBeUndefined()
    await cancel(optedOut)

    const late = await sent(['Email'], { reminders: [2] })
    await at(5, -6)
    expect(mail.letters).toEqual([])
    await at(5, -0.5)
    expect(mail.letters).toHaveLength(1)
    await cancel(late)
  })

  test('what nobody takes is tried again that day under the same name; what nobody took that day is said', async () => {
    const scene = await sent()
    mail.refuses = 450
    await at(3)
    expect((await packetOf(scene)).remindersSent).toMatchObject([{ result: 'Pending', day: 3 }])
    mail.refuses = undefined
    await at(3, 1.5)
    expect(mail.letters).toHaveLength(1)
    expect((await packetOf(scene)).remindersSent).toMatchObject([{ result: 'Success', day: 3 }])
    mail.refuses = 450
    await at(10)
    mail.refuses = undefined
    await at(11)
    expect(mail.letters).toHaveLength(1)
    expect((await packetOf(scene)).remindersSent.at(-1)).toMatchObject({
      ...{ result: 'Failed', trouble: 'NotReached', day: 10 },
    })
    await cancel(scene)
  })

  test('work that dies before a letter leaves and is taken up again reminds once', async () => {
    const scene = await sent()
    let deaths = 0
    const dying: Job<InsideWork> = (given) =>
      jobs.RemindOfPackets({
        ...given,
        hear: async (...asked) => {
          const answer = await given.hear(...asked)
          deaths += 1
          if (deaths === 1) throw new Error('The machine is gone.')
          return answer
        },
      })
    await at(3, 0.5, { ...jobs, RemindOfPackets: dying })
    await at(3, 1.5)
    await at(3, 2.5)
    expect(deaths).toBeGreaterThan(0)
    expect(mail.letters).toHaveLength(1)
    expect((await packetOf(scene)).remindersSent).toMatchObject([{ result: 'Success', day: 3 }])
    await cancel(scene)
  })

  test('the record names by its hash alone which link somebody has, and none once it is taken back', async () => {
    const scene = await sent()
    await makeLink(admin, scene, scene.patient)
    const hashOf = async () => (await packetOf(scene)).assignees[0].tokenHash
    expect(await hashOf()).toMatch(/^[0-9a-f]{64}$/)
    const { id, resourceType } = scene.patient
    const body = { person: { id, resourceType } }
    const ended = await admin.ask('POST', `PacketResponses/${scene.response.id}/revoke-link`, { body })
    expect(ended.status).toBe(200)
    expect(await hashOf()).toBeUndefined()
    await cancel(scene)
  })
})
