import { describe, expect, test } from 'vitest'
import { chanceFrom } from '#tests/support/chance.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import { startTestServer } from '#tests/support/server/server.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const writes = 1_000
const writers = 6
const staff = { admin: ['administrative'] }
const room = { kind: 'Room', status: 'active', timezone: 'America/Chicago' }

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  test(`whoever is cut off again and again is told of each of 1,000 writes once, in their order (seed ${seed})`, async () => {
    const chance = chanceFrom(seed)
    const server = await startTestServer({ database, staff })
    const relay = await relayOf(server)
    await relay.turn()
    const admin = await server.signIn('admin')
    const written: string[] = []
    let isWriting = true

    const writeOn = async (name: number) => {
      const made = await admin.ask('POST', 'Locations', { body: { ...room, name: `Room ${name}` } })
      let { id, meta } = made.body
      written.push(`${id}/${meta.versionId}`)
      while (written.length < writes) {
        const body = [{ op: 'replace', path: '/name', value: `Room ${written.length}` }]
        const path = `Locations/${id}?versionId=${meta.versionId}`
        const changed = await admin.ask('PATCH', path, { body })
        expect(changed.status, JSON.stringify(changed.body)).toBe(200)
        ;({ id, meta } = changed.body)
        written.push(`${id}/${meta.versionId}`)
      }
    }

    const first = await followChanges(server.url, admin.token)
    let { place } = await first.first(({ event }) => event === 'opened')
    first.cut()
    const told: string[] = []
    let cuts = 0
    const listen = async () => {
      while (isWriting || told.length < written.length) {
        const reader = await followChanges(server.url, admin.token, { since: place })
        expect(reader.status).toBe(200)
        await new Promise((resolve) => setTimeout(resolve, chance.whole(0, 120)))
        // What came up to here was heard; the rest of what was under way is lost with the line.
        const heard = reader.told.slice(0, chance.whole(0, reader.told.length))
        reader.cut()
        cuts += 1
        await reader.over
        told.push(
          ...heard.flatMap(({ event, says }) =>
            event === 'changed' ? [`${says.id}/${says.versionId}`] : [],
          ),
        )
        place = heard.at(-1)?.place ?? place
      }
    }
    const listening = listen()
    await Promise.all(Array.from({ length: writers }, (_, name) => writeOn(name)))
    isWriting = false
    await listening

    expect(cuts).toBeGreaterThan(10)
    expect(told.length).toBe(written.length)
    expect(told.toSorted()).toEqual(written.toSorted())
    for (const [id, versions] of Map.groupBy(told, (each) => each.split('/')[0]))
      expect(versions).toEqual(versions.map((_, index) => `${id}/${index + 1}`))
    await relay.stop()
    await server.close()
  })
})
