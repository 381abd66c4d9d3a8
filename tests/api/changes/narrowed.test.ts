import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import {
  type ChangesReader,
  followChanges,
  relayOf,
  type StreamedEvent,
} from '#tests/support/server/follow-changes.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const restricted = [{ code: 'R', display: 'Restricted' }]
const isReload = ({ event }: StreamedEvent) => event === 'reload'

describe.each(databasesFor(import.meta.url))('what somebody may no longer read (%s)', (database) => {
  let server: TestServer
  let relay: Relay
  let by: Readonly<Record<'admin' | 'author' | 'colleague' | 'stranger', TestClient>>
  const readers: ChangesReader[] = []
  beforeAll(async () => {
    const staff = {
      ...{ admin: ['administrative'], author: ['supervisor'], colleague: ['supervisor'] },
      stranger: ['scribe'],
    }
    server = await startTestServer({ database, staff, heartbeat: 300 })
    relay = await relayOf(server)
    const [admin, author, colleague, stranger] = await Promise.all([
      ...[server.signIn('admin'), server.signIn('author')],
      ...[server.signIn('colleague'), server.signIn('stranger')],
    ])
    if (!admin || !author || !colleague || !stranger) throw new Error('Somebody could not sign in.')
    by = { admin, author, colleague, stranger }
  })
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.cut()
  })
  afterAll(async () => {
    await relay?.stop()
    await server?.close()
  })

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const follow = async (client: TestClient, since?: string) => {
    const reader = await followChanges(server.url, client.token, since === undefined ? {} : { since })
    readers.push(reader)
    await reader.first(({ event }) => event === 'opened')
    return reader
  }
  const patientOf = (login: string) =>
    created(by.admin, 'Patients', {
      ...{ name: { use: 'official', given: ['Ana'], family: 'Rivera' } },
      ...{ birthDate: '1991-04-12', gender: 'female' },
      careTeam: [
        {
          ...{ id: '1', member: profile(login), participation: 'PrimaryPerformer' },
          role: { code: 'primary-clinician', display: 'Therapist' },
        },
      ],
    })
  async function change(client: TestClient, path: string, fields: Readonly<Record<string, unknown>>) {
    const { body } = await client.ask('GET', path, across)
    const operations = Object.entries(fields).map(([at, value]) => ({ op: 'add', path: at, value }))
    const answer = await client.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
      ...{ ...across, body: operations },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  /** Scribbles shared with everybody, allergies without a label: what is closed here to the colleague. */
  const closings: Readonly<Record<string, () => Promise<{ id: string; close: () => Promise<void> }>>> = {
    'a label that comes later': async () => {
      const patient = await patientOf('author')
      const made = {
        ...{ patient: { id: patient.id, resourceType: 'Patient' }, kind: 'Allergy', status: 'Active' },
        ...{ category: 'Medication', substance: { code: '7980', display: 'Penicillin G' } },
      }
      const { id } = await created(by.author, 'Allergies', made)
      return { id, close: () => change(by.author, `Allergies/${id}`, { '/meta/securityLabels': restricted }) }
    },
    'a share that is taken back': async () => {
      const words = { title: 'Parking', visibility: 'Team', sharedWith: [profile('colleague')] }
      const { id } = await created(by.author, 'SharedScribbles', words)
      return { id, close: () => change(by.author, `SharedScribbles/${id}`, { '/sharedWith': [] }) }
    },
    'a patient who becomes confidential': async () => {
      const { id } = await patientOf('author')
      const team = { '/confidentialTeam': [{ practitioner: profile('author') }] }
      return { id, close: () => change(by.admin, `Patients/${id}`, team) }
    },
  }

  test.each(Object.keys(closings))(
    '%s tells every page of the practice to read again, and nobody what',
    async (what) => {
      const { id, close } = (await closings[what]?.()) ?? { id: '', close: async () => undefined }
      await relay.turn()
      const streams = await Promise.all([by.colleague, by.stranger].map((client) => follow(client)))
      expect(streams.flatMap(({ told }) => told.filter(isReload))).toEqual([])
      await close()
      await relay.turn()
      for (const stream of streams) {
        const { says } = await stream.first(isReload)
        expect(says).toEqual({})
        await stream.first(
          ({ event, place }) => event === 'heartbeat' && place !== stream.told.find(isReload)?.place,
        )
        expect(JSON.stringify(stream.told)).not.toContain(id)
        expect(stream.told.filter(isReload)).toHaveLength(1)
      }
    },
  )

  test('whoever was cut off meanwhile is told when he comes back, once', async () => {
    const { id, close } = (await closings['a share that is taken back']?.()) ?? {
      id: '',
      close: async () => undefined,
    }
    await relay.turn()
    const early = await follow(by.colleague)
    const place = early.told.at(-1)?.place
    early.cut()
    await close()
    await relay.turn()
    const late = await follow(by.colleague, place)
    const told = await late.first(isReload)
    expect(JSON.stringify(late.told)).not.toContain(id)
    late.cut()
    const again = await follow(by.colleague, told.place)
    await again.first(({ event }) => event === 'heartbeat')
    expect(again.told.filter(isReload)).toEqual([])
  })

  test('what is written without anybody reading less makes nobody read again', async () => {
    const scribble = { title: 'Parking', visibility: 'Practice' }
    const { id } = await created(by.author, 'SharedScribbles', scribble)
    const shut = (await closings['a label that comes later']?.()) ?? { id: '', close: async () => undefined }
    await shut.close()
    await relay.turn()
    const stream = await follow(by.colleague)
    await change(by.author, `SharedScribbles/${id}`, { '/title': 'Parking in the yard' })
    await change(by.author, `Allergies/${shut.id}`, { '/onset': '2012' })
    await patientOf('author')
    await relay.turn()
    await stream.first(({ says }) => says?.id === id)
    for (let beats = 1; beats <= 2; beats += 1)
      await stream.first(() => stream.told.filter(({ event }) => event === 'heartbeat').length >= beats + 1)
    expect(stream.told.filter(isReload)).toEqual([])
  })
})
