import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminViews } from '#tests/support/browser/admin-views.ts'
import { type DemoHouse, openDemoHouse } from '#tests/support/browser/demo-house.ts'
import { walk } from '#tests/support/browser/walk.ts'

let house: DemoHouse

beforeAll(async () => {
  house = await openDemoHouse()
}, 180_000)
afterAll(() => house?.close())

test('every screen of the admin place can be used by everyone, light and dark, on a phone too, and in large letters', async () => {
  expect(await walk(house, adminViews())).toEqual([])
  expect(await walk(house, adminViews(), { viewport: { width: 390, height: 844 } })).toEqual([])
  expect(await walk(house, adminViews(), { colorSchemes: ['light'], isLarge: true })).toEqual([])
})
