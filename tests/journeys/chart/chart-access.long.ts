import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartPanels } from '#tests/support/browser/chart-panels.ts'
import { chartViews } from '#tests/support/browser/chart-views.ts'
import type { DemoChart } from '#tests/support/browser/demo-chart.ts'
import type { DemoHouse } from '#tests/support/browser/demo-house.ts'
import { openDemoChart } from '#tests/support/browser/open-demo-chart.ts'
import { panelWalk } from '#tests/support/browser/panel-walk.ts'
import { walk } from '#tests/support/browser/walk.ts'

let house: DemoHouse
let chart: DemoChart

beforeAll(async () => {
  ;({ house, chart } = await openDemoChart())
}, 180_000)
afterAll(() => house?.close())

const looks = [
  ['in light and dark', {}],
  ['in large letters on a phone', { isLarge: true, viewport: { width: 390, height: 844 } }],
] as const

test.each(looks)(
  'each tab, dialog and panel of the chart can be used by everyone, %s',
  async (_name, look) => {
    const panels = chartPanels(chart).filter(({ isOnPhoneOnly }) => !isOnPhoneOnly || 'viewport' in look)
    expect(await panelWalk(house, panels, look)).toEqual([])
    expect(await walk(house, chartViews(chart), look)).toEqual([])
  },
)
