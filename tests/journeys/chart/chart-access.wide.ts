import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartTabs } from '#client/patients/chart-tabs.ts'
import { chartPanels } from '#tests/support/browser/chart-panels.ts'
import { chartViews } from '#tests/support/browser/chart-views.ts'
import { cutControls } from '#tests/support/browser/cut-controls.ts'
import type { DemoChart } from '#tests/support/browser/demo-chart.ts'
import type { DemoHouse } from '#tests/support/browser/demo-house.ts'
import { focusWalk } from '#tests/support/browser/focus-walk.ts'
import { show } from '#tests/support/browser/hand-written-views.ts'
import { openDemoChart } from '#tests/support/browser/open-demo-chart.ts'
import { panelWalk } from '#tests/support/browser/panel-walk.ts'
import { walk } from '#tests/support/browser/walk.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

/** The tabs that have each kind of control; all are a clinician's. */
const withControls = ['summary', 'notes', 'medications', 'measures', 'documents', 'timeline'].map(
  (tab) => `chart-${tab}`,
)
const phone = { width: 390, height: 844 }

let house: DemoHouse
let chart: DemoChart

beforeAll(async () => {
  ;({ house, chart } = await openDemoChart())
}, 180_000)
afterAll(() => house?.close())

test('every tab of the chart is walked: who adds a tab adds a view of it', () => {
  const walked = chartViews(chart).map(({ name }) => name.replace('chart-', ''))
  expect(walked.toSorted()).toEqual(chartTabs.map(({ id }) => id).toSorted())
})

const looks = [
  ['in light and dark', {}, 0],
  ['in large letters on a phone', { isLarge: true, viewport: phone }, 1],
] as const

test.each(sliceOf(looks, 2))(
  `every fifth tab of the chart can be used by everyone, %s (SEED=${sliceSeed})`,
  async (_name, look, later) => {
    expect(await walk(house, sliceOf(chartViews(chart), 5, sliceSeed + later), look)).toEqual([])
  },
  180_000,
)

test.each(sliceOf(looks, 2))(
  `every eighth dialog and panel of the chart is opened and left by keyboard and can be used by everyone, %s (SEED=${sliceSeed})`,
  async (_name, look, later) => {
    const panels = chartPanels(chart).filter(({ isOnPhoneOnly }) => !isOnPhoneOnly || 'viewport' in look)
    expect(await panelWalk(house, sliceOf(panels, 8, sliceSeed + later), look)).toEqual([])
  },
  240_000,
)

test('nothing on a tab of the chart is cut, and whatever the Tab key comes to is seen while it has the focus', async () => {
  const page = await house.open('okafor')
  const wrong: string[] = []
  for (const view of chartViews(chart).filter(({ name }) => withControls.includes(name))) {
    await show(page, house, view)
    const found = [...(await cutControls(page.locator('main'))), ...(await focusWalk(page))]
    wrong.push(...found.map((each) => `${view.name}: ${each}`))
  }
  await page.context().close()
  expect(wrong).toEqual([])
}, 90_000)

test('a focus that is not seen and a button that is cut are found', async () => {
  const page = await house.open('okafor')
  await page.goto(`${house.url}/patients/${chart.patient}`)
  await page.locator('.chart-card').first().waitFor()
  await page.evaluate(() => {
    const low = document.createElement('div')
    Object.assign(low.style, { height: '12px', overflow: 'hidden' })
    const cut = document.createElement('button')
    cut.textContent = 'cut off'
    Object.assign(cut.style, { height: '40px', outline: 'none', boxShadow: 'none' })
    low.append(cut)
    document.querySelector('.page-body')?.prepend(low)
  })
  expect(await cutControls(page.locator('main'))).toEqual(['button “cut off” is cut or covered'])
  expect((await focusWalk(page)).join()).toContain('the focus on button “cut off”  is not seen')
  await page.context().close()
})

test('no script broke on the way', () => {
  expect(house.complaints).toEqual([])
})
