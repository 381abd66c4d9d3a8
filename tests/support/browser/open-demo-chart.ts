import { type DemoChart, fillDemoChart } from './demo-chart.ts'
import { type DemoHouse, makeDemoRows, openDemoHouse } from './demo-house.ts'
import { sampleQuestionnaire } from './hand-written-views.ts'

/** For tests, the demo's first day with a chart that has something of everything. */
export async function openDemoChart(): Promise<{ readonly house: DemoHouse; readonly chart: DemoChart }> {
  const house = await openDemoHouse()
  const rows = await makeDemoRows(house, sampleQuestionnaire)
  return { house, chart: await fillDemoChart(house, rows.patient) }
}
