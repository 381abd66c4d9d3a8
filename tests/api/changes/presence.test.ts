import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { bare } from '#tests/support/scenes/scene.ts'
import { type ChangesReader, followChanges } from '#tests/support/server/follow-changes.ts'
import {
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
} from '#tests/support/signing/signing-house.ts'

describe.each(databaseKinds)('who has a draft open (%s)', (database) => {
  let house: SigningHouse
  let note = ''
  let passed = 0
  const readers: ChangesReader[] = []
  beforeAll(async () => {
    house = await openSigningHouse(database, () => new Date(Date.now() + passed))
    const { patient, episode, service, room, definition } = house.scene
    const started = await house.client('clinician').ask('POST', 'Notes/start', {
      body: {
        ...{ patient: bare(patient), noteDefinition: bare(definition), another: true, minutes: 50 },
        ...{ episodeOfCare: bare(episode), serviceType: bare(service), location: bare(room) },
        ...{ mode: 'InPerson', start: new Date(Date.now() - 3_600_000).toISOString() },
      },
    })
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    note = started.body.note.id
    const path = `Notes/${note}`
    const { meta } = (await house.client('clinician').ask('GET', path, crossing)).body
    const scribe = { id: house.server.practice.profiles.get('scribe'), resourceType: 'Practitioner' }
    const body = [{ op: 'add', path: '/scribe', value: scribe }]
    const named = await house
      .client('clinician')
      .ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
    expect(named.status, JSON.stringify(named.body)).toBe(200)
  }, 180_000)
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.cut()
  })
  afterAll(() => house?.close())

  const follow = async (login: Login) => {
    const reader = await followChanges(house.server.url, house.client(login).token)
    readers.push(reader)
    await reader.first(({ event }) => event === 'opened')
    return reader
  }
  const announce = (login: Login, more: object = {}) =>
    house.client(login).ask('POST', 'presence', { body: { note, device: 'desk', ...more } })
  const rowsOfTrail = async () =>
    (
      await house.server.world.database.asOwner((transaction) =>
        transaction.selectFrom('audit_event').select('id').execute(),
      )
    ).length

  test('whoever writes in it hears who is there, in which section and on which device, and that he has left', async () => {
    const [author, scribe] = [await follow('clinician'), await follow('scribe')]
    const begun = performance.now()
    expect((await announce('scribe', { section: 'plan', asks: true })).status).toBe(204)
    for (const reader of [author, scribe]) {
      const { says } = await reader.first(({ event }) => event === 'present')
      const profile = house.server.practice.profiles.get('scribe')
      expect(says).toEqual({
        ...{ note, device: 'desk', profile, section: 'plan', asks: true },
        name: expect.stringMatching(/scribe/i),
      })
    }
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect((await announce('scribe', { isLeft: true })).status).toBe(204)
    await author.first(({ says }) => says?.isLeft === true)
  })

  test('nobody else hears anything of it, also who may read the note, and nobody else can say it', async () => {
    const others = [await follow('supervisor'), await follow('quality'), await follow('intake')]
    const author = await follow('clinician')
    await announce('scribe')
    await author.first(({ event }) => event === 'present')
    for (const login of ['supervisor', 'intake'] as const) expect((await announce(login)).status).toBe(404)
    // What comes later on each stream has come after what was not told.
    await announce('clinician', { device: 'last' })
    await author.first(({ says }) => says?.device === 'last')
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const reader of others) expect(reader.told.map(({ event }) => event)).not.toContain('present')
  })

  test('a sign is looked up for those alone who write in the draft, however many have a page open', async () => {
    const { database: asked } = house.server.world
    const author = await follow('clinician')
    for (const login of ['supervisor', 'quality', 'intake', 'supervisor'] as const) await follow(login)
    const reading = vi.spyOn(asked, 'reading')
    for (const device of ['a', 'b', 'c', 'd', 'e']) {
      await announce('scribe', { device })
      await author.first(({ says }) => says?.device === device)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    const looks = reading.mock.calls.filter(([{ operation }]) => operation === 'changes.read')
    reading.mockRestore()
    // One for whoever says it and one for the author; a heartbeat may look as well.
    expect(looks.length).toBeLessThan(20)
  })

  test('a sign leaves nothing behind, and what is no sign is refused', async () => {
    const before = await house.client('clinician').ask('GET', `Notes/${note}`, crossing)
    const rows = await rowsOfTrail()
    for (let time = 0; time < 3; time += 1) await announce('clinician')
    expect(await rowsOfTrail()).toBe(rows)
    expect((await announce('clinician', { note: 'all' })).status).toBe(400)
    expect((await announce('clinician', { device: '' })).status).toBe(400)
    const after = await house.client('clinician').ask('GET', `Notes/${note}`, crossing)
    expect(after.body.meta.versionId).toBe(before.body.meta.versionId)
  })

  test('whoever says it too often waits, leaves no row for it, and takes nobody else’s turns', async () => {
    passed += 120_000
    const rows = await rowsOfTrail()
    const answers = await Promise.all(Array.from({ length: 90 }, () => announce('clinician')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(60)
    expect(refused.length).toBeGreaterThan(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await rowsOfTrail()).toBe(rows)
    expect((await announce('scribe')).status).toBe(204)
    passed += 120_000
    expect((await announce('clinician')).status).toBe(204)
  })

  test('a page that is only open keeps nobody signed in', async () => {
    const lastSeen = async () =>
      (
        await house.server.world.database.asOwner((transaction) =>
          sql<{ at: string }>`select max(last_seen_at)::text as at from session`.execute(transaction),
        )
      ).rows[0]?.at
    const before = await lastSeen()
    passed = 6 * 60_000
    expect((await announce('clinician')).status).toBe(204)
    expect(await lastSeen()).toBe(before)
    await house.client('clinician').ask('GET', `Notes/${note}`, crossing)
    expect(await lastSeen()).not.toBe(before)
  })
})
