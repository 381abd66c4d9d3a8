import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { startTwoServers, type TwoServers } from '#tests/support/processes/two-servers.ts'
import { followChanges } from '#tests/support/server/follow-changes.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { incomplete } from '#tests/support/server/start-server-writer.ts'

/** The embedded database has one server. */
const isThere = databaseKinds.includes('postgres')
const room = { kind: 'Room', status: 'active', timezone: 'America/Chicago' }
const all = { 'x-enable-cross-partition': 'true' }
const aPatient = (family: string) => ({
  name: { use: 'official', given: ['Ann'], family },
  birthDate: '1980-05-05',
  gender: 'female',
})

describe.skipIf(!isThere)('two servers on one PostgreSQL (else not run: no PostgreSQL)', () => {
  let servers: TwoServers
  let admin: string
  beforeAll(async () => {
    servers = await startTwoServers()
    admin = (await servers.one.signIn('admin')) ?? ''
  })
  afterAll(() => servers?.close())

  /** Milliseconds until it is so. */
  const until = async (check: () => Promise<boolean>): Promise<number> => {
    const begun = performance.now()
    while (!(await check())) {
      if (performance.now() - begun > 5_000) throw new Error('It did not come about within five seconds.')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return performance.now() - begun
  }
  const profileOf = async (login: string): Promise<{ id: string; meta: { versionId: string } }> => {
    const { body } = await servers.one.ask(admin, 'POST', 'Practitioners/queries', { body: [] })
    return body.find(({ display }: { readonly display: string }) => display.toLowerCase().includes(login))
  }

  test('what is written in one is told within a second to whoever follows in the other, each version once', async () => {
    const { one, other } = servers
    const readers = await Promise.all([one, other].map(({ url }) => followChanges(url, admin)))
    await Promise.all(readers.map(({ first }) => first(({ event }) => event === 'opened')))
    const written: string[] = []
    for (const [index, writer] of [one, other].entries()) {
      const reader = readers[1 - index]
      const { body } = await writer.ask(admin, 'POST', 'Locations', { body: { ...room, name: 'Garden' } })
      const begun = performance.now()
      await reader?.first(({ says }) => says?.id === body.id)
      expect(performance.now() - begun).toBeLessThan(1_000)
      written.push(`${body.id}/1`)
    }
    for (const { first, changed, cut } of readers) {
      await first(() => changed().includes(written[1] ?? ''))
      expect(changed().filter((each) => written.includes(each))).toEqual(written)
      cut()
    }
  })

  test('what a room is called in one it is called in the other within a second', async () => {
    const { one, other } = servers
    const make = async (body: object) => (await one.ask(admin, 'POST', 'Locations', { body })).body
    const house = await make({ ...room, name: 'Old house' })
    const partOf = { id: house.id, resourceType: 'Location' }
    const inside = await make({ ...room, name: 'Blue room', partOf })
    const called = async () =>
      (await other.ask(admin, 'GET', `Locations/${inside.id}`)).body.partOf.display as string
    expect(await called()).toBe('Old house')
    const renamed = await one.ask(admin, 'PATCH', `Locations/${house.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/name', value: 'New house' }],
    })
    expect(renamed.status).toBe(200)
    expect(await until(async () => (await called()) === 'New house')).toBeLessThan(1_000)
  })

  test('a role that is taken away in one does nothing in the other a second later', async () => {
    const { one, other } = servers
    const token = (await other.signIn('quality')) ?? ''
    const may = async () => (await other.ask(token, 'GET', 'Conditions', { headers: all })).status
    expect(await may()).toBe(200)
    const { id, meta } = await profileOf('quality')
    const roles: readonly { readonly id: string; readonly key: string }[] = (
      await one.ask(admin, 'GET', 'SecurityRoles?pageSize=100')
    ).body
    const scribe = { resourceType: 'SecurityRole', id: roles.find(({ key }) => key === 'scribe')?.id }
    const path = `Practitioners/${id}?versionId=${meta.versionId}`
    const taken = await one.ask(admin, 'PATCH', path, {
      body: [{ op: 'replace', path: '/roles', value: [scribe] }],
    })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    expect(await until(async () => (await may()) === 403)).toBeLessThan(1_000)
  })

  test('a sign-in that is ended in one is over in the other within a second, and so is its stream', async () => {
    const { one, other } = servers
    const [token, another] = [(await other.signIn('clinician')) ?? '', (await one.signIn('clinician')) ?? '']
    const may = async () => (await other.ask(token, 'GET', 'Patients', { headers: all })).status
    expect(await may()).toBe(200)
    const reader = await followChanges(other.url, token)
    expect((await one.ask(another, 'DELETE', '/sessions')).status).toBe(204)
    expect(await until(async () => (await may()) === 401)).toBeLessThan(1_000)
    expect((await reader.first(({ event }) => event === 'ended', 1_000)).says.because).toBe('session')
  })

  test('a password that is changed in one is the only one in the other, and ends the sign-ins of before', async () => {
    const { one, other } = servers
    const password = 'another promise that nobody guesses'
    const [token, mine] = [(await other.signIn('supervisor')) ?? '', (await one.signIn('supervisor')) ?? '']
    const may = async () => (await other.ask(token, 'GET', 'Patients', { headers: all })).status
    expect(await may()).toBe(200)
    const body = { current: testPassword, password }
    expect((await one.ask(mine, 'POST', '/session/password', { body })).status).toBe(204)
    expect(await until(async () => (await may()) === 401)).toBeLessThan(1_000)
    expect(await other.signIn('supervisor')).toBeUndefined()
    expect(await other.signIn('supervisor', password)).toBeDefined()
  })

  test('what a practice chooses in one holds in the other within a second', async () => {
    const { one, other } = servers
    const words = async () => {
      const { body } = await other.ask(admin, 'GET', '/session?practice=riverbend')
      return body.practice.labels?.patient?.singular as string | undefined
    }
    expect(await words()).not.toBe('member')
    const preferences = (await one.ask(admin, 'GET', 'PracticePreferences/default')).body
    const path = `PracticePreferences/default?versionId=${preferences.meta.versionId}`
    const labels = { ...preferences.labels, patient: { singular: 'member', plural: 'members' } }
    const reader = await followChanges(other.url, admin)
    await reader.first(({ event }) => event === 'opened')
    const chosen = await one.ask(admin, 'PATCH', path, {
      body: [{ op: 'add', path: '/labels', value: labels }],
    })
    expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
    expect(await until(async () => (await words()) === 'member')).toBeLessThan(1_000)
    expect((await reader.first(({ event }) => event === 'ended', 1_000)).says.because).toBe('rights')
  })

  test('a database that was restored has another epoch, which both tell within two seconds', async () => {
    const { one, other, place } = servers
    const readers = await Promise.all([one, other].map(({ url }) => followChanges(url, admin)))
    await Promise.all(readers.map(({ first }) => first(({ event }) => event === 'opened')))
    const database = await openDatabase(place)
    const { rows } = await database.asOwner((transaction) =>
      sql<{ epoch: string }>`update installation set epoch = gen_random_uuid() returning epoch`.execute(
        transaction,
      ),
    )
    await database.close()
    const [row] = rows
    for (const reader of readers) {
      await reader.first(({ event, says }) => event === 'opened' && says.epoch === row?.epoch, 2_000)
      await reader.first(({ event }) => event === 'reload')
      reader.cut()
    }
    for (const { ask } of [one, other])
      expect((await ask(admin, 'GET', 'Locations')).headers.get('x-epoch')).toBe(row?.epoch)
  })

  test('both write at once: each version has its one event, and the chain is whole; one dies, the other goes on', async () => {
    const { one, other, place } = servers
    const versions: string[] = []
    const writeOn = async (server: TwoServers['one'], count: number) => {
      for (let made = 0; made < count; made += 1) {
        const { status, body } = await server.ask(admin, 'POST', 'Patients', {
          body: aPatient(`Number ${made}`),
        })
        expect(status).toBe(201)
        versions.push(`${body.id}/1`)
      }
    }
    await Promise.all([writeOn(one, 30), writeOn(one, 30), writeOn(other, 30), writeOn(other, 30)])
    await one.end('SIGKILL')

    const reader = await followChanges(other.url, admin)
    await reader.first(({ event }) => event === 'opened')
    await writeOn(other, 5)
    const last = versions.at(-1)?.split('/')[0]
    await reader.first(({ says }) => says?.id === last, 2_000)
    reader.cut()
    await other.end('SIGTERM')
    expect(versions).toHaveLength(125)
    expect(await incomplete(place, versions)).toEqual([])
    expect(await servers.findings()).toEqual([])
  })
})
