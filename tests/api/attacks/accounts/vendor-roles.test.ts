import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { isInternal } from '#server/rights/effective-rights.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const internal = ['view-all-practices', 'registry-access', 'key-vault-management', 'background-jobs']

describe.each(databasesFor(import.meta.url))(
  'rights beyond the own practice, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        second: ['administrative'],
        builder: ['product-administrator'],
        clinician: ['non-prescribing-clinician'],
      }
      server = await startTestServer({ database, staff })
      await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
      admin = await server.signIn('admin')
    })
    afterAll(() => server?.close())

    const practitioner = (login: string, client = admin) =>
      client.ask('GET', `Practitioners/${server.practice.profiles.get(login)}`)
    const patch = (
      client: TestClient,
      collection: string,
      { body }: TestAnswer,
      operations: readonly object[],
    ) =>
      client.ask('PATCH', `${collection}/${body.id}?versionId=${body.meta.versionId}`, { body: operations })
    const grantSetOf = async (key: string) => {
      const { body } = await admin.ask('GET', 'GrantSets?pageSize=200')
      const { id } = body.find((each: { key: string }) => each.key === key)
      return { id, resourceType: 'GrantSet' }
    }
    async function lastOf(id: string) {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ outcome: string; status: number }>`
        select outcome, status from audit_event where resource_id = ${id}::uuid order by id desc limit 1`.execute(
          transaction,
        ),
      )
      return rows[0]
    }
    async function mayGoElsewhere(client: TestClient): Promise<boolean> {
      const { status } = await client.ask('GET', '/practices/elsewhere/Practitioners')
      return status === 200
    }

    test('the roles of the vendor do not exist in the practice of a tenant', async () => {
      const { body } = await admin.ask('GET', 'SecurityRoles?pageSize=100')
      const keys = body.map(({ key }: { key: string }) => key)
      const vendors = securityRoles.filter(({ userRoles }) => userRoles.length > 0).map(({ key }) => key)
      expect(vendors).toHaveLength(10)
      expect(keys.filter((key: string) => vendors.includes(key))).toEqual([])
      expect(keys).toContain('administrative')
    })

    test.each(internal)(
      'an administrator does not put %s into a role, nor gives himself such a role',
      async (key) => {
        const held = await practitioner('admin')
        const set = await grantSetOf(key)
        const body = { name: `Of ${key}`, key: `of-${key}`, grantSets: [set], populationLevel: 'All' }
        expect(await admin.ask('POST', 'SecurityRoles', { body })).toMatchObject({
          status: 403,
          body: { code: 'rights.more-than-own' },
        })
        const own = await admin.ask('GET', `SecurityRoles/${held.body.roles[0].id}`)
        const added = await patch(admin, 'SecurityRoles', own, [
          { op: 'add', path: '/grantSets/-', value: set },
        ])
        expect(added.status).toBe(403)
        expect(await lastOf(own.body.id)).toMatchObject({ outcome: 'Denied', status: 403 })
        const replaced = await admin.ask('PUT', `SecurityRoles/${own.body.id}?versionId=1`, {
          body: { ...own.body, grantSets: [...own.body.grantSets, set] },
        })
        expect(replaced.status).toBe(403)
      },
    )

    test('nor does he write such a right into a grant set, however its flag is spelt', async () => {
      const right = grantSets.find(({ key }) => key === 'view-all-practices')
      const spelt = 'x:contract-enum:otherflags:ViewAllPractices:Allow'
      for (const rights of [
        { flags: right?.flags, permissions: [] },
        { flags: [spelt], permissions: [] },
        {
          flags: ['app:contract-enum:administrativeflags:CanRunReports:Allow'],
          permissions: ['Person:Create'],
        },
        {
          flags: ['app:contract-enum:administrativeflags:CanRunReports:Allow'],
          permissions: ['KeyVault:Read'],
        },
      ]) {
        const body = { name: 'More', key: 'more', group: 'administrative', ...rights }
        expect((await admin.ask('POST', 'GrantSets', { body })).status).toBe(403)
      }
    })

    test('a role that came into the rows in another way gives its practice’s rights and nothing beyond', async () => {
      const { id, key } = server.practice
      const sets = await Promise.all(internal.map(grantSetOf))
      const made = await openAs(
        server.world,
        { actor: systemActor(id, key), operation: 'securityRole.create' },
        async (opened) => {
          const shared = { populationLevel: 'All', includeSupervisees: false, builtIn: true }
          const roles = openRows(opened, 'SecurityRole')
          const role = await roles.insert(
            { key: 'associate-sysadmin', name: 'Associate SysAdmin', ...shared, grantSets: sets },
            {},
          )
          const copy = await roles.insert({ key: 'copy', name: 'Copy', ...shared, grantSets: sets }, {})
          if (!role.ok || !copy.ok) return failed({ kind: 'missing' })
          const people = openRows(opened, 'Practitioner')
          const loaded = await people.load(server.practice.profiles.get('clinician') ?? '')
          if (!loaded.ok) return loaded
          const { document } = loaded.value
          const given = [role.value, copy.value].map((each) => ({
            id: each.id,
            resourceType: 'SecurityRole',
          }))
          await people.replace(
            loaded.value,
            { ...document, roles: [...(document.roles as readonly object[]), ...given] },
            {},
          )
          return succeeded(undefined)
        },
      )
      expect(made).toMatchObject({ ok: true })
      server.world.accounts.forget()
      const clinician = await server.signIn('clinician')
      const { body } = await clinician.ask('GET', '/session')
      expect(body.permissions.filter(isInternal)).toEqual([])
      expect(await mayGoElsewhere(clinician)).toBe(false)
      expect((await clinician.ask('GET', '/KeyVaults')).status).toBe(403)
      expect((await clinician.ask('GET', '/Practices')).status).toBe(403)
    })

    test('who manages users without setting up roles gives no right that he has not, not by bringing somebody back either', async () => {
      const builder = await server.signIn('builder')
      const signing = server.practice.roles.get('supervisor')
      const added = await patch(builder, 'Practitioners', await practitioner('clinician'), [
        { op: 'add', path: '/roles/-', value: { id: signing?.id, resourceType: 'SecurityRole' } },
      ])
      expect(added).toMatchObject({ status: 403, body: { code: 'rights.more-than-own' } })

      const gone = await admin.ask('POST', 'Practitioners', {
        body: {
          name: { use: 'official', given: ['Gone'], family: 'Head' },
          active: true,
          roles: [{ id: server.practice.roles.get('administrative')?.id, resourceType: 'SecurityRole' }],
        },
      })
      expect(gone.status, JSON.stringify(gone.body)).toBe(201)
      expect((await admin.ask('DELETE', `Practitioners/${gone.body.id}?versionId=1`)).status).toBe(204)
      expect((await builder.ask('POST', `Practitioners/${gone.body.id}/restore`)).status).toBe(403)
      expect(await lastOf(gone.body.id)).toMatchObject({ outcome: 'Denied', status: 403 })
      expect((await admin.ask('POST', `Practitioners/${gone.body.id}/restore`)).status).toBe(200)
      const away = await patch(admin, 'Practitioners', await practitioner('second'), [
        { op: 'replace', path: '/active', value: false },
      ])
      expect(away.status).toBe(200)
      const back = await patch(builder, 'Practitioners', away, [
        { op: 'replace', path: '/active', value: true },
      ])
      expect(back.status).toBe(403)
      await patch(admin, 'Practitioners', away, [{ op: 'replace', path: '/active', value: true }])
      const again = await admin.ask('GET', `Practitioners/${gone.body.id}`)
      await admin.ask('DELETE', `Practitioners/${gone.body.id}?versionId=${again.body.meta.versionId}`)
    })

    test('two administrators who take the role from each other at the same time leave one', async () => {
      const second = await server.signIn('second')
      const [mine, hers] = [await practitioner('admin'), await practitioner('second')]
      const takes = (client: TestClient, row: TestAnswer) =>
        patch(client, 'Practitioners', row, [
          {
            op: 'replace',
            path: '/roles',
            value: [
              { id: server.practice.roles.get('product-administrator')?.id, resourceType: 'SecurityRole' },
            ],
          },
        ])
      const answers = await Promise.all([takes(admin, hers), takes(second, mine)])
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      expect([403, 409]).toContain(statuses[1])
    })

    test('the role that administers keeps what a practice is administered with, and its key', async () => {
      const keeper = (await mayManage(admin)) ? admin : await server.signIn('second')
      const role = await keeper.ask('GET', `SecurityRoles/${server.practice.roles.get('administrative')?.id}`)
      const renamed = await patch(keeper, 'SecurityRoles', role, [
        { op: 'replace', path: '/key', value: 'former' },
      ])
      expect(renamed).toMatchObject({ status: 403, body: { code: 'rights.built-in-key' } })
      const emptied = await patch(keeper, 'SecurityRoles', role, [
        { op: 'replace', path: '/grantSets', value: [role.body.grantSets[0]] },
      ])
      expect(emptied).toMatchObject({ status: 409, body: { code: 'stores.last-administrator' } })
    })

    async function mayManage(client: TestClient): Promise<boolean> {
      const { body } = await client.ask('GET', '/session')
      return body.permissions.includes('SecurityRole:Update')
    }
  },
)

