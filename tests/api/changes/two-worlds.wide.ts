import { describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
}
const room = { name: 'Garden', kind: 'Room', status: 'active', timezone: 'America/Chicago' }

/** What may differ between any two streams: places, and the ids of the rows that are seen. */
function masked(text: string): string {
  return text
    .replace(/^id: (.*)$/gm, (_, place: string) => `id: ${place.length}`)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
}

/** A clinician follows while rooms are made that everybody sees; in the second world much else is done that he does not see. */
async function streamIn(server: TestServer, world: 'quiet' | 'busy'): Promise<string> {
  const relay = await relayOf(server)
  await relay.turn()
  const admin = await server.signIn('admin')
  const clinician = await server.signIn('clinician')
  const hidden = async () => {
    if (world === 'quiet') return
    for (const family of ['Aspen', 'Birch', 'Cedar']) {
      const patient = await created(admin, 'Patients', {
        name: { use: 'official', given: ['Ann'], family },
        birthDate: '1980-05-05',
        gender: 'female',
        confidentialTeam: [
          {
            practitioner: {
              id: server.practice.profiles.get('supervisor'),
              resourceType: 'Practitioner',
            },
          },
        ],
      })
      await admin.ask('DELETE', `Patients/${patient.id}?versionId=1`)
    }
    await relay.turn()
  }

  await hidden()
  const reader = await followChanges(server.url, clinician.token)
  const { place } = await reader.first(({ event }) => event === 'opened')
  for (let visible = 0; visible < 3; visible += 1) {
    await hidden()
    const { id } = await created(admin, 'Locations', room)
    await hidden()
    await reader.first(({ says }) => says?.id === id)
  }
  reader.cut()
  const again = await followChanges(server.url, clinician.token, { since: place })
  await again.first(() => again.changed().length === 3)
  again.cut()
  await relay.stop()
  return [...reader.told, ...again.told].map(({ text }) => masked(text)).join('')
}

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  test('hidden rows tell nothing: whether they change or not, a stream has the same bytes', async () => {
    const texts = []
    for (const world of ['quiet', 'busy'] as const) {
      const server = await startTestServer({ database, staff })
      texts.push(await streamIn(server, world))
      await server.close()
    }
    const [quiet, busy] = texts
    expect(quiet?.match(/event: changed/g)).toHaveLength(6)
    expect(busy).toBe(quiet)
  })
})
