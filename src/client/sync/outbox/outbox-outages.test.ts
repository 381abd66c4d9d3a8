import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { failureOf } from '#client/api/failure-of.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { aHouse, aNote, closeTabs, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

const refused = (status: number) =>
  failed(failureOf({ status, headers: new Headers({ 'retry-after': '0' }), body: { detail: 'not now' } }))

test.each([449, 503, 507])(
  'what a server in trouble refuses with %i stays on the device and goes by itself when the trouble is over',
  async (status) => {
    const { openTab, house, row } = aHouse([aNote()])
    house.meddle = () => refused(status)
    const outbox = await openTab()
    await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
    await until(() => house.requests.length > 1)
    expect(outbox.saveState()).toMatchObject({ waiting: 1, stuck: 0 })
    expect(await outbox.latest('Note', 'n1')).toMatchObject({ mood: 'better' })

    house.meddle = undefined
    await until(isQuiet(outbox))
    expect(row('n1')).toMatchObject({ mood: 'better' })
  },
)

test('a server without room is called so until it has some', async () => {
  const { openTab, house } = aHouse([aNote()])
  house.meddle = () => refused(507)
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => outbox.saveState().kind === 'full')

  house.meddle = undefined
  await until(() => outbox.saveState().kind === 'saved')
})

test('a change whose answer never comes is sent again while the server answers others, and is stored once', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.isPatienceShort = true
  house.gate = new Promise(() => undefined)
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => house.requests.length === 1)

  house.gate = undefined
  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better', meta: { versionId: '2' } })
  expect(house.requests[1]).toEqual(house.requests[0])
})

test('a device whose storage fails at the first look is looked at again, and what waits there is sent', async () => {
  const { openTab, row } = aHouse([aNote()])
  const { index } = IDBObjectStore.prototype
  let failures = 0
  const failing = vi.spyOn(IDBObjectStore.prototype, 'index').mockImplementation(function (
    this: IDBObjectStore,
    name,
  ) {
    if (failures > 0 || name !== 'state' || this.transaction.mode !== 'readwrite')
      return index.call(this, name)
    failures += 1
    throw new Error('The disk is busy.')
  })
  onTestFinished(() => failing.mockRestore())
  const outbox = await openTab()
  await until(() => failures === 1)
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better' })
})

test('what a device without room refuses is on this page alone, which says so, shows it, and stores it when there is room', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  const outbox = await openTab()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const refusals = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
  ]
  onTestFinished(() => {
    for (const each of refusals) each.mockRestore()
  })
  outbox.writeSoon(patch(aNote(), aNote({ mood: 'better' })))
  await until(() => outbox.saveState().kind === 'unkept')
  expect(outbox.saveState()).toMatchObject({ waiting: 1, stuck: 0 })
  expect(outbox.holds()).toBe(true)
  expect(await outbox.latest('Note', 'n1', aNote())).toMatchObject({ mood: 'better', plan: 'rest' })
  expect(await outbox.countsOf('Note', 'n1')).toEqual({ waiting: 1, stuck: 0 })
  expect(
    (await outbox.write(patch(aNote({ mood: 'better' }), aNote({ mood: 'better', plan: 'walk' })))).ok,
  ).toBe(false)
  expect(house.requests).toEqual([])

  for (const each of refusals) each.mockRestore()
  await until(() => row('n1')?.mood === 'better')
  await until(() => outbox.saveState().kind === 'saved')
  expect(outbox.holds()).toBe(false)
})
