import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#client/app/features.ts'
import {
  type DemoHouse,
  type DemoRows,
  makeDemoRows,
  openDemoHouse,
} from '#tests/support/browser/demo-house.ts'
import {
  generatedViews,
  handWrittenViews,
  sampleQuestionnaire,
} from '#tests/support/browser/hand-written-views.ts'
import { accessViolations } from '#tests/support/browser/open-house.ts'
import type { View } from '#tests/support/browser/view.ts'
import { walk } from '#tests/support/browser/walk.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

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

test(`every tenth hand-written screen, and what opens upon it, can be used by everyone, in light and in dark (SEED=${sliceSeed})`, async () => {
  expect(await walk(house, sliceOf(handWrittenViews(rows), 10))).toEqual([])
}, 480_000)

test(`the generated lists and forms can be used by everyone, in light and in dark: a sixth of those of three types (SEED=${sliceSeed})`, async () => {
  expect(await walk(house, sliceOf(generated(), 6))).toEqual([])
}, 300_000)

test('on a phone too', async () => {
  const wanted = ['today', 'note-failing-rule', 'import-report', 'Patient-list']
  const views = allViews().filter(({ name }) => wanted.includes(name))
  expect(views.length).toBe(wanted.length)
  expect(await walk(house, views, { viewport: { width: 390, height: 844 } })).toEqual([])
}, 120_000)

test('the walk finds what is wrong: a button without a name, grey letters on grey', async () => {
  const page = await house.open()
  await page.goto(house.url)
  await page.getByLabel('Username or e-mail').waitFor()
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

test('the walk finds targets that are too small wherever one scrolls, and not those that lie half under a bar that stays', async () => {
  const page = await house.open()
  const spoiled = async (buttons: string) => {
    await page.setContent(`<html lang="en"><title>Spoiled</title><main style="block-size: 3000px">
      <div style="position: absolute; inset-block-start: 850px">${buttons}</div>
      <div style="position: sticky; inset-block-start: 860px; background: white; z-index: 9">
        <button style="inline-size: 100%; block-size: 40px">Sign</button></div></main></html>`)
    return (await accessViolations(page)).map((violation) => violation.split(':')[0])
  }
  const target = (name: string, size: number) =>
    `<button style="display: block; block-size: ${size}px; padding: 0; border: 0">${name}</button>`
  expect(await spoiled(target('Clear', 12) + target('Undo', 12))).toEqual(['target-size'])
  expect(await spoiled(target('Clear', 30))).toEqual([])
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
