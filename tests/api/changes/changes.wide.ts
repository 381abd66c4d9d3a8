import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { uniqueBody } from '#tests/support/server/examples.ts'
import { type ChangesReader, followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
  scribe: ['scribe'],
}
const room = { name: 'Garden', kind: 'Room', status: 'active', timezone: 'America/Chicago' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let relay: Relay
  let admin: TestClient
  const readers: ChangesReader[] = []
  beforeAll(async () => {
    server = await startTestServer({ database, staff, heartbeat: 400 })
    relay = await relayOf(server)
    admin = await server.signIn('admin')
  })
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.cut()
  })
  afterAll(async () => {
    await relay?.stop()
    await server?.close()
  })

  const follow = async (client: TestClient, more: Parameters<typeof followChanges>[2] = {}) => {
    const reader = await followChanges(server.url, client.token, more)
    readers.push(reader)
    return reader
  }
  const rename = (id: string, versionId: number, name: string) =>
    admin.ask('PATCH', `Locations/${id}?versionId=${versionId}`, {
      body: [{ op: 'replace', path: '/name', value: name }],
    })
  const profile = (login: string) => ({
    id: server.practice.profiles.get(login),
    resourceType: 'Practitioner',
  })
  const patientOf = (login: string, family: string) =>
    created(admin, 'Patients', {
      name: { use: 'official', given: ['Ann'], family },
      birthDate: '1980-05-05',
      gender: 'female',
      careTeam: [
        {
          id: '1',
          member: profile(login),
          role: { code: 'primary-clinician', display: 'Therapist' },
          participation: 'PrimaryPerformer',
        },
      ],
    })

  test('whoever may read a row is told of each of its versions within a second, and when it is deleted', async () => {
    const reader = await follow(admin)
    expect((await reader.first(({ event }) => event === 'opened')).says.epoch).toBeDefined()
    const waits: number[] = []
    let id = ''
    // The quickest of three: on a busy machine one may have to wait for its turn.
    for (let time = 0; time < 3; time += 1) {
      const begun = performance.now()
      const made = await created(admin, 'Locations', room)
      id = made.id
      const told = await reader.first(({ says }) => says?.id === made.id)
      waits.push(performance.now() - begun)
      expect(told).toMatchObject({ event: 'changed', says: { type: 'Location', versionId: '1' } })
    }
    expect(Math.min(...waits)).toBeLessThan(1_000)

    await rename(id, 1, 'Orchard')
    await admin.ask('DELETE', `Locations/${id}?versionId=2`)
    await reader.first(({ says }) => says?.id === id && says.versionId === '3' && says.isDeleted === true)
    expect(reader.changed().filter((each) => each.startsWith(id))).toEqual([`${id}/1`, `${id}/2`, `${id}/3`])
    reader.cut()
  })

  test('who was cut off goes on where it was, by the address or as browsers say it', async () => {
    const before = await follow(admin)
    const { id } = await created(admin, 'Locations', room)
    const { place } = await before.first(({ says }) => says?.id === id)
    before.cut()
    await rename(id, 1, 'Orchard')
    await rename(id, 2, 'Meadow')

    for (const more of [{ since: place }, { headers: { 'last-event-id': place } }]) {
      const after = await follow(admin, more)
      await after.first(({ says }) => says?.versionId === '3')
      expect(after.changed()).toEqual([`${id}/2`, `${id}/3`])
      after.cut()
    }
  })

  test('nobody is told of a patient out of reach, or of a type that the role may not read', async () => {
    const clinician = await server.signIn('clinician')
    const reader = await follow(clinician)
    await reader.first(({ event }) => event === 'opened')
    const hidden = await patientOf('supervisor', 'Hidden')
    expect((await clinician.ask('GET', 'Contracts')).status).toBe(403)
    const payer = await created(admin, 'Organizations', uniqueBody('Organization', 'payer'))
    const secret = await created(admin, 'Contracts', {
      name: 'County services',
      number: 'C-1',
      organization: { id: payer.id, resourceType: 'Organization' },
      period: { start: '2026-01-01', end: '2026-12-31' },
      status: 'Draft',
    })
    const own = await patientOf('clinician', 'Seen')
    await reader.first(({ says }) => says?.id === own.id)
    expect(reader.changed()).toEqual([`${payer.id}/1`, `${own.id}/1`])
    const everything = reader.told.map(({ text }) => text).join('')
    for (const { id } of [hidden, secret]) expect(everything).not.toContain(id)
    reader.cut()
  })

  test('what somebody keeps for himself is told to nobody else', async () => {
    const clinician = await server.signIn('clinician')
    const reader = await follow(clinician)
    await reader.first(({ event }) => event === 'opened')
    const list = { kind: 'Dynamic', listedType: 'Location', columns: [{ path: 'name', width: 200 }] }
    const mine = await created(admin, 'Listings', { ...list, name: 'Mine', visibility: 'Personal' })
    const shared = await created(admin, 'Listings', { ...list, name: 'All', visibility: 'Practice' })
    await reader.first(({ says }) => says?.id === shared.id)
    expect(reader.changed()).not.toContain(`${mine.id}/1`)
    reader.cut()
  })

  test('a caseload that has changed says that everything is to be read again', async () => {
    const clinician = await server.signIn('clinician')
    const own = await patientOf('clinician', 'Leaving')
    const reader = await follow(clinician)
    await reader.first(({ event }) => event === 'opened')
    const leave = [{ op: 'remove', path: '/careTeam' }]
    const left = await admin.ask('PATCH', `Patients/${own.id}?versionId=1`, { body: leave })
    expect(left.status).toBe(200)
    await reader.first(({ event }) => event === 'reload', 2_000)
    expect(reader.changed()).not.toContain(`${own.id}/2`)
    reader.cut()
  })

  test('a stream ends within a second when the sign-in has ended, by whom it was ended', async () => {
    const [one, other] = [await server.signIn('supervisor'), await server.signIn('supervisor')]
    const reader = await follow(one)
    await reader.first(({ event }) => event === 'opened')
    const begun = performance.now()
    expect((await other.ask('DELETE', '/sessions')).status).toBe(204)
    expect((await reader.first(({ event }) => event === 'ended')).says).toEqual({ because: 'session' })
    await reader.over
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect((await followChanges(server.url, one.token)).status).toBe(401)
  })

  test('a stream ends within a second when a role was taken away', async () => {
    const scribe = await server.signIn('scribe')
    const reader = await follow(scribe)
    await reader.first(({ event }) => event === 'opened')
    const path = `Practitioners/${server.practice.profiles.get('scribe')}`
    const { body } = await admin.ask('GET', path)
    const begun = performance.now()
    const taken = await admin.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'replace', path: '/roles', value: [server.practice.roles.get('supervisor')] }],
    })
    expect(taken.status).toBe(200)
    expect((await reader.first(({ event }) => event === 'ended')).says).toEqual({ because: 'rights' })
    await reader.over
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  test('while nothing happens a stream is not cut, and it tells its place', async () => {
    const limits = { idleTime: 1_000, checkTime: 200 }
    const settings = { database, staff: { admin: ['administrative'] }, heartbeat: 400, http: { limits } }
    const hurried = await startTestServer(settings)
    const reader = await followChanges(hurried.url, (await hurried.signIn('admin')).token)
    const isOver = reader.over.then(() => true)
    const waited = new Promise((resolve) => setTimeout(resolve, 2_500, false))
    expect(await Promise.race([isOver, waited])).toBe(false)
    const beats = reader.told.filter(({ event }) => event === 'heartbeat')
    expect(beats.length).toBeGreaterThan(3)
    expect(new Set(beats.map(({ text }) => text.length)).size).toBe(1)
    reader.cut()
    await hurried.close()
  })

  test('one person has eight streams at a time, and another one when one of them is over', async () => {
    const client = await server.signIn('clinician')
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(client)))
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const refused = await followChanges(server.url, client.token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
    streams[0]?.cut()
    await expect
      .poll(async () => {
        const next = await follow(client)
        return next.status
      })
      .toBe(200)
  })

  test('what is not a place, or the place of somebody else, is refused; and so is whoever is not here', async () => {
    const clinician = await server.signIn('clinician')
    const mine = await follow(admin)
    const { place } = await mine.first(({ event }) => event === 'opened')
    mine.cut()
    const status = async (client: TestClient, more: object) =>
      (await followChanges(server.url, client.token, more)).status
    expect(await status(clinician, { since: place })).toBe(400)
    expect(await status(admin, { since: 'no place' })).toBe(400)
    expect(await status(admin, { since: `${place.slice(0, -2)}AA` })).toBe(400)
    expect(await status(admin, { practice: 'elsewhere' })).toBe(404)
    expect(await status(admin, { headers: { 'x-profile': 'Practitioner/1' } })).toBe(400)
    expect((await followChanges(server.url, 'nobody')).status).toBe(401)
    expect((await admin.ask('POST', 'changes')).status).toBe(405)
  })

  test('a stream leaves one row in the trail, however much it tells, and a refused one too', async () => {
    const reader = await follow(admin)
    const { id } = await created(admin, 'Locations', room)
    await reader.first(({ says }) => says?.id === id)
    reader.cut()
    const refused = await followChanges(server.url, admin.token, { since: 'no place' })
    const rows = (requestId: string | null) =>
      server.world.database.asOwner((transaction) =>
        transaction
          .selectFrom('audit_event')
          .select(['action', 'outcome', 'status', 'type'])
          .where('request_id', '=', requestId ?? '')
          .execute(),
      )
    expect(await rows(reader.headers.get('requestid'))).toEqual([
      { action: 'R', outcome: 'Success', status: 200, type: 'Practice' },
    ])
    expect(await rows(refused.headers.get('requestid'))).toEqual([
      { action: 'E', outcome: 'Denied', status: 400, type: 'Practice' },
    ])
  })

  test('another epoch is told, and everything is to be read again; a place of before is of no use', async () => {
    const reader = await follow(admin)
    const { place } = await reader.first(({ event }) => event === 'opened')
    server.world.changes.turnTo('another')
    await reader.first(({ event, says }) => event === 'opened' && says.epoch === 'another')
    await reader.first(({ event }) => event === 'reload')
    reader.cut()
    const later = await follow(admin, { since: place })
    await later.first(({ event }) => event === 'reload')
    later.cut()
  })

  test('a server that stops says so to everybody who follows, and stops in time', async () => {
    const another = await startTestServer({ database, staff: { admin: ['administrative'] } })
    const client = await another.signIn('admin')
    const reader = await followChanges(another.url, client.token)
    await reader.first(({ event }) => event === 'opened')
    const begun = performance.now()
    const closed = another.close()
    await reader.over
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(reader.told.at(-1)).toMatchObject({ event: 'ended', says: { because: 'stopping' } })
    await closed
  })
})
