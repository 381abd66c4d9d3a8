import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import type { ScreenSummary } from '#generated/screens/screen.ts'
import { type DemoHouse, type DemoRows, makeDemoRows, openDemoHouse } from '#tests/support/demo-house.ts'
import { generatedViews, handWrittenViews, sampleQuestionnaire, type View } from '#tests/support/screens.ts'
import { walk } from '#tests/support/walk.ts'

let house: DemoHouse
let rows: DemoRows

beforeAll(async () => {
  house = await openDemoHouse()
  rows = await makeDemoRows(house, sampleQuestionnaire)
}, 180_000)

afterAll(async () => {
  await house?.close()
})

test('every hand-written screen can be used by everyone in large letters', async () => {
  expect(await walk(house, handWrittenViews(rows), { isLarge: true })).toEqual([])
})

test('every hand-written screen can be used by everyone on a phone', async () => {
  expect(await walk(house, handWrittenViews(rows), { viewport: { width: 390, height: 844 } })).toEqual([])
})

const looks = [
  { name: 'at their usual size', isLarge: false },
  { name: 'in large letters', isLarge: true },
] as const

for (const { name, isLarge } of looks)
  test(`the generated screens of every type can be used by everyone, in light and in dark, ${name}`, async () => {
    const views: View[] = []
    for (const summary of screenSummaries) views.push(...(await viewsOf(summary)))
    expect(views.length).toBeGreaterThan(screenSummaries.length * 2)
    expect(await walk(house, views, { isLarge })).toEqual([])
  })

/** Who may look at what in the demo, in the order in which they are asked. */
const people = ['implementation', 'sato', 'okafor', 'lindqvist']

/** The screens of a type, for the first person who sees a row of it; for whoever is first where nobody does. */
async function viewsOf({ type, collection, scope }: ScreenSummary): Promise<readonly View[]> {
  for (const login of people) {
    const path = scope === 'global' ? `/${collection}` : collection
    const { status, body } = await house.ask(login, 'GET', `${path}?pageSize=1`)
    if (status === 200 && body[0]) return generatedViews(type, body[0].id, login)
  }
  return generatedViews(type, undefined, people[0] ?? '')
}
