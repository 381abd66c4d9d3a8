import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neededFlags, securityRoles } from '#generated/permissions/permissions.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

const own = { visibility: 'Personal', status: 'Active' }
const everyVendorRole = securityRoles.filter(({ userRoles }) => userRoles.length > 0).map(({ key }) => key)
const first = '2026-03-05T20:15:00.000Z'
const later = '2026-03-06T20:15:00.000Z'

describe.each(databasesFor(import.meta.url))('uses of prepared texts, on the %s database', (database) => {
  let server: TestServer
  let clinician: TestClient
  let other: TestClient
  let names = 0
  beforeAll(async () => {
    server = await startTestServer({ database, staff: { ...usualStaff, everyone: everyVendorRole } })
    clinician = await server.signIn('clinician')
    other = await server.signIn('supervisor')
  }, 60_000)
  afterAll(() => server?.close())

  const aKey = () => uuidAt(Date.now())
  const aSnippet = (more: object = {}) => {
    names += 1
    const words = { name: `Text ${names}`, kind: 'PlainText', body: 'Slept well.' }
    return created(clinician, 'Snippets', { ...own, ...words, ...more })
  }
  const read = async (id: string) => (await clinician.ask('GET', `Snippets/${id}`)).body
  async function told(uses: readonly object[], { by = clinician, key = aKey() } = {}): Promise<number> {
    const headers = { 'idempotency-key': key }
    const answer = await by.ask('POST', 'Snippets/tell-uses', { headers, body: { uses } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.counted
  }

  test('are counted, the last one is the latest, and who has the text open is in conflict with nobody', async () => {
    const row = await aSnippet()
    const open = await read(row.id)
    expect(open).toMatchObject({ usageCount: 0 })
    expect(open).not.toHaveProperty('lastUsed')

    expect(await told([{ text: bare(row), count: 2, last: later }])).toBe(1)
    await told([{ text: bare(row), count: 1, last: first }])
    expect(await read(row.id)).toMatchObject({ usageCount: 3, lastUsed: later, meta: { versionId: '1' } })

    const path = `Snippets/${row.id}?versionId=1`
    const changed = await clinician.ask('PUT', path, { body: { ...open, body: 'Slept.' } })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(await read(row.id)).toMatchObject({ usageCount: 3, lastUsed: later, body: 'Slept.' })
    expect((await clinician.ask('GET', `Snippets/${row.id}/_history`)).body).toHaveLength(2)
  })

  test('are counted once however often they are told, and none is in the future', async () => {
    const row = await aSnippet()
    const key = aKey()
    const uses = [{ text: bare(row), count: 4, last: '2199-01-01T00:00:00Z' }]
    for (let times = 0; times < 3; times += 1) await told(uses, { key })
    const { usageCount, lastUsed } = await read(row.id)
    expect(usageCount).toBe(4)
    expect(lastUsed <= new Date().toISOString()).toBe(true)
  })

  test('count expansions and rules of speech too, and bring what is used most to the front', async () => {
    const expansion = await created(clinician, 'TextExpansions', { ...own, trigger: '.x1', replacement: 'x' })
    const rule = await created(clinician, 'SpeechRules', {
      ...{ ...own, phrases: ['p h q'], kind: 'Replace', replacement: 'PHQ', matchCase: false, priority: 500 },
      ...{ spacingBefore: 'Keep', spacingAfter: 'Keep' },
    })
    const row = await aSnippet()
    const uses = [expansion, rule, row].map((each) => ({ text: bare(each), count: 9, last: first }))
    expect(await told(uses)).toBe(3)
    for (const path of [`TextExpansions/${expansion.id}`, `SpeechRules/${rule.id}`])
      expect((await clinician.ask('GET', path)).body).toMatchObject({ usageCount: 9, lastUsed: first })
    const found = await clinician.ask('GET', 'Snippets?orderBy=usageCount&order=desc&pageSize=1')
    expect(found.body).toMatchObject([{ id: row.id }])
  })

  test('are told to no end: a count that is full stays full, and a second between two minutes is a time too', async () => {
    const row = await aSnippet()
    await told([{ text: bare(row), count: 1, last: first }])
    await server.world.database.asOwner((transaction) =>
      sql`update resource set rolled_up = json_build_object('usageCount', 2147483600, 'lastUsed', ${first}::text)
        where id = ${row.id}::uuid`.execute(transaction),
    )
    expect(await told([{ text: bare(row), count: 1000, last: later }])).toBe(1)
    expect(await read(row.id)).toMatchObject({ usageCount: 2147483647, lastUsed: later })
    expect(await told([{ text: bare(row), count: 1, last: '2016-12-31T23:59:60Z' }])).toBe(1)
  })

  test('of a text that somebody may not read are not counted, and nobody writes the count by hand', async () => {
    const row = await aSnippet()
    expect(await told([{ text: bare(row), count: 5, last: first }], { by: other })).toBe(0)
    expect(await told([{ text: { ...bare(row), id: aKey() }, count: 5, last: first }])).toBe(0)
    const body = [{ op: 'replace', path: '/usageCount', value: 99 }]
    await clinician.ask('PATCH', `Snippets/${row.id}?versionId=1`, { body })
    expect(await read(row.id)).toMatchObject({ usageCount: 0 })
  })

  test('of a kind of text that somebody has no right to read are not counted', async () => {
    const narrow = await server.signIn('everyone')
    const rule = await created(narrow, 'SpeechRules', {
      ...{ ...own, phrases: ['g a f'], kind: 'Replace', replacement: 'GAF' },
      ...{ matchCase: false, priority: 500, spacingBefore: 'Keep', spacingAfter: 'Keep' },
    })
    const uses = [{ text: bare(rule), count: 5, last: first }]
    expect(await told(uses, { by: narrow })).toBe(1)
    await holdsOnly('everyone', ['Snippet:Read', 'Snippet:Update'])
    expect(await told(uses, { by: narrow })).toBe(0)
  })

  async function holdsOnly(login: string, permissions: readonly string[]): Promise<void> {
    const { world, practice } = server
    const named = (name: string, key: string) => ({ name, key, builtIn: false })
    const set = await lay('GrantSet', {
      ...named('Snippets alone', 'snippets-alone'),
      group: 'administrative',
      flags: permissions.flatMap((permission) => neededFlags[permission]?.slice(0, 1) ?? []),
      permissions,
    })
    const role = await lay('SecurityRole', {
      ...named('Of snippets', 'of-snippets'),
      populationLevel: 'All',
      grantSets: [set],
    })
    const id = practice.profiles.get(login) ?? ''
    await putFields(world, practice, { type: 'Practitioner', id, fields: { roles: [role] } })
    world.accounts.forget()
  }

  async function lay(resourceType: 'GrantSet' | 'SecurityRole', body: object) {
    const { world, practice } = server
    const actor = systemActor(practice.id, practice.key)
    const laid = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, resourceType).insert({ ...body }, {}),
    )
    if (!laid.ok) throw new Error(JSON.stringify(laid.failure))
    return { id: laid.value.id, resourceType }
  }
})
