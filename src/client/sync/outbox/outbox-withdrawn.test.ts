import { afterEach, expect, test } from 'vitest'
import { failed } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { aHouse, closeTabs, create, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

async function offline() {
  const scene = aHouse()
  scene.house.reach = 'offline'
  const outbox = await scene.openTab()
  const comeBack = async () => {
    scene.house.reach = 'reached'
    outbox.resume()
    await until(isQuiet(outbox))
  }
  return { ...scene, outbox, comeBack }
}

const made: JsonObject = { id: 'c1', meta: { versionId: '' }, resourceType: 'Condition', code: 'F33.1' }

test('what was made without a connection and taken back is never sent', async () => {
  const { outbox, house, comeBack } = await offline()
  await outbox.write(create('c1', { code: 'F33.1' }))
  await outbox.write(patch(made, { ...made, code: 'F33.2' }, 'Condition'))
  expect(await outbox.waiting('Condition')).toHaveLength(1)
  expect(await outbox.withdraw('Condition', 'c1')).toBe(true)
  await comeBack()
  expect(house.requests).toEqual([])
  expect(await outbox.waiting('Condition')).toEqual([])
})

test('what was sent once is not taken out, for it may be stored already', async () => {
  const { outbox, rows, comeBack } = await offline()
  await outbox.write(create('c1', { code: 'F33.1' }, { wasSent: true }))
  expect(await outbox.withdraw('Condition', 'c1')).toBe(false)
  await comeBack()
  expect([...rows.keys()]).toEqual(['c1'])
})

test('what a person has confirmed is sent as confirmed, as long as it is the same', async () => {
  const { outbox, house, comeBack } = await offline()
  const confirmed = (id: string) => create(id, { code: 'F33.1' }, { isConfirmed: true })
  await outbox.write(confirmed('c1'))
  await outbox.write(confirmed('c2'))
  const second: JsonObject = { ...made, id: 'c2' }
  await outbox.write(patch(second, { ...second, code: 'F33.2' }, 'Condition'))
  await comeBack()
  expect(house.requests).toMatchObject([{ id: 'c1', isConfirmed: true }, { id: 'c2' }])
  expect(house.requests[1]).not.toHaveProperty('isConfirmed')
})

test('what was refused keeps what was changed of it afterwards, and no more than its maker may say', async () => {
  const { outbox, house, comeBack } = await offline()
  house.meddle = () => failed({ kind: 'invalid', findings: [] })
  await outbox.write(create('c1', { code: 'F33.1' }, { wasSent: true }))
  await outbox.write(patch(made, { ...made, code: 'F33.2' }, 'Condition'))
  await comeBack()
  expect(await outbox.stuck()).toMatchObject([{ pending: { kind: 'create', body: { code: 'F33.2' } } }])
  expect((await outbox.stuck())[0]?.pending).toHaveProperty('body', { code: 'F33.2' })
})
