import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { groupMembers, withGroup } from '#tests/support/scenes/group-scene.ts'
import { authorStep } from '#tests/support/scenes/scene.ts'
import type { MemberPart } from '#tests/support/scenes/words-about.ts'
import { type ChangesReader, followChanges } from '#tests/support/server/follow-changes.ts'
import {
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
} from '#tests/support/signing/signing-house.ts'

const people = groupMembers.slice(0, 2)

describe.each(databasesFor(import.meta.url))('who has parts of a group’s note open (%s)', (database) => {
  let house: SigningHouse
  let common = ''
  let first = ''
  let second = ''
  const readers: ChangesReader[] = []
  beforeAll(async () => {
    house = await openSigningHouse(database)
    const group = await withGroup(house.server, house.scene, { steps: [authorStep], people })
    const meeting = await group.meet(new Date(Date.now() - 86_400_000).toISOString())
    const clinician = house.client('clinician')
    const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
    common = started.body.note.id
    const { body: parts } = await clinician.ask('POST', 'Notes/queries', {
      ...crossing,
      body: [{ field: 'partOf', op: 'eq', value: common }],
    })
    const partOf = (index: number) =>
      parts.find(({ patient }: MemberPart) => patient.id === group.members[index]?.id)
    ;[first, second] = [partOf(0).id, partOf(1).id]
    // Somebody writes the first member's part, and no other.
    const scribe = { id: house.server.practice.profiles.get('scribe'), resourceType: 'Practitioner' }
    const named = await clinician.ask('PATCH', `Notes/${first}?versionId=${partOf(0).meta.versionId}`, {
      ...crossing,
      body: [{ op: 'add', path: '/scribe', value: scribe }],
    })
    expect(named.status, JSON.stringify(named.body)).toBe(200)
  }, 180_000)
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.cut()
  })
  afterAll(() => house?.close())

  const follow = async (login: Login) => {
    const reader = await followChanges(house.server.url, house.client(login).token)
    readers.push(reader)
    await reader.first(({ event }) => event === 'opened')
    return reader
  }
  const announce = (login: Login, note: string, section: string) =>
    house.client(login).ask('POST', 'presence', { body: { note, device: 'desk', section } })

  test('whoever writes in one member’s part alone hears of that part alone, and no member is ever named', async () => {
    const [author, scribe] = [await follow('clinician'), await follow('scribe')]
    for (const note of [common, second, first])
      expect((await announce('clinician', note, 's1')).status).toBe(204)
    await author.first(({ says }) => says?.note === first)
    await scribe.first(({ says }) => says?.note === first)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const heard = (reader: ChangesReader) =>
      reader.told.filter(({ event }) => event === 'present').map(({ says }) => says.note)
    expect(new Set(heard(author))).toEqual(new Set([common, second, first]))
    expect(new Set(heard(scribe))).toEqual(new Set([first]))
    const said = [...author.told, ...scribe.told].filter(({ event }) => event === 'present')
    const words = said.map(({ text }) => text).join('\n')
    for (const name of people.flat()) expect(words).not.toContain(name)
  })

  test('nobody says to be in a part that he does not write', async () => {
    expect((await announce('scribe', first, 's1')).status).toBe(204)
    for (const note of [common, second]) expect((await announce('scribe', note, 's1')).status).toBe(404)
  })
})
