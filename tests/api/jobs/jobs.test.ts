import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { jobs } from '#server/app/features.ts'
import { type RunningJobs, startJobs } from '#server/jobs/start-jobs.ts'
import type { Jobs } from '#server/operations/jobs/job.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { Document } from '#server/stores/document.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { png } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
} from '#tests/support/server/server.ts'

const day = 86_400_000

describe.each(databasesFor(import.meta.url))('background work on the %s database', (kind) => {
  let server: TestServer
  let other: TestPractice
  let clock = Date.now()
  const iso = (after = 0) => instantAt(clock + after).iso

  beforeAll(async () => {
    server = await startTestServer({ database: kind, now: () => instantAt(clock) })
    other = await makeTestPractice(server.world, 'hillside', { boss: ['administrative'] })
    await storeExamples(server.world, server.practice)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    clock += 2 * day
  })

  const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
  const start = (doing: Partial<Jobs> = {}) =>
    startJobs({ world: server.world, jobs: { ...jobs, ...doing }, report: () => undefined, patience })

  /** A night: whatever is due is done. */
  async function night(doing: Partial<Jobs> = {}): Promise<RunningJobs> {
    const running = start(doing)
    await running.turn()
    await running.stop()
    return running
  }

  /** A row as its example says, with fields of its own, past what a plain write must fulfil. */
  async function lay(type: ResourceType, fields: Document, practice = server.practice): Promise<string> {
    const actor = systemActor(practice.id, practice.key)
    const made = await openAs(server.world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, type).insert({ ...examples.get(type), identifiers: [], ...fields }, {}),
    )
    if (!made.ok) throw new Error(`No ${type}: ${JSON.stringify(made.failure)}`)
    return made.value.id
  }

  async function stored(id: string): Promise<Document | undefined> {
    const rows = await asked(
      sql<{
        content: Document
      }>`select content from resource where practice_id = ${server.practice.id}::uuid and id = ${id}::uuid`,
    )
    return rows[0]?.content
  }
  const asked = <Row>(query: RawBuilder<Row>) =>
    server.world.database.asOwner(async (transaction) => (await query.execute(transaction)).rows)
  const trailOf = (job: string) =>
    asked(sql<{
      action: string
      actor_id: string
      resource_id: string | null
      detail: Record<string, unknown>
    }>`select action, actor_id, resource_id, detail from audit_event
        where practice_id = ${server.practice.id}::uuid and detail ->> 'job' = ${job} and at >= ${iso()}::timestamptz`)

  test('a packet past its date is closed, one that is not past it and one that was handed in stay, and the trail names the job', async () => {
    const past = { status: 'Sent', expiresAt: iso(-day) }
    const late = await lay('PacketResponse', past)
    const early = await lay('PacketResponse', { ...past, expiresAt: iso(day) })
    const done = await lay('PacketResponse', { ...past, status: 'Submitted' })
    await night()

    const states = await Promise.all([late, early, done].map(async (id) => (await stored(id))?.status))
    expect(states).toEqual(['Expired', 'Sent', 'Submitted'])
    const trail = (await trailOf('ExpirePackets')).filter(({ resource_id }) => resource_id === late)
    expect(trail.map(({ action, actor_id, detail }) => [action, actor_id, detail.operation])).toEqual([
      ['E', systemPersonId, 'packetResponse.expire'],
    ])
  })

  test('the packet of a patient whom only a team reaches is closed too', async () => {
    const late = await lay('PacketResponse', { status: 'InProgress', expiresAt: iso(-day) })
    const patient = String(membersOf((await stored(late))?.patient).id)
    const of = sql`${server.practice.id}::uuid, ${patient}::uuid`
    await asked(sql`insert into confidential_patient (practice_id, patient_id) values (${of}) returning 1`)
    await night()
    expect((await stored(late))?.status).toBe('Expired')
    await asked(sql`delete from confidential_patient where (practice_id, patient_id) = (${of}) returning 1`)
  })

  test('a consent ends when its last day is over everywhere, and not on that day', async () => {
    const ending = (days: number) => ({ period: { start: '2026-01-01', end: iso(days * day).slice(0, 10) } })
    const [over, lastDay] = [
      await lay('Consent', { status: 'Active', ...ending(-3) }),
      await lay('Consent', { status: 'Active', ...ending(0) }),
    ]
    await night()
    expect((await stored(over))?.status).toBe('Expired')
    expect((await stored(lastDay))?.status).toBe('Active')
  })

  test('reports, jottings, shared jottings and passes are removed when their time is over, and not before', async () => {
    const owner = { id: server.practice.profiles.get('clinician'), resourceType: 'Practitioner' }
    const of = async (type: ResourceType, field: string, more: Document = {}) => [
      await lay(type, { ...more, [field]: iso(-3 * day) }),
      await lay(type, { ...more, [field]: iso(3 * day) }),
    ]
    const [oldReport = '', newReport = ''] = await of('ReportDelivery', 'expires')
    const [oldJot = '', newJot = ''] = await of('Scribble', 'autoDeleteAt', { owner, kind: 'Jot' })
    const [oldShared = '', newShared = ''] = await of('SharedScribble', 'expires')
    const [oldPass = '', newPass = ''] = await of('SecurityToken', 'expiration', { owner })
    const process = await lay('Scribble', { owner, kind: 'ProcessNote', autoDeleteAt: undefined })
    await night()

    expect((await stored(oldReport))?.meta).toMatchObject({ isDeleted: true })
    expect((await stored(newReport))?.meta).toMatchObject({ isDeleted: false })
    for (const id of [oldJot, oldShared, oldPass]) expect(await stored(id)).toBeUndefined()
    for (const id of [newJot, newShared, newPass, process]) expect(await stored(id)).toBeDefined()
    const left = await asked(
      sql`select id from resource_history where id = any (${[oldJot, oldShared, oldPass]}::uuid[])
        union all select resource_id from token where resource_id = any (${[oldJot, oldShared, oldPass]}::uuid[])`,
    )
    expect(left).toEqual([])
    const trail = await trailOf('RemoveScribbles')
    expect(trail.map(({ detail }) => detail.ids)).toEqual([[oldJot], [oldShared]])
    expect(trail.map(({ actor_id }) => actor_id)).toEqual([systemPersonId, systemPersonId])
  })

  test('messages are kept as long as their channel says, or the practice where it says nothing', async () => {
    const preferences = await asked(
      sql<{
        id: string
      }>`select id from resource where practice_id = ${server.practice.id}::uuid and type = 'PracticePreferences'`,
    )
    await putFields(server.world, server.practice, {
      type: 'PracticePreferences',
      id: preferences[0]?.id ?? '',
      fields: { chatRetentionDays: 60 },
    })
    const [short, plain] = [
      await lay('Channel', { retentionDays: 30 }),
      await lay('Channel', { retentionDays: undefined }),
    ]
    const say = (channel: string, days: number) =>
      lay('ChatMessage', { channel: { id: channel, resourceType: 'Channel' }, sent: iso(-days * day) })
    const gone = [await say(short, 31), await say(plain, 61)]
    const kept = [await say(short, 29), await say(plain, 31)]
    await night()
    expect(await Promise.all(gone.map(stored))).toEqual([undefined, undefined])
    for (const id of kept) expect(await stored(id)).toBeDefined()
  })

  test('a recording goes when its note is finished and its days are over, and what was written down stays', async () => {
    const media = await lay('Media', { kind: 'Audio' })
    const audio = [{ media: { id: media, resourceType: 'Media' }, start: iso(-9 * day), end: iso(-9 * day) }]
    const due = await lay('Transcription', {
      audio,
      retention: { deleteAudioAt: iso(-day), keepTranscript: false },
    })
    const later = await lay('Transcription', {
      audio,
      note: undefined,
      retention: { deleteAudioAt: iso(day), keepTranscript: false },
    })
    await night()
    expect((await stored(due))?.retention).toMatchObject({ audioDeletedAt: iso() })
    expect((await stored(media))?.meta).toMatchObject({ isDeleted: true })
    expect((await stored(later))?.retention).not.toHaveProperty('audioDeletedAt')
  })

  test('a picture past its date goes with all its versions, and what was said of it stays', async () => {
    const admin = await server.signIn('admin')
    const subject = { id: await lay('Patient', {}), resourceType: 'Patient' }
    const take = async (deleteAfter: string, height: number) => {
      const taken = await created(admin, 'Media', {
        kind: 'Photo',
        purpose: 'Identification',
        subject,
        deleteAfter,
      })
      for (const size of [40, 50]) {
        const { status } = await askBytes(server, admin, `Media/${taken.id}/content`, {
          body: png(size, height),
          headers: { 'content-type': 'image/png' },
        })
        expect(status).toBe(200)
      }
      return taken.id
    }
    const [over, kept] = [await take(iso(-day), 20), await take(iso(day), 30)]
    const read = (id: string, more = '') => askBytes(server, admin, `Media/${id}/content${more}`)
    await night()

    expect((await read(over)).status).toBe(410)
    const before = await askBytes(server, admin, `Media/${over}/_history/2/content`)
    expect(before.status).toBe(410)
    expect((await read(kept)).bytes.equals(png(50, 30))).toBe(true)
    expect((await stored(over))?.content).toMatchObject({ size: 0, hash: hashOf(png(50, 20)) })
    const names = readdirSync(join(server.dataDirectory, 'content', 'files'), { recursive: true }).join(' ')
    const there = (height: number) => [40, 50].map((size) => names.includes(hashOf(png(size, height))))
    expect([there(20), there(30)]).toEqual([
      [false, false],
      [true, true],
    ])
    const trail = await trailOf('RemoveMedia')
    expect(trail.map(({ action, resource_id }) => [action, resource_id])).toEqual([['D', over]])
    const version = membersOf((await stored(over))?.meta).versionId
    await night()
    expect(membersOf((await stored(over))?.meta).versionId).toBe(version)
  })

  test('once there is a file, only a privacy officer has its date set or brought nearer', async () => {
    const [admin, clinician] = [await server.signIn('admin'), await server.signIn('clinician')]
    const patient = await lay('Patient', { careTeam: [] })
    await asked(
      sql`insert into patient_team (practice_id, patient_id, profile_id, reason) values
        (${server.practice.id}::uuid, ${patient}::uuid, ${server.practice.profiles.get('clinician')}::uuid, 'appointment:1')
        returning 1`,
    )
    const subject = { id: patient, resourceType: 'Patient' }
    const { id } = await created(clinician, 'Media', { kind: 'Photo', purpose: 'Identification', subject })
    await askBytes(server, clinician, `Media/${id}/content`, {
      body: png(9, 9),
      headers: { 'content-type': 'image/png' },
    })
    const set = async (client: TestClient, value: string) => {
      const { meta } = (await client.ask('GET', `Media/${id}`)).body
      const body = [{ op: 'add', path: '/deleteAfter', value }]
      return client.ask('PATCH', `Media/${id}?versionId=${meta.versionId}`, { body })
    }
    expect(await set(clinician, iso(day))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/deleteAfter', code: 'chart.media-date' }] },
    })
    expect((await set(admin, iso(9 * day))).status).toBe(200)
    expect((await set(clinician, iso(8 * day))).status).toBe(422)
    expect((await set(clinician, iso(10 * day))).status).toBe(200)
  })

  test('receipts are forgotten after thirty days, and sign-ins ninety days after their end but for the last of each person', async () => {
    const keys = ['0', '1'].map((end) => `10000000-0000-4000-8000-00000000000${end}`)
    for (const [index, days] of [29, 31].entries())
      await asked(
        sql`insert into idempotency (practice_id, actor_id, key, request_hash, status, created_at) values
          (${server.practice.id}::uuid, ${systemPersonId}::uuid, ${keys[index]}::uuid, '', 201, ${iso(-days * day)}::timestamptz)
          returning 1`,
      )
    await server.signIn('clinician')
    clock += day
    await server.signIn('clinician')
    clock += 99 * day
    await asked(sql`update idempotency set created_at = created_at + interval '100 days' returning 1`)
    await night()
    const left = await asked(
      sql<{ key: string }>`select key from idempotency where key = any (${keys}::uuid[])`,
    )
    expect(left.map(({ key }) => key)).toEqual([keys[0]])
    const sessions = await asked(
      sql<{ count: number; since: string }>`
        select count(*)::integer as count, max(created_at) as since from session group by person_id order by since desc`,
    )
    expect(sessions.filter(({ count }) => count !== 1)).toEqual([])
    expect(sessions[0]?.since).toBe(iso(-99 * day))
  })

  test('of several servers on one database one does each piece of work, once', async () => {
    let times = 0
    const count = async () => {
      times += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return 1
    }
    const practices = await asked(sql`select id from global_resource where type = 'Practice'`)
    const servers = [1, 2, 3].map(() => start({ ExpirePackets: count }))
    await Promise.all(servers.map((each) => each.turn()))
    await Promise.all(servers.map((each) => each.stop()))
    expect(times).toBe(practices.length)
    const runs = await asked(
      sql`select job from job_run where job = 'ExpirePackets' and due_at > ${iso(-day)}::timestamptz`,
    )
    expect(runs).toHaveLength(practices.length)
  })

  test('what fails is tried again, then shown with what happened, and done when somebody asks for it again', async () => {
    const fails = async () => {
      throw new Error('the paper is stuck')
    }
    const admin = await server.signIn('admin')
    const consents = async () => {
      const shown = await admin.ask('POST', 'PracticePreferences/background-work', { body: {} })
      expect(JSON.stringify(shown.body)).not.toContain('paper')
      return shown.body.jobs.find(({ job }: { job: string }) => job === 'ExpireConsents')
    }
    const running = start({ ExpireConsents: fails })
    await expect
      .poll(async () => running.turn().then(consents), { interval: 300, timeout: 30_000 })
      .toMatchObject({ state: 'Failed', tries: 2, trouble: 'jobs.broken', mayTryAgain: true })
    await running.stop()

    const again = await admin.ask('POST', 'PracticePreferences/try-again', {
      body: { job: 'ExpireConsents' },
    })
    expect(again.body).toMatchObject({ state: 'Waiting', mayTryAgain: false })
    await night()
    expect(await consents()).toMatchObject({ state: 'Done', tries: 1, mayTryAgain: false })
    const twice = await admin.ask('POST', 'PracticePreferences/try-again', {
      body: { job: 'ExpireConsents' },
    })
    expect(twice.status).toBe(409)
  })

  test('who runs the practice sees its work and nobody else does, and only the work itself may ask for its acts', async () => {
    await night()
    const clinician = await server.signIn('clinician')
    for (const path of ['background-work', 'try-again'])
      expect(
        (await clinician.ask('POST', `PracticePreferences/${path}`, { body: { job: 'ExpirePackets' } }))
          .status,
      ).toBe(403)
    const boss = await server.signIn('boss', other)
    const seen = await boss.ask('POST', 'PracticePreferences/background-work', { body: {} })
    expect(seen.body.jobs).toHaveLength(Object.keys(jobs).length)

    const packet = await lay('PacketResponse', { status: 'Sent', expiresAt: iso(-day) })
    const admin = await server.signIn('admin')
    expect((await admin.ask('POST', `PacketResponses/${packet}/expire`, { body: {} })).status).toBe(403)
    expect((await stored(packet))?.status).toBe('Sent')
  })
})
