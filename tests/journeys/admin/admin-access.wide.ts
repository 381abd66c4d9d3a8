import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminViews } from '#tests/support/browser/admin-views.ts'
import { type DemoHouse, openDemoHouse } from '#tests/support/browser/demo-house.ts'
import { walk } from '#tests/support/browser/walk.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

let house: DemoHouse

beforeAll(async () => {
  house = await openDemoHouse()
}, 180_000)
afterAll(() => house?.close())

test(`every screen of the admin place can be used by everyone: a third of them in light and dark, a third on a phone, a third in large letters (SEED=${sliceSeed})`, async () => {
  const third = (later: number) => sliceOf(adminViews(), 3, sliceSeed + later)
  expect(await walk(house, third(0))).toEqual([])
  expect(await walk(house, third(1), { viewport: { width: 390, height: 844 } })).toEqual([])
  expect(await walk(house, third(2), { colorSchemes: ['light'], isLarge: true })).toEqual([])
}, 400_000)

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
