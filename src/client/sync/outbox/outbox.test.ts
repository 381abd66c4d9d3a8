import { afterEach, expect, test } from 'vitest'
import { failed } from '#shared/outcome/outcome.ts'
import { aHouse, aNote, closeTabs, create, isQuiet, patch, remove, until } from './a-house.ts'

afterEach(closeTabs)

test('what is written is stored, and the chip says when', async () => {
  const { openTab, row } = aHouse([aNote()])
  const outbox = await openTab()

  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))

  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better', meta: { versionId: '2' } })
  expect(outbox.saveState()).toMatchObject({ kind: 'saved', savedAt: expect.any(Number) })
})

test('a morning offline is one write of the newest text', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.reach = 'offline'
  const outbox = await openTab()

  await outbox.write(patch(aNote(), aNote({ mood: 'b' })))
  await outbox.write(patch(aNote({ mood: 'b' }), aNote({ mood: 'better' })))
  expect(outbox.saveState()).toMatchObject({ kind: 'offline', waiting: 1 })

  house.reach = 'reached'
  outbox.resume()
  await until(isQuiet(outbox))
  expect(house.requests).toHaveLength(1)
  expect(row('n1')).toMatchObject({ mood: 'better' })
})

test('what was written survives a reload and is sent afterwards', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.reach = 'offline'
  const before = await openTab()
  await before.write(patch(aNote(), aNote({ plan: 'walk' })))
  await before.close()

  house.reach = 'reached'
  const after = await openTab()
  expect(await after.latest('Note', 'n1')).toMatchObject({ plan: 'walk' })
  await until(isQuiet(after))
  expect(row('n1')).toMatchObject({ plan: 'walk' })
})

test('a create whose answer is lost is made once', async () => {
  const { openTab, house, rows } = aHouse()
  house.losesReplies = true
  const outbox = await openTab()
  await outbox.write(create('c1', { code: 'F33.1' }))
  await until(() => house.requests.length > 1)

  house.losesReplies = false
  outbox.resume()
  await until(isQuiet(outbox))
  expect([...rows.keys()]).toEqual(['c1'])
})

test('a change whose answer is lost is recognised when it is met again', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.losesReplies = true
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => row('n1')?.mood === 'better')

  house.losesReplies = false
  outbox.resume()
  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better', meta: { versionId: '2' } })
  expect(outbox.saveState().stuck).toBe(0)
})

test('the tab that dies while sending leaves nothing undone', async () => {
  const { openTab, house, row, killLeader } = aHouse([aNote()])
  house.gate = new Promise(() => undefined)
  const dying = await openTab()
  await dying.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => house.requests.length === 1)
  expect(row('n1')?.mood).toBe('calm')

  killLeader()
  house.gate = undefined
  const next = await openTab()

  await until(isQuiet(next))
  expect(row('n1')).toMatchObject({ mood: 'better' })
})

test('a session that ends stops the queue, and the same person goes on', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.meddle = () => failed({ kind: 'signedOut' })
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => outbox.saveState().kind === 'paused')
  const asked = house.requests.length
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(house.requests.length).toBe(asked)

  house.meddle = undefined
  outbox.resume()
  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better' })
})

test('two tabs write, one sends, both see it stored', async () => {
  const { openTab, row, house } = aHouse([aNote()])
  const [one, two] = [await openTab(), await openTab()]

  await Promise.all([
    one.write(patch(aNote(), aNote({ mood: 'better' }))),
    two.write(patch(aNote(), aNote({ plan: 'walk' }))),
  ])

  await until(() => row('n1')?.mood === 'better' && row('n1')?.plan === 'walk')
  await until(() => isQuiet(one)() && isQuiet(two)())
  expect(house.requests.length).toBeLessThanOrEqual(3)
})

test('a delete of something already gone is done', async () => {
  const { openTab } = aHouse()
  const outbox = await openTab()
  await outbox.write(remove(aNote()))
  await until(isQuiet(outbox))
  expect(outbox.saveState().kind).toBe('saved')
})

test('records are sent in the order of writing, so that later ones may refer to earlier ones', async () => {
  const { openTab, house } = aHouse()
  house.reach = 'offline'
  const outbox = await openTab()
  for (const id of ['c1', 'c2', 'c3']) await outbox.write(create(id, { code: id }))

  house.reach = 'reached'
  outbox.resume()
  await until(isQuiet(outbox))
  expect(house.requests.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
})

test('keystrokes of 200 ms are one write, from the first version to the last text', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  const outbox = await openTab()

  outbox.writeSoon(patch(aNote(), aNote({ mood: 'b' })))
  outbox.writeSoon(patch(aNote({ mood: 'b' }), aNote({ mood: 'be' })))
  outbox.writeSoon(patch(aNote({ mood: 'be' }), aNote({ mood: 'bet' })))
  await outbox.flush()

  await until(isQuiet(outbox))
  expect(house.requests).toHaveLength(1)
  expect(row('n1')).toMatchObject({ mood: 'bet' })
})

test('what waits on the device cannot be read there', async () => {
  const { openTab, house } = aHouse([aNote()])
  house.reach = 'offline'
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'canary-in-plain-text' })))

  const databases = await indexedDB.databases()
  const texts = await Promise.all(databases.map(({ name }) => everythingIn(name ?? '')))
  expect(texts.join(' ')).toContain('"state":"waiting"')
  expect(texts.join(' ')).not.toMatch(/Note|"n1"/)
  expect(texts.join(' ')).not.toContain('canary')
})

function everythingIn(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onerror = () => reject(request.error)
    request.onsuccess = async () => {
      const database = request.result
      const stores = [...database.objectStoreNames]
      const rows = await Promise.all(
        stores.map(
          (store) =>
            new Promise<unknown>((done) => {
              const all = database.transaction(store).objectStore(store).getAll()
              all.onsuccess = () => done(all.result)
            }),
        ),
      )
      database.close()
      resolve(rows.map((row) => readable(row)).join(' '))
    }
  })
}

/** Bytes as letters, so that a text hidden in them would be found. */
function readable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof ArrayBuffer) return Buffer.from(inner).toString('latin1')
    if (inner instanceof Uint8Array) return Buffer.from(inner).toString('latin1')
    return inner
  })
}
