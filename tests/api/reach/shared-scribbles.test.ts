import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active } from '#tests/support/scenes/scene.ts'
import { followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const everyWay = ['list', 'named', 'row', 'search', 'version', 'versions']
const logins = ['author', 'colleague', 'member', 'worker', 'stranger'] as const

describe.each(databasesFor(import.meta.url))('what is scribbled and shared (%s)', (database) => {
  let server: TestServer
  let by: Readonly<Record<(typeof logins)[number] | 'manager', TestClient>>
  let programId = ''
  beforeAll(async () => {
    const colleagues = Object.fromEntries(logins.map((login) => [login, ['supervisor']]))
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], manager: ['sandbox'], ...colleagues },
    })
    const admin = await server.signIn('admin')
    programId = (await active(admin, 'Programs', { name: 'Day', code: 'D', kind: 'Outpatient' })).id
    const worker = await admin.ask('GET', `Practitioners/${profile('worker').id}`)
    const programs = [{ op: 'add', path: '/programs', value: [program()] }]
    const { versionId } = worker.body.meta
    const joined = await admin.ask('PATCH', `Practitioners/${worker.body.id}?versionId=${versionId}`, {
      body: programs,
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
    const clients = await Promise.all(logins.map(async (login) => [login, await server.signIn(login)]))
    by = { ...Object.fromEntries(clients), manager: await server.signIn('manager') }
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const program = () => ({ id: programId, resourceType: 'Program' })

  test('is seen by its author, by whom it names, by who may do everything, and by no other colleague', async () => {
    const words = { title: 'Handover', body: 'Calls back on Thursday.', visibility: 'Team' }
    const shared = await made(by.author, 'SharedScribbles', { ...words, sharedWith: [profile('colleague')] })
    for (const client of [by.author, by.colleague, by.manager])
      expect(await seen(client, shared)).toEqual(everyWay)
    for (const client of [by.member, by.worker, by.stranger]) expect(await seen(client, shared)).toEqual([])
  })

  test('is seen by the staff of a program and the members of a room that it names, as long as they are that', async () => {
    const room = await made(by.author, 'Channels', { type: 'Room', name: 'Handovers' })
    const channel = { id: room.id, resourceType: 'Channel' }
    const place = await made(by.author, 'ChannelMemberships', {
      ...{ channel, member: profile('member') },
      ...{ role: 'Member', state: 'Active' },
    })
    const shared = await made(by.author, 'SharedScribbles', {
      ...{ title: 'Keys', visibility: 'Team' },
      sharedWith: [program(), channel],
    })
    for (const client of [by.worker, by.member]) expect(await seen(client, shared)).toEqual(everyWay)
    for (const client of [by.colleague, by.stranger]) expect(await seen(client, shared)).toEqual([])

    const left = [{ op: 'replace', path: '/state', value: 'Left' }]
    const gone = await by.member.ask('PATCH', `ChannelMemberships/${place.id}?versionId=1`, { body: left })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(await seen(by.member, shared)).toEqual([])
  })

  test('is seen by everybody of the staff where it is shared with the practice, and by them no longer when it is taken back', async () => {
    const shared = await made(by.author, 'SharedScribbles', { title: 'Parking', visibility: 'Practice' })
    expect(await seen(by.stranger, shared)).toEqual(everyWay)
    const narrower = [{ op: 'replace', path: '/visibility', value: 'Team' }]
    expect((await patched(by.author, shared, narrower)).status).toBe(200)
    expect(await seen(by.stranger, shared)).toEqual([])
    expect(await seen(by.author, shared)).toEqual(everyWay)
  })

  test('is commented by whom it is shared with, and changed, widened, taken away and brought back by its author alone', async () => {
    const words = { title: 'Handover', body: 'Calls back on Thursday.', visibility: 'Team' }
    const shared = await made(by.author, 'SharedScribbles', { ...words, sharedWith: [profile('colleague')] })
    const comment = [{ op: 'add', path: '/comments', value: [{ id: 'one', text: 'Done.' }] }]
    const commented = await patched(by.colleague, shared, comment)
    expect(commented).toMatchObject({ status: 200, body: { comments: [{ author: profile('colleague') }] } })

    const wider = [{ op: 'replace', path: '/visibility', value: 'Practice' }]
    const other = [{ op: 'replace', path: '/body', value: 'Calls back on Friday.' }]
    const further = [{ op: 'add', path: '/sharedWith/-', value: profile('stranger') }]
    const refused = { status: 403, body: { code: 'stores.author-changes-this' } }
    for (const operations of [wider, other, further])
      expect(await patched(by.colleague, shared, operations)).toMatchObject(refused)
    const { body: whole } = await by.colleague.ask('GET', `SharedScribbles/${shared.id}`)
    const put = { body: { ...whole, body: 'Calls back on Friday.' } }
    const { versionId } = whole.meta
    const path = `SharedScribbles/${shared.id}`
    expect(await by.colleague.ask('PUT', `${path}?versionId=${versionId}`, put)).toMatchObject(refused)
    expect(await by.colleague.ask('DELETE', `${path}?versionId=${versionId}`)).toMatchObject(refused)

    expect((await patched(by.author, shared, other)).status).toBe(200)
    const { meta } = (await by.author.ask('GET', path)).body
    expect((await by.author.ask('DELETE', `${path}?versionId=${meta.versionId}`)).status).toBe(204)
    expect(await by.colleague.ask('POST', `${path}/restore`)).toMatchObject(refused)
    expect((await by.author.ask('POST', `${path}/restore`)).status).toBe(200)
  })

  describe('a comment', () => {
    /** A scribble with a comment of its author's and one of a colleague's. */
    const commented = async () => {
      const comments = [{ id: 'first', text: 'Ready.' }]
      const words = { title: 'Keys', visibility: 'Practice', comments }
      const shared = await made(by.author, 'SharedScribbles', words)
      const second = { op: 'add', path: '/comments/-', value: { id: 'second', text: 'Done.' } }
      const { status, body } = await patched(by.colleague, shared, [second])
      expect(status, JSON.stringify(body)).toBe(200)
      return { shared, before: body.comments }
    }
    const commentsOf = async ({ id }: { readonly id: string }) =>
      (await by.author.ask('GET', `SharedScribbles/${id}`)).body.comments
    const stays = { status: 422, body: { errors: [{ pointer: '/comments', code: 'stores.remark-stays' }] } }
    const isWritten = { status: 422, body: { errors: [{ code: 'stores.server-owned' }] } }

    test('stays as it was written: neither another colleague nor the author of what is shared rewords it, takes it away or signs it otherwise', async () => {
      const { shared, before } = await commented()
      const path = `SharedScribbles/${shared.id}`
      for (const client of [by.stranger, by.author, by.manager]) {
        const reworded = [{ op: 'replace', path: '/comments/1/text', value: 'Not yet.' }]
        for (const operations of [reworded, [{ op: 'remove', path: '/comments/1' }]])
          expect(await patched(client, shared, operations)).toMatchObject(stays)
        const signed = [{ op: 'replace', path: '/comments/1/author', value: profile('stranger') }]
        const moved = [{ op: 'replace', path: '/comments/1/time', value: '2026-01-01T00:00:00.000Z' }]
        const late = { id: 'third', text: 'Mine.', author: profile('colleague') }
        for (const operations of [signed, moved, [{ op: 'add', path: '/comments/-', value: late }]])
          expect(await patched(client, shared, operations)).toMatchObject(isWritten)
        const { body: whole } = await client.ask('GET', path)
        const put = { body: { ...whole, comments: [{ id: 'second', text: 'Not yet.' }] } }
        expect(await client.ask('PUT', `${path}?versionId=${whole.meta.versionId}`, put)).toMatchObject(stays)
      }
      expect(await commentsOf(shared)).toEqual(before)
    })

    test('is pinned by who wrote it and by the author of what is shared, not by another colleague', async () => {
      const { shared, before } = await commented()
      const pin = [{ op: 'add', path: '/comments/1/pinned', value: true }]
      const refused = { status: 403, body: { code: 'stores.author-changes-this' } }
      expect(await patched(by.stranger, shared, pin)).toMatchObject(refused)
      expect(await commentsOf(shared)).toEqual(before)
      expect(await patched(by.colleague, shared, pin)).toMatchObject({ status: 200 })
      const unpin = [{ op: 'remove', path: '/comments/1/pinned' }]
      expect(await patched(by.stranger, shared, unpin)).toMatchObject(refused)
      expect(await patched(by.author, shared, unpin)).toMatchObject({ status: 200 })
    })

    test('has no id that another one has, so that nobody closes what is shared to all further words', async () => {
      const { shared, before } = await commented()
      const twin = (id: string) => ({ op: 'add', path: '/comments/-', value: { id, text: 'Again.' } })
      const refused = { status: 422, body: { errors: [{ code: 'stores.same-remark-id' }] } }
      expect(await patched(by.stranger, shared, [twin('x'), twin('x')])).toMatchObject(refused)
      expect(await patched(by.stranger, shared, [twin('second')])).toMatchObject({ status: 422 })
      const comments = [twin('x').value, twin('x').value]
      const body = { title: 'Keys', visibility: 'Practice', comments }
      expect(await by.author.ask('POST', 'SharedScribbles', { body })).toMatchObject(refused)
      expect(await commentsOf(shared)).toEqual(before)
      expect(await patched(by.stranger, shared, [twin('x')])).toMatchObject({ status: 200 })
    })

    test('that is sent a second time under the same key is written once, under the name of who wrote it', async () => {
      const { shared } = await commented()
      const { versionId } = (await by.author.ask('GET', `SharedScribbles/${shared.id}`)).body.meta
      const value = { id: 'third', text: 'Thank you.' }
      const headers = { 'idempotency-key': uuidAt(server.world.now().milliseconds) }
      const send = (client: TestClient) =>
        client.ask('PATCH', `SharedScribbles/${shared.id}?versionId=${versionId}`, {
          ...{ headers, body: [{ op: 'add', path: '/comments/-', value }] },
        })
      expect((await send(by.colleague)).status).toBe(200)
      expect((await send(by.colleague)).status).toBe(200)
      expect((await send(by.stranger)).status).toBe(409)
      const third = { ...value, author: profile('colleague') }
      expect(await commentsOf(shared)).toMatchObject([{ id: 'first' }, { id: 'second' }, third])
      expect(await commentsOf(shared)).toHaveLength(3)
    })
  })

  test('is told of in the change stream to whom it is shared with, and to nobody else', async () => {
    const relay = await relayOf(server)
    await relay.turn()
    const streams = await Promise.all(
      [by.colleague, by.stranger].map(({ token }) => followChanges(server.url, token)),
    )
    await Promise.all(streams.map((stream) => stream.first(({ event }) => event === 'opened')))
    const team = { title: 'Team', visibility: 'Team', sharedWith: [profile('colleague')] }
    const narrow = await made(by.author, 'SharedScribbles', team)
    const wide = await made(by.author, 'SharedScribbles', { title: 'All', visibility: 'Practice' })
    await relay.turn()
    await Promise.all(streams.map((stream) => stream.first(({ says }) => says?.id === wide.id)))
    const told = streams.map((stream) => stream.changed())
    for (const stream of streams) stream.cut()
    await relay.stop()
    expect(told).toEqual([[`${narrow.id}/1`, `${wide.id}/1`], [`${wide.id}/1`]])
  })

  async function patched(
    client: TestClient,
    { id }: { readonly id: string },
    operations: readonly unknown[],
  ): Promise<TestAnswer> {
    const { body } = await by.author.ask('GET', `SharedScribbles/${id}`)
    return client.ask('PATCH', `SharedScribbles/${id}?versionId=${body.meta.versionId}`, { body: operations })
  }

  async function made(
    client: TestClient,
    collection: string,
    body: Record<string, unknown>,
  ): Promise<{ readonly id: string }> {
    const answer = await client.ask('POST', collection, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  /** Is it called by its title where another row leads to it? */
  async function namedTo(client: TestClient, id: string): Promise<boolean> {
    const login = Object.entries(by).find(([, each]) => each === client)?.[0] ?? ''
    const reference = { id, resourceType: 'SharedScribble' }
    const body = {
      ...{ recipient: profile(login), category: 'System', priority: 'Normal', title: 'See there' },
      ...{ created: server.world.now().iso, channels: ['InApp'], target: { ref: reference } },
    }
    const actor = systemActor(server.practice.id, server.practice.key)
    const put = await openAs(server.world, { actor, operation: 'example.create' }, (opened) =>
      openRows(opened, 'Notification').insert(body, {}),
    )
    if (!put.ok) throw new Error(JSON.stringify(put.failure))
    const { body: told } = await client.ask('GET', `Notifications/${put.value.id}`, across)
    const { ref } = told.target
    expect(ref.id === id).toBe(ref.display !== undefined)
    return ref.id === id
  }

  /** Which of the ways to a row are open. */
  async function seen(client: TestClient, { id }: { readonly id: string }): Promise<readonly string[]> {
    const path = `SharedScribbles/${id}`
    const byId = [{ field: 'id', op: 'eq', value: id }]
    const [row, version, versions, list, found, named] = await Promise.all([
      client.ask('GET', path, across),
      client.ask('GET', `${path}/_history/1`, across),
      client.ask('GET', `${path}/_history`, across),
      client.ask('GET', 'SharedScribbles', across),
      client.ask('POST', 'SharedScribbles/queries', { ...across, body: byId }),
      namedTo(client, id),
    ])
    const holds = ({ body }: TestAnswer) => JSON.stringify(body).includes(id)
    return [
      ...(holds(list) ? ['list'] : []),
      ...(named ? ['named'] : []),
      ...(row.status === 200 ? ['row'] : []),
      ...(holds(found) ? ['search'] : []),
      ...(version.status === 200 ? ['version'] : []),
      ...(versions.status === 200 ? ['versions'] : []),
    ]
  }
})
