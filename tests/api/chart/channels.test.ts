import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let server: TestServer
  let supervisor: TestClient
  let clinician: TestClient
  let intake: TestClient
  let administrator: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    supervisor = await server.signIn('supervisor')
    clinician = await server.signIn('clinician')
    intake = await server.signIn('intake')
    administrator = await server.signIn('admin')
  })
  afterAll(() => server?.close())

  test('what is said in a channel is seen by its members, by no other colleague, and by who moderates all channels', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'Crisis team' })
    const inIt = { channel: { id: channel.id, resourceType: 'Channel' } }
    const message = await made(supervisor, 'ChatMessages', {
      ...inIt,
      kind: 'Text',
      text: 'Room two is free.',
    })

    for (const stranger of [clinician, intake]) expect(await seen(stranger, message, channel)).toEqual([])
    const unheard = await clinician.ask('POST', 'ChatMessages', {
      body: { ...inIt, kind: 'Text', text: 'Hello?' },
    })
    expect(unheard).toMatchObject({ status: 422, body: { subStatus: 2005 } })
    const uninvited = await clinician.ask('POST', 'ChannelMemberships', {
      body: membership('clinician', channel.id),
    })
    expect(uninvited).toMatchObject({ status: 422, body: { subStatus: 2005 } })
    expect(await seen(administrator, message, channel)).toEqual(['channel', 'list', 'message', 'version'])

    const invited = await supervisor.ask('POST', 'ChannelMemberships', {
      body: membership('clinician', channel.id),
    })
    expect(invited.status, JSON.stringify(invited.body)).toBe(201)
    expect(await seen(clinician, message, channel)).toEqual(['channel', 'list', 'message', 'version'])
    expect(await seen(intake, message, channel)).toEqual([])
    await made(clinician, 'ChatMessages', { ...inIt, kind: 'Text', text: 'I take it.' })
    const other = [{ op: 'replace', path: '/text', value: 'Room two is taken.' }]
    const twisted = await clinician.ask('PATCH', `ChatMessages/${message.id}?versionId=1`, { body: other })
    expect(twisted).toMatchObject({ status: 422, body: { code: 'messages.not-the-sender' } })
    expect((await clinician.ask('DELETE', `ChatMessages/${message.id}?versionId=1`)).status).toBe(403)
    const corrected = await supervisor.ask('PATCH', `ChatMessages/${message.id}?versionId=1`, { body: other })
    expect(corrected).toMatchObject({ status: 200, body: { edited: [{ at: expect.any(String) }] } })

    const left = [{ op: 'replace', path: '/state', value: 'Left' }]
    const gone = await clinician.ask('PATCH', `ChannelMemberships/${invited.body.id}?versionId=1`, {
      body: left,
    })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(await seen(clinician, message, channel)).toEqual([])
  })

  test('others react to a message that names somebody, and change none of its words', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'Front desk' })
    await made(supervisor, 'ChannelMemberships', membership('clinician', channel.id))
    const named = { id: server.practice.profiles.get('clinician'), resourceType: 'Practitioner' }
    const message = await made(supervisor, 'ChatMessages', {
      channel: { id: channel.id, resourceType: 'Channel' },
      kind: 'Text',
      text: 'Your next patient is here.',
      mentions: [named],
    })
    const reaction = [{ op: 'add', path: '/reactions', value: [{ emoji: '👍', by: named }] }]
    const path = `ChatMessages/${message.id}?versionId=1`
    const reacted = await clinician.ask('PATCH', path, { body: reaction })
    expect(reacted, JSON.stringify(reacted.body)).toMatchObject({ status: 200 })
    expect(reacted.body.edited ?? []).toEqual([])
    const other = [{ op: 'replace', path: '/mentions', value: [] }]
    const twisted = await clinician.ask('PATCH', path.replace('=1', '=2'), { body: other })
    expect(twisted).toMatchObject({ status: 422, body: { code: 'messages.not-the-sender' } })
  })

  test('a member who only reads says nothing, changes nothing that he has said before, and still reacts', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'News' })
    const inIt = { channel: { id: channel.id, resourceType: 'Channel' }, kind: 'Text' }
    const place = await made(supervisor, 'ChannelMemberships', membership('clinician', channel.id))
    const early = await made(clinician, 'ChatMessages', { ...inIt, text: 'May I ask?' })
    const quiet = [{ op: 'replace', path: '/role', value: 'ReadOnly' }]
    const changed = await supervisor.ask('PATCH', `ChannelMemberships/${place.id}?versionId=1`, {
      body: quiet,
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)

    const refused = { status: 403, body: { code: 'messages.only-reads' } }
    const body = { ...inIt, text: 'Hello?' }
    expect(await clinician.ask('POST', 'ChatMessages', { body })).toMatchObject(refused)
    const path = `ChatMessages/${early.id}?versionId=1`
    const other = [{ op: 'replace', path: '/text', value: 'May I?' }]
    expect(await clinician.ask('PATCH', path, { body: other })).toMatchObject(refused)
    const reaction = [{ op: 'add', path: '/reactions', value: [reactionOf('clinician')] }]
    expect((await clinician.ask('PATCH', path, { body: reaction })).status).toBe(200)
    await made(supervisor, 'ChatMessages', { ...inIt, text: 'All is quiet.' })
  })

  test('an archived channel is only read, until those who look after it open it again', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'Old house' })
    const inIt = { channel: { id: channel.id, resourceType: 'Channel' }, kind: 'Text' }
    await made(supervisor, 'ChannelMemberships', membership('clinician', channel.id))
    const message = await made(supervisor, 'ChatMessages', { ...inIt, text: 'We move.' })
    const shut = [{ op: 'add', path: '/archived', value: {} }]
    expect((await channelChanged(supervisor, channel.id, shut)).status).toBe(200)

    const refused = { status: 403, body: { code: 'messages.archived' } }
    const body = { ...inIt, text: 'Hello?' }
    for (const client of [supervisor, clinician, administrator])
      expect(await client.ask('POST', 'ChatMessages', { body })).toMatchObject(refused)
    const reaction = [{ op: 'add', path: '/reactions', value: [reactionOf('clinician')] }]
    const path = `ChatMessages/${message.id}?versionId=1`
    expect(await clinician.ask('PATCH', path, { body: reaction })).toMatchObject(refused)
    expect(await seen(clinician, message, channel)).toEqual(['channel', 'list', 'message', 'version'])

    const open = [{ op: 'remove', path: '/archived' }]
    const notTheirs = { status: 403, body: { code: 'messages.looks-after' } }
    expect(await channelChanged(clinician, channel.id, open)).toMatchObject(notTheirs)
    expect((await channelChanged(supervisor, channel.id, open)).status).toBe(200)
    await made(clinician, 'ChatMessages', body)
  })

  test('who archives a channel and when is written by the server, whatever the caller says of it', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'Night shift' })
    await made(supervisor, 'ChannelMemberships', {
      ...membership('clinician', channel.id),
      role: 'Moderator',
    })
    const { by } = reactionOf('intake')
    const ownsIt = { status: 422, body: { code: 'stores.server-owned' } }
    const at = '2020-01-01T00:00:00.000Z'
    const both = [{ op: 'add', path: '/archived', value: { at, by } }]
    expect((await channelChanged(supervisor, channel.id, both)).status).toBe(422)
    for (const value of [{ at }, { by }]) {
      const operations = [{ op: 'add', path: '/archived', value }]
      expect(await channelChanged(supervisor, channel.id, operations)).toMatchObject(ownsIt)
      const body = { type: 'Room', name: 'Day shift', archived: value }
      expect(await supervisor.ask('POST', 'Channels', { body })).toMatchObject(ownsIt)
    }
    const shut = [{ op: 'add', path: '/archived', value: {} }]
    const first = await channelChanged(supervisor, channel.id, shut)
    expect(first, JSON.stringify(first.body)).toMatchObject(
      archivedBy('supervisor', first.body.meta.lastModified),
    )

    for (const [name, value] of Object.entries({ at, by })) {
      const operations = [{ op: 'replace', path: `/archived/${name}`, value }]
      expect(await channelChanged(clinician, channel.id, operations)).toMatchObject(ownsIt)
    }
    const again = await channelChanged(clinician, channel.id, shut)
    expect(again).toMatchObject(archivedBy('supervisor', first.body.meta.lastModified))
    const open = [{ op: 'remove', path: '/archived' }]
    expect((await channelChanged(clinician, channel.id, open)).status).toBe(200)
    const later = await channelChanged(clinician, channel.id, shut)
    expect(later).toMatchObject(archivedBy('clinician', later.body.meta.lastModified))
  })

  test('a reaction is added and taken away by the person whose it is alone, not by the sender nor by who moderates, and is there once', async () => {
    const channel = await made(supervisor, 'Channels', { type: 'Room', name: 'Kitchen' })
    const inIt = { channel: { id: channel.id, resourceType: 'Channel' }, kind: 'Text' }
    for (const login of ['clinician', 'intake'])
      await made(supervisor, 'ChannelMemberships', membership(login, channel.id))
    const { id } = await made(supervisor, 'ChatMessages', { ...inIt, text: 'There is cake.' })
    const [ofClinician, ofIntake] = [reactionOf('clinician'), reactionOf('intake')]
    const another = { status: 422, body: { code: 'messages.reaction-of-another' } }

    const put = { op: 'add', path: '/reactions', value: [ofClinician] }
    expect(await messageChanged(intake, id, [put])).toMatchObject(another)
    const forged = await intake.ask('POST', 'ChatMessages', {
      body: { ...inIt, text: 'Cake!', reactions: [ofClinician] },
    })
    expect(forged).toMatchObject(another)
    await made(intake, 'ChatMessages', { ...inIt, text: 'Cake!', reactions: [ofIntake] })
    expect((await messageChanged(clinician, id, [put])).status).toBe(200)
    const replayed = await messageChanged(clinician, id, [
      { ...put, path: '/reactions/-', value: ofClinician },
    ])
    expect(replayed.status, JSON.stringify(replayed.body)).toBe(200)
    expect(replayed.body.reactions).toHaveLength(1)

    const taken = [
      [{ op: 'remove', path: '/reactions' }],
      [{ op: 'remove', path: '/reactions/0' }],
      [{ op: 'replace', path: '/reactions/0/emoji', value: '👎' }],
      [{ op: 'replace', path: '/reactions/0/by', value: ofIntake.by }],
    ]
    const { reactions, ...bare } = (await supervisor.ask('GET', `ChatMessages/${id}`, across)).body
    const replaced = [
      bare,
      { ...bare, reactions: [] },
      { ...bare, reactions: [...reactions, { ...ofClinician, emoji: '🎂' }] },
    ]
    for (const client of [supervisor, intake, administrator]) {
      for (const operations of taken)
        expect(await messageChanged(client, id, operations)).toMatchObject(another)
      for (const body of replaced)
        expect(
          await client.ask('PUT', `ChatMessages/${id}?versionId=${bare.meta.versionId}`, { ...across, body }),
        ).toMatchObject(another)
    }

    const beside = [{ op: 'add', path: '/reactions/0', value: ofIntake }]
    expect((await messageChanged(intake, id, beside)).body.reactions).toMatchObject([ofIntake, ofClinician])
    const corrected = [{ op: 'replace', path: '/text', value: 'There was cake.' }]
    expect((await messageChanged(supervisor, id, corrected)).body.reactions).toHaveLength(2)
    const own = await messageChanged(clinician, id, [{ op: 'remove', path: '/reactions/1' }])
    expect(own).toMatchObject({ status: 200, body: { reactions: [ofIntake] } })
  })

  test('a room is renamed, and how long it keeps what is said is changed, by those who look after it; between two people each may', async () => {
    const room = await made(supervisor, 'Channels', { type: 'Room', name: 'Front desk' })
    await made(supervisor, 'ChannelMemberships', membership('clinician', room.id))
    const refused = { status: 403, body: { code: 'messages.looks-after' } }
    const name = [{ op: 'replace', path: '/name', value: 'Back desk' }]
    const kept = [{ op: 'add', path: '/retentionDays', value: 30 }]
    for (const operations of [name, kept])
      expect(await channelChanged(clinician, room.id, operations)).toMatchObject(refused)
    for (const client of [supervisor, administrator])
      expect((await channelChanged(client, room.id, name)).status).toBe(200)
    const two = await made(supervisor, 'Channels', { type: 'Direct' })
    await made(supervisor, 'ChannelMemberships', membership('clinician', two.id))
    const called = [{ op: 'add', path: '/name', value: 'Keys' }]
    expect((await channelChanged(clinician, two.id, called)).status).toBe(200)
  })

  async function channelChanged(client: TestClient, id: string, operations: readonly unknown[]) {
    const { body } = await supervisor.ask('GET', `Channels/${id}`, across)
    return client.ask('PATCH', `Channels/${id}?versionId=${body.meta.versionId}`, {
      ...{ ...across, body: operations },
    })
  }

  async function messageChanged(client: TestClient, id: string, operations: readonly unknown[]) {
    const { body } = await supervisor.ask('GET', `ChatMessages/${id}`, across)
    return client.ask('PATCH', `ChatMessages/${id}?versionId=${body.meta.versionId}`, {
      ...{ ...across, body: operations },
    })
  }

  function archivedBy(login: string, at: string) {
    const by = { id: server.practice.profiles.get(login), resourceType: 'Practitioner' }
    return { status: 200, body: { archived: { at, by } } }
  }

  function reactionOf(login: string) {
    return { emoji: '👍', by: { id: server.practice.profiles.get(login), resourceType: 'Practitioner' } }
  }

  function membership(login: string, channelId: string): Record<string, unknown> {
    const member = { id: server.practice.profiles.get(login), resourceType: 'Practitioner' }
    return { channel: { id: channelId, resourceType: 'Channel' }, member, role: 'Member', state: 'Active' }
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

  /** Which of the ways to the message and its channel are open. */
  async function seen(
    client: TestClient,
    message: { readonly id: string },
    channel: { readonly id: string },
  ): Promise<readonly string[]> {
    const [one, version, listed, room] = await Promise.all([
      client.ask('GET', `ChatMessages/${message.id}`, across),
      client.ask('GET', `ChatMessages/${message.id}/_history/1`, across),
      client.ask('GET', 'ChatMessages', across),
      client.ask('GET', `Channels/${channel.id}`, across),
    ])
    const rows = Array.isArray(listed.body) ? (listed.body as readonly { readonly id: string }[]) : []
    return [
      ...(room.status === 200 ? ['channel'] : []),
      ...(rows.some(({ id }) => id === message.id) ? ['list'] : []),
      ...(one.status === 200 ? ['message'] : []),
      ...(version.status === 200 ? ['version'] : []),
    ]
  }
})
