import { afterEach, expect, test } from 'vitest'
import { failed } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { aHouse, aNote, closeTabs, create, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

/** The same version as the server answers it after its schema has changed. */
const inNewShape = (more: JsonObject = {}): JsonObject => {
  const { mood, ...others } = aNote()
  return { ...others, feeling: mood ?? '', meta: { versionId: '1', shape: 1 }, ...more }
}

const refusal = { kind: 'invalid', findings: [{ pointer: '/mood', weight: 'blocks', message: 'x' }] } as const

async function waitingOffline(before: JsonObject, after: JsonObject) {
  const scene = aHouse([before])
  scene.house.reach = 'offline'
  const outbox = await scene.openTab()
  await outbox.write(patch(before, after))
  return { ...scene, outbox }
}

test('a change of a field that is gone when it is sent stands whole in the recovery drawer', async () => {
  const { outbox, house, rows } = await waitingOffline(aNote(), aNote({ mood: 'better' }))

  rows.set('n1', inNewShape())
  house.reach = 'reached'
  outbox.resume()

  await until(async () => (await outbox.stuck()).length === 1)
  const [kept] = await outbox.stuck()
  expect(kept?.pending).toMatchObject({ kind: 'patch', after: { mood: 'better' } })
  expect(rows.get('n1')).toMatchObject({ feeling: 'calm' })
  await until(async () => outbox.saveState().waiting === 0)
})

test('a value that is no longer allowed is kept with what it was to be', async () => {
  const { outbox, house } = await waitingOffline(aNote(), aNote({ mood: 'a value of old' }))
  house.meddle = () => failed(refusal)
  house.reach = 'reached'
  outbox.resume()

  await until(async () => (await outbox.stuck()).length === 1)
  expect((await outbox.stuck())[0]).toMatchObject({
    failure: refusal,
    pending: { after: { mood: 'a value of old' } },
  })
})

test('a record made before a field had to be there is kept, with those parts of it that were written', async () => {
  const { openTab, house } = aHouse()
  house.reach = 'offline'
  const outbox = await openTab()
  await outbox.write(create('c1', { code: 'F33.1' }))
  house.meddle = () => failed(refusal)
  house.reach = 'reached'
  outbox.resume()

  await until(async () => (await outbox.stuck()).length === 1)
  expect((await outbox.stuck())[0]?.pending).toMatchObject({ kind: 'create', body: { code: 'F33.1' } })
})

test('a change of a field that is as it was is stored upon the new shape', async () => {
  const { outbox, house, row, rows } = await waitingOffline(aNote(), aNote({ plan: 'walk' }))
  rows.set('n1', inNewShape())
  house.reach = 'reached'
  outbox.resume()

  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ feeling: 'calm', plan: 'walk' })
  expect(await outbox.stuck()).toEqual([])
})

test('a change that meets both another writer and another shape is brought before a person, with both texts', async () => {
  const { outbox, house, rows } = await waitingOffline(aNote(), aNote({ mood: 'better' }))
  rows.set('n1', inNewShape({ plan: 'walk', meta: { versionId: '2', shape: 1 } }))
  house.reach = 'reached'
  outbox.resume()

  await until(async () => (await outbox.stuck()).length === 1)
  expect((await outbox.stuck())[0]).toMatchObject({
    pending: { after: { mood: 'better' } },
    theirs: { feeling: 'calm', plan: 'walk' },
  })
})

test('a copy of the older shape on the device gives way to the same version in the newer one', async () => {
  const { openTab, row } = aHouse([aNote()])
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ plan: 'walk' })))
  await until(isQuiet(outbox))
  const today = { ...row('n1'), feeling: 'calm', meta: { versionId: '2', shape: 1 } }

  expect(await outbox.latest('Note', 'n1', today)).toEqual(today)
})
