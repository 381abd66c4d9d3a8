import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DemoHouse,
  type DemoRows,
  makeDemoRows,
  openDemoHouse,
} from '#tests/support/browser/demo-house.ts'
import { handWrittenViews, sampleQuestionnaire } from '#tests/support/browser/hand-written-views.ts'
import { walk } from '#tests/support/browser/walk.ts'

let house: DemoHouse
let rows: DemoRows

beforeAll(async () => {
  house = await openDemoHouse()
  rows = await makeDemoRows(house, sampleQuestionnaire)
}, 180_000)

afterAll(async () => {
  await house?.close()
})

test('every hand-written screen, and what opens upon it, can be used by everyone in light and in dark', async () => {
  expect(await walk(house, handWrittenViews(rows))).toEqual([])
})

test('every hand-written screen can be used by everyone in large letters', async () => {
  expect(await walk(house, handWrittenViews(rows), { isLarge: true })).toEqual([])
})

test('every hand-written screen can be used by everyone on a phone', async () => {
  expect(await walk(house, handWrittenViews(rows), { viewport: { width: 390, height: 844 } })).toEqual([])
})
