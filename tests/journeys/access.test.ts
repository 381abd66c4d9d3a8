import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#client/app/features.ts'
import { type DemoHouse, type DemoRows, makeDemoRows, openDemoHouse } from '#tests/support/demo-house.ts'
import { accessViolations } from '#tests/support/pages.ts'
import {
  generatedViews,
  handWrittenViews,
  sampleQuestionnaire,
  settle,
  show,
  type View,
} from '#tests/support/screens.ts'

let house: DemoHouse
let rows: DemoRows

beforeAll(async () => {
  house = await openDemoHouse()
  rows = await makeDemoRows(house, sampleQuestionnaire)
}, 180_000)

afterAll(async () => {
  await house?.close()
})

test('every screen of every feature is walked: who adds a screen adds a view of it', () => {
  const walked = new Set(allViews().map(({ screen }) => screen))
  const screens = features.flatMap((feature) => feature.screens.map(({ path }) => path))

  expect(screens.filter((path) => !walked.has(path))).toEqual([])
  expect(
    [...walked].filter((path) => path !== 'outside' && !screens.some((screen) => screen === path)),
  ).toEqual([])
})

test('every hand-written screen, and what opens upon it, can be used by everyone, in light and in dark', async () => {
  await walk(handWrittenViews(rows))
}, 240_000)

test('the generated lists and forms of three types can be used by everyone, in light and in dark', async () => {
  await walk(generated())
}, 240_000)

test('on a phone too', async () => {
  const wanted = ['today', 'note-failing-rule', 'import-report', 'Patient-list']
  const views = allViews().filter(({ name }) => wanted.includes(name))
  expect(views.length).toBe(wanted.length)
  await walk(views, { viewport: { width: 390, height: 844 } })
}, 120_000)

test('the walk finds what is wrong: a button without a name, grey letters on grey', async () => {
  const page = await house.open()
  await page.goto(house.url)
  await page.getByLabel('Name or e-mail').waitFor()
  await page.evaluate(() => {
    const spoiled = document.createElement('div')
    spoiled.append(document.createElement('button'), 'hardly to be read')
    Object.assign(spoiled.style, { color: '#999', background: '#aaa' })
    document.querySelector('main')?.append(spoiled)
  })

  const found = (await accessViolations(page)).map((violation) => violation.split(':')[0])
  expect(found).toEqual(['button-name', 'color-contrast'])
  await page.context().close()
})

test('no script broke on the way', () => {
  expect(house.complaints).toEqual([])
})

function generated(): readonly View[] {
  return [
    ...generatedViews('Location', rows.location, 'implementation'),
    ...generatedViews('Questionnaire', rows.questionnaire, 'implementation'),
    ...generatedViews('Patient', rows.patient, 'sato'),
  ]
}

function allViews(): readonly View[] {
  return [...handWrittenViews(rows), ...generated()]
}

/** Looks at each view in both colours; what is wrong anywhere is said at the end, so that one look finds all of it. */
async function walk(views: readonly View[], options: Parameters<DemoHouse['open']>[1] = {}): Promise<void> {
  const wrong: string[] = []
  const pages = new Map<string, Page>()
  for (const view of views) {
    const who = view.login ?? ''
    const page = pages.get(who) ?? (await house.open(view.login, options))
    pages.set(who, page)
    await page.emulateMedia({ colorScheme: 'light' })
    await show(page, house, view)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const violations = await accessViolations(page)
      if (await isTooWide(page)) wrong.push(`${view.name}, ${colorScheme}: wider than its window`)
      wrong.push(...violations.map((violation) => `${view.name}, ${colorScheme}: ${violation}`))
    }
  }
  for (const page of pages.values()) await page.context().close()
  expect(wrong).toEqual([])
}

/** Whether the page as a whole can be moved sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
