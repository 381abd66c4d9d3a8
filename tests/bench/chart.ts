import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startBrowser } from '#tests/support/browser/browser.ts'
import { benchPassword, practiceKey } from './api/stored-rows.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { drawnAfterClick, watchClicks } from './chart/drawn-after-click.ts'
import { storeChartRows } from './chart/store-chart-rows.ts'
import { steadyBrowser } from './forms/steady-browser.ts'
import { type FrameWatch, watchFrames } from './lists/scroll-through.ts'

/**
 * `npm run bench:chart`: a chart of ten years on the embedded database, in a real browser: how long its summary and each tab take from
 * the click (of the timeline its newest events: the years behind follow), and the frames while the timeline is scrolled (of five scrollings the one whose longest frame is the middle one); one JSON line. `--scale=0.1` for a smaller chart.
 */
const scale = Number(process.argv.find((each) => each.startsWith('--scale='))?.slice('--scale='.length) ?? 1)
const sized = (count: number) => Math.round(count * scale)
const size = {
  sessions: sized(2_000),
  notes: sized(2_000),
  documents: sized(500),
  observations: sized(5_000),
}
const runs = 5
const scrollSeconds = 20
const aims = { drawn: 300, longestFrame: 50 }
/** Three frames of a 60 Hz display are 50.0 ms, and the browser's clock tells them to a tenth. */
const grain = 0.1

const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-chart-'))
const scheduling = await steadyBrowser()
let server: BenchServer | undefined
let browser: Browser | undefined

try {
  const begun = performance.now()
  const { id, name } = await storeChartRows(folder, size)
  const fillSeconds = Math.round((performance.now() - begun) / 1000)
  server = await startBenchServer(folder)
  const { url } = server
  browser = await startBrowser()
  const page = await open(browser, url)
  const chart = `/patients/${id}`
  const tabs = await tabsOf(page, `${url}${chart}`)
  const drawn = new Map<string, number[]>()
  for (let run = 0; run <= runs; run += 1)
    for (const [tab, times] of Object.entries(await once(page, { url, chart, name, tabs })))
      if (run > 0) drawn.set(tab, [...(drawn.get(tab) ?? []), times])

  const scrollings: Scrolling[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}${chart}/timeline`)
    await page.locator('.chart-page .page-body').waitFor()
    scrollings.push(await scrolled(page))
  }
  const timeline = middleOf(scrollings)
  const figures = Object.fromEntries([...drawn].map(([tab, times]) => [tab, median(times)]))
  const slowest = Math.max(...Object.values(figures))
  const isKept = slowest <= aims.drawn && timeline.longest <= aims.longestFrame + grain
  console.log(
    JSON.stringify({
      bench: 'chart',
      ...size,
      database: 'embedded',
      unit: 'milliseconds',
      drawn: figures,
      timeline: { ...timeline, longestOfEach: scrollings.map(({ longest }) => longest) },
      aims: { ...aims, isKept },
      runs,
      fillSeconds,
      scheduling,
      browser: browser.version(),
    }),
  )
} finally {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(chromium: Browser, url: string): Promise<Page> {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchClicks)
  const data = { username: 'staff0', password: benchPassword, practice: practiceKey }
  await context.request.post(`${url}/api/v1/session`, { data })
  return context.newPage()
}

/** The addresses of the chart's tabs, but for the one that it opens with. */
async function tabsOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address)
  const links = page.getByRole('navigation', { name: 'Parts of the chart' }).getByRole('link')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  return paths.slice(1)
}

type Asked = {
  readonly url: string
  readonly chart: string
  /** Whom to look for in the list of patients. */
  readonly name: string
  readonly tabs: readonly string[]
}

/** The chart opened once from the list of records, and each of its tabs by a click. */
async function once(
  page: Page,
  { url, chart, name, tabs }: Asked,
): Promise<Readonly<Record<string, number>>> {
  await page.goto(`${url}/patients`)
  await page.getByRole('searchbox').first().fill(name)
  const link = page.locator(`a[href="${chart}"]`).first()
  await link.waitFor()
  await page.waitForTimeout(800)
  const times: Record<string, number> = { summary: await drawnAfterClick(page, link, chart) }
  for (const path of tabs) {
    times[path.slice(chart.length + 1)] = await drawnAfterClick(
      page,
      page.locator(`nav a[href="${path}"]`).first(),
      path,
    )
    await page.waitForTimeout(150)
  }
  return times
}

/** The frames while a timeline is scrolled, in milliseconds, and how many months were drawn. */
type Scrolling = {
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly counted: number
  readonly months: number
}

/** The scrolling whose longest frame is the middle one. */
function middleOf(scrollings: readonly Scrolling[]): Scrolling {
  const sorted = scrollings.toSorted((one, other) => one.longest - other.longest)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was scrolled.')
  return middle
}

async function scrolled(page: Page): Promise<Scrolling> {
  await page.waitForTimeout(1_000)
  await page.locator('.page-body').hover()
  await page.evaluate(watchFrames)
  const until = performance.now() + scrollSeconds * 1000
  while (performance.now() < until) for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 900)
  const { frames, months } = await page.evaluate(() => {
    const { watch } = window as unknown as { watch: FrameWatch }
    watch.on = false
    return { frames: watch.frames, months: document.querySelectorAll('.timeline-month').length }
  })
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (part: number) => {
    const frame = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
    return Math.round(frame * 10) / 10
  }
  return { p50: at(0.5), p99: at(0.99), longest: at(1), counted: frames.length, months }
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
