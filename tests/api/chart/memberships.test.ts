import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const logins = ['opener', 'owner', 'moderator', 'member', 'other', 'stranger'] as const
type Login = (typeof logins)[number] | 'admin'
type Room = Readonly<Record<string, string>>

describe.each(databasesFor(import.meta.url))('who is in a channel, on the %s database', (database) => {
  let server: TestServer
  let by: Readonly<Record<Login, TestClient>>
  beforeAll(async () => {
    const staff = Object.fromEntries(logins.map((login) => [login, ['supervisor']]))
    server = await startTestServer({ database, staff: { admin: ['administrative'], ...staff } })
    const all = [...logins, 'admin'] as const
    const clients = await Promise.all(all.map(async (login) => [login, await server.signIn(login)]))
    by = Object.fromEntries(clients)
  })
  afterAll(() => server?.close())

  test('a member makes nobody an owner or a moderator, himself least of all, and neither does a moderator', async () => {
    const room = await aRoom()
    for (const [login, mine] of [
      ['member', room.member],
      ['moderator', room.moderator],
    ] as const)
      expect(await changed(by[login], mine, { role: 'Owner' })).toMatchObject(refused('owner-gives-roles'))
    expect(await changed(by.moderator, room.member, { role: 'Moderator' })).toMatchObject(
      refused('owner-gives-roles'),
    )
    for (const login of ['member', 'moderator'] as const) {
      const invited = await invite(by[login], room, { login: 'stranger', role: 'Moderator' })
      expect(invited).toMatchObject(refused('owner-gives-roles'))
    }
    expect((await changed(by.owner, room.member, { role: 'Moderator' })).status).toBe(200)
    expect((await changed(by.admin, room.member, { role: 'Member' })).status).toBe(200)
    expect((await invite(by.owner, room, { login: 'stranger', role: 'Moderator' })).status).toBe(201)
  })

  test.each(['opener', 'owner', 'moderator', 'admin'] as const)(
    'the %s finds a member, removes him and takes him back; he himself does not come back',
    async (login) => {
      const room = await aRoom()
      const listed = await by[login].ask('POST', 'ChannelMemberships/queries', {
        ...across,
        body: [{ field: 'channel', op: 'eq', value: room.id }],
      })
      expect(listed.body.map(({ id }: { id: string }) => id)).toContain(room.member)
      expect((await changed(by[login], room.member, { state: 'Removed' })).status).toBe(200)
      expect((await by.member.ask('GET', `Channels/${room.id}`)).status).toBe(404)
      expect(await changed(by.member, room.member, { state: 'Active' })).toMatchObject(refused('looks-after'))
      expect((await changed(by[login], room.member, { state: 'Active' })).status).toBe(200)
      expect((await by.member.ask('GET', `Channels/${room.id}`)).status).toBe(200)
    },
  )

  test('a moderator removes no owner and no other moderator; other members remove nobody and do not see the rows of others', async () => {
    const room = await aRoom()
    for (const theirs of [room.owner, room.opener])
      expect(await changed(by.moderator, theirs, { state: 'Removed' })).toMatchObject(
        refused('owner-gives-roles'),
      )
    for (const login of ['member', 'stranger'] as const) {
      expect((await by[login].ask('GET', `ChannelMemberships/${room.other}`, across)).status).toBe(404)
      expect((await changed(by[login], room.other, { state: 'Removed' })).status).toBe(404)
    }
    expect((await changed(by.owner, room.moderator, { state: 'Removed' })).status).toBe(200)
  })

  test('a member mutes and leaves by himself, what is personal is changed by nobody else, and whoever left is taken back by those who look after it', async () => {
    const room = await aRoom()
    expect((await changed(by.member, room.member, { state: 'Muted', notify: 'None' })).status).toBe(200)
    expect(await changed(by.owner, room.member, { notify: 'All' })).toMatchObject(refused('member-alone'))
    for (const state of ['Active', 'Left'])
      expect(await changed(by.owner, room.member, { state }), state).toMatchObject(refused('member-alone'))
    expect((await changed(by.member, room.member, { state: 'Left' })).status).toBe(200)
    expect(await changed(by.member, room.member, { state: 'Active' })).toMatchObject(refused('looks-after'))
    expect((await changed(by.owner, room.member, { state: 'Active' })).status).toBe(200)
  })

  test('a membership that was taken away is not brought back by its member', async () => {
    const room = await aRoom()
    const path = `ChannelMemberships/${room.member}`
    expect((await by.owner.ask('DELETE', `${path}?versionId=1`)).status).toBe(204)
    expect(await by.member.ask('POST', `${path}/restore`)).toMatchObject(refused('looks-after'))
    expect((await by.member.ask('GET', `Channels/${room.id}`)).status).toBe(404)
    expect((await by.owner.ask('POST', `${path}/restore`)).status).toBe(200)
    expect((await by.member.ask('GET', `Channels/${room.id}`)).status).toBe(200)
  })

  test('who moderates all channels learns nothing of one about a patient whom he does not reach', async () => {
    const name = { use: 'official', given: ['Ana'], family: 'Rivera' }
    const opener = { id: server.practice.profiles.get('opener'), resourceType: 'Practitioner' }
    const body = {
      name,
      birthDate: '1991-04-12',
      gender: 'female',
      confidentialTeam: [{ practitioner: opener }],
    }
    const patient = await by.admin.ask('POST', 'Patients', { body })
    expect(patient.status, JSON.stringify(patient.body)).toBe(201)
    const subject = { id: patient.body.id, resourceType: 'Patient' }
    const team = await by.opener.ask('POST', 'Channels', { body: { type: 'CareTeam', subject } })
    expect(team.status, JSON.stringify(team.body)).toBe(201)
    const made = await invite(by.opener, team.body, { login: 'opener', role: 'Owner' })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const path = `ChannelMemberships/${made.body.id}`
    expect((await by.opener.ask('GET', path, across)).status).toBe(200)
    expect((await by.admin.ask('GET', path, across)).status).toBe(404)
    const all = await by.admin.ask('GET', 'ChannelMemberships?pageSize=500', across)
    expect(JSON.stringify(all.body)).not.toContain(made.body.id)
  })

  test('nobody lets himself into a room that he does not see', async () => {
    const room = await aRoom()
    const made = await invite(by.stranger, room, { login: 'stranger', role: 'Member' })
    expect(made.status, JSON.stringify(made.body)).toBe(422)
    expect((await by.stranger.ask('GET', `Channels/${room.id}`, across)).status).toBe(404)
  })

  const refused = (code: string) => ({ status: 403, body: { code: `messages.${code}` } })

  /** A room with its opener, an owner, a moderator and two members; their memberships by their logins. */
  async function aRoom(): Promise<Room & Readonly<Record<'id' | (typeof logins)[number], string>>> {
    const room = await by.opener.ask('POST', 'Channels', { body: { type: 'Room', name: 'Crisis team' } })
    expect(room.status, JSON.stringify(room.body)).toBe(201)
    const roles = {
      opener: 'Owner',
      owner: 'Owner',
      moderator: 'Moderator',
      member: 'Member',
      other: 'Member',
    }
    const rows: Record<string, string> = { id: room.body.id, stranger: '' }
    for (const [login, role] of Object.entries(roles)) {
      const made = await invite(by.opener, { id: room.body.id }, { login, role })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      rows[login] = made.body.id
    }
    return rows as Awaited<ReturnType<typeof aRoom>>
  }

  function invite(
    client: TestClient,
    { id = '' }: Room,
    { login, role }: { readonly login: string; readonly role: string },
  ): Promise<TestAnswer> {
    const member = { id: server.practice.profiles.get(login), resourceType: 'Practitioner' }
    const body = { channel: { id, resourceType: 'Channel' }, member, role, state: 'Active' }
    return client.ask('POST', 'ChannelMemberships', { body })
  }

  async function changed(
    client: TestClient,
    id: string | undefined,
    fields: Readonly<Record<string, string>>,
  ): Promise<TestAnswer> {
    const { body } = await by.admin.ask('GET', `ChannelMemberships/${id}`, across)
    const versionId = body.meta?.versionId ?? (await versionOf(id))
    return client.ask('PATCH', `ChannelMemberships/${id}?versionId=${versionId}`, {
      body: Object.entries(fields).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
    })
  }

  async function versionOf(id: string | undefined): Promise<string> {
    for (const login of logins) {
      const { body } = await by[login].ask('GET', `ChannelMemberships/${id}`, across)
      if (body.meta) return body.meta.versionId
    }
    return '1'
  }
})