describe.each(databasesFor(import.meta.url))('a practice of the vendor, on the %s database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    const staff = {
      operator: ['associate-sysadmin'],
      seller: ['associate-marketing'],
      user: ['associate-user'],
    }
    server = await startTestServer({ database, staff })
    await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
  })
  afterAll(() => server?.close())

  test('its people go where their user roles let them, and a role that they do not have as a user role is without effect', async () => {
    const operator = await server.signIn('operator')
    expect((await operator.ask('GET', '/practices/elsewhere/Practitioners')).status).toBe(200)
    const seller = await server.signIn('seller')
    expect((await seller.ask('GET', '/practices/elsewhere/Practitioners')).status).toBe(404)

    const permissionsOf = async (client: TestClient) => (await client.ask('GET', '/session')).body.permissions
    const before = await permissionsOf(await server.signIn('user'))
    const row = await operator.ask('GET', `Practitioners/${server.practice.profiles.get('user')}`)
    const role = { id: server.practice.roles.get('associate-sysadmin')?.id, resourceType: 'SecurityRole' }
    const given = await operator.ask('PATCH', `Practitioners/${row.body.id}?versionId=1`, {
      body: [{ op: 'add', path: '/roles/-', value: role }],
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const user = await server.signIn('user')
    expect((await user.ask('GET', '/practices/elsewhere/Practitioners')).status).toBe(404)
    expect(before.filter(isInternal)).toEqual([])
    expect(await permissionsOf(user)).toEqual(before)
  })
})
