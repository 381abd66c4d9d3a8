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
