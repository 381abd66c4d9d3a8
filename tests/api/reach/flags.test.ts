import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flags, neededFlags, securityRoles } from '#generated/permissions/permissions.ts'
import { registry } from '#generated/tables/registry.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { readPermission } from '#shared/permissions/granted.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { collectionOf } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** What is refused is refused before any row is looked at, so one database is enough. */
const database = databaseKinds.at(-1) ?? 'embedded'
const across = { headers: { 'x-enable-cross-partition': 'true' } }
const permissions = Object.keys(neededFlags)
/** What only background work has is nobody's who signs in, whatever his grant sets say. */
const flagsOfPeople = [...new Set(Object.values(neededFlags).flat())].filter(
  (flag) => flag !== flags.BackgroundJobs,
)
const everyVendorRole = securityRoles.filter(({ userRoles }) => userRoles.length > 0).map(({ key }) => key)

describe('the flags that permissions need', () => {
  let server: TestServer
  let asker: TestClient
  let setId: string
  beforeAll(async () => {
    const staff = {
      asker: everyVendorRole,
      clinician: ['non-prescribing-clinician'],
      quality: ['quality-assurance'],
      admin: ['administrative'],
    }
    server = await startTestServer({ database, staff })
    asker = await server.signIn('asker')
    const reference = (resourceType: string, id: string) => ({ id, resourceType })
    setId = await lay('GrantSet', {
      name: 'Everything and nothing',
      key: 'everything-and-nothing',
      group: 'administrative',
      flags: [flags.CanRunReports],
      permissions,
      builtIn: false,
    })
    const roleId = await lay('SecurityRole', {
      name: 'Tries everything',
      key: 'tries-everything',
      populationLevel: 'All',
      grantSets: [reference('GrantSet', setId)],
      builtIn: false,
    })
    const id = server.practice.profiles.get('asker') ?? ''
    const roles = [reference('SecurityRole', roleId)]
    await putFields(server.world, server.practice, { type: 'Practitioner', id, fields: { roles } })
  })
  afterAll(() => server?.close())

  async function lay(type: 'GrantSet' | 'SecurityRole', body: object): Promise<string> {
    const { world, practice } = server
    const actor = systemActor(practice.id, practice.key)
    const laid = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, type).insert({ ...body }, {}),
    )
    if (!laid.ok) throw new Error(JSON.stringify(laid.failure))
    return laid.value.id
  }
  async function holdOnly(held: readonly string[]): Promise<void> {
    const fields = { flags: [flags.CanRunReports, ...held] }
    await putFields(server.world, server.practice, { type: 'GrantSet', id: setId, fields })
    server.world.accounts.forget()
  }
  async function tried(permission: string): Promise<number> {
    const { type, verb } = readPermission(permission) ?? {}
    if (!isResourceType(type) || verb === undefined) throw new Error(`${permission} is no permission.`)
    const collection = collectionOf(registry[type])
    const row = `${collection}/${server.world.newId()}`
    switch (verb) {
      case 'Create':
        return (await asker.ask('POST', collection, { body: {} })).status
      case 'Read':
        return (await asker.ask('GET', row, across)).status
      case 'Update':
        return (await asker.ask('PATCH', `${row}?versionId=1`, { body: [] })).status
      default:
        return (await asker.ask('DELETE', `${row}?versionId=1`)).status
    }
  }

  test('a permission without any of its flags does nothing', async () => {
    await holdOnly([])
    const open: string[] = []
    for (const permission of permissions) if ((await tried(permission)) !== 403) open.push(permission)
    expect(open).toEqual([])
    expect(permissions.length).toBeGreaterThan(50)
  })

  test.each(flagsOfPeople)('%s opens what names it, and nothing else', async (flag) => {
    await holdOnly([flag])
    for (const permission of permissions) {
      const isNamed = neededFlags[permission]?.includes(flag)
      const isNearby = permission.endsWith(':Create') || permission.endsWith(':Read')
      if (!isNamed && !isNearby) continue
      const status = await tried(permission)
      expect(status === 403, `${permission} ${status}`).toBe(!isNamed)
    }
  })

  test('rooms and channels with patients are opened with the flag for them, and written in so', async () => {
    const [clinician, quality, admin] = [
      await server.signIn('clinician'),
      await server.signIn('quality'),
      await server.signIn('admin'),
    ]
    const open = (client: TestClient, type: string, more: object = {}) =>
      client.ask('POST', 'Channels', { body: { type, name: `A ${type}`, ...more } })
    for (const type of ['Room', 'Patient', 'Announcement'])
      expect((await open(quality, type)).status, type).toBe(403)
    expect((await open(quality, 'Direct')).status).toBe(201)
    for (const type of ['Direct', 'Room', 'Patient'])
      expect((await open(clinician, type)).status, type).toBe(201)
    expect((await open(clinician, 'Announcement')).status).toBe(403)
    expect((await open(admin, 'Announcement')).status).toBe(201)

    const withPatients = await open(clinician, 'Patient')
    const channel = { id: withPatients.body.id, resourceType: 'Channel' }
    const joined = await clinician.ask('POST', 'ChannelMemberships', {
      body: {
        channel,
        member: { id: server.practice.profiles.get('quality'), resourceType: 'Practitioner' },
        role: 'Member',
        state: 'Active',
      },
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(201)
    const say = (client: TestClient) =>
      client.ask('POST', 'ChatMessages', { body: { channel, kind: 'Text', text: 'Good morning.' } })
    expect((await say(quality)).status).toBe(403)
    expect((await say(clinician)).status).toBe(201)
  })

  test('a new password is as long as the strictest practice of its person wants', async () => {
    const { practice, world } = server
    const admin = await server.signIn('admin')
    const { body } = await admin.ask('GET', 'PracticePreferences/default')
    const change = (password: string) =>
      admin.ask('POST', '/session/password', { body: { current: 'a test is a promise', password } })
    const fields = { passwordPolicy: { minLength: 40, checkBreached: true } }
    await putFields(world, practice, { type: 'PracticePreferences', id: body.id, fields })
    const short = await change('the kettle sings at dawn')
    expect(short).toMatchObject({ status: 422, body: { errors: [{ code: 'passwords.length' }] } })
    expect((await change('the kettle sings at dawn and the fern is green')).status).toBeLessThan(300)
  })
})
