import { afterEach, expect, test } from 'vitest'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { aHouse, aNote, closeTabs, create, isQuiet, patch, remove, until } from './a-house.ts'

afterEach(closeTabs)

/** A house with a tab that knows the server's epoch. */
async function aSteadyHouse(documents: readonly JsonObject[] = []) {
  const house = aHouse(documents)
  const outbox = await house.openTab()
  outbox.heardEpoch('before')
  const write = async (change: Parameters<typeof outbox.write>[0]) => {
    await outbox.write(change)
    await until(isQuiet(outbox))
  }
  /** Nothing is owed any more, and the outbox has had the time to see it. */
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await until(isQuiet(outbox))
  }
  return { ...house, outbox, write, settled }
}

test('what was stored after the backup is sent again when the server was restored, and made only once', async () => {
  const { outbox, write, settled, backUp, row, rows } = await aSteadyHouse([aNote()])
  const restore = backUp()
  await write(patch(aNote(), aNote({ mood: 'better' })))
  await write(patch(row('n1') ?? {}, { ...row('n1'), plan: 'walk' }))
  await write(create('c1', { code: 'F33.1' }))
  restore()
  expect(row('n1')).toMatchObject({ mood: 'calm', plan: 'rest' })

  outbox.heardEpoch('after')
  await settled()
  expect(row('n1')).toMatchObject({ mood: 'better', plan: 'walk' })
  expect([...rows.keys()].toSorted()).toEqual(['c1', 'n1'])
  expect(await outbox.stuck()).toEqual([])
})

test('a restored server that has lost nothing is sent nothing, also where others have written since', async () => {
  const { outbox, write, settled, house, rows, row } = await aSteadyHouse([aNote()])
  await write(patch(aNote(), aNote({ mood: 'better' })))
  const other = { ...row('n1'), mood: 'calm again', meta: { versionId: '3', lastModified: 'later' } }
  rows.set('n1', other)
  const before = house.requests.length
  outbox.heardEpoch('after')
  await settled()
  expect(house.requests).toHaveLength(before)
  expect(row('n1')).toEqual(other)
  expect(await outbox.stuck()).toEqual([])
})

test('where others have written upon what the server had lost, a person is asked and both texts are there', async () => {
  const { outbox, write, settled, backUp, rows, row } = await aSteadyHouse([aNote()])
  const restore = backUp()
  await write(patch(aNote(), aNote({ mood: 'better' })))
  restore()
  rows.set('n1', aNote({ mood: 'worse', meta: { versionId: '2', lastModified: 'meanwhile' } }))

  outbox.heardEpoch('after')
  await settled()
  expect(row('n1')).toMatchObject({ mood: 'worse' })
  const [stuck] = await outbox.stuck()
  expect(stuck).toMatchObject({ pending: { after: { mood: 'better' } }, theirs: { mood: 'worse' } })
})

test('a row that was deleted is deleted again', async () => {
  const { outbox, write, settled, backUp, rows } = await aSteadyHouse([aNote()])
  const restore = backUp()
  await write(remove(aNote()))
  restore()
  outbox.heardEpoch('after')
  await settled()
  expect(rows.has('n1')).toBe(false)
})

test('while nobody answers nothing is decided; it is looked at again', async () => {
  const { outbox, write, settled, backUp, house, row } = await aSteadyHouse([aNote()])
  const restore = backUp()
  await write(patch(aNote(), aNote({ mood: 'better' })))
  restore()
  house.reach = 'offline'
  outbox.heardEpoch('after')
  await settled()
  expect(row('n1')).toMatchObject({ mood: 'calm' })
  house.reach = 'reached'
  outbox.resume()
  await until(() => row('n1')?.mood === 'better')
})

test('what waits is sent after what was lost, and both are kept', async () => {
  const { outbox, write, settled, backUp, house, row } = await aSteadyHouse([aNote()])
  const restore = backUp()
  await write(patch(aNote(), aNote({ mood: 'better' })))
  house.reach = 'offline'
  await outbox.write(patch(row('n1') ?? {}, { ...row('n1'), plan: 'walk' }))
  restore()
  outbox.heardEpoch('after')
  house.reach = 'reached'
  outbox.resume()
  await settled()
  expect(row('n1')).toMatchObject({ mood: 'better', plan: 'walk' })
})
