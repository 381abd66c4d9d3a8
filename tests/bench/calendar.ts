import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { plusDays } from '#shared/time/calendar.ts'
import { startBrowser } from '#tests/support/browser/browser.ts'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { benchPassword, practiceKey } from './api/stored-rows.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { copyVisits } from './calendar/copy-visits.ts'
import { drawnAfter, watchClick } from './calendar/drawn-after.ts'
import { measureWeek } from './calendar/measure-week.ts'
import { movedAfterKeys } from './calendar/moved-after-keys.ts'
import type { PeerWeek } from './calendar/peer-week.ts'
import { fullWeek, people, sixWeeks, storeVisits } from './calendar/store-visits.ts'
import { openPage } from './forms/open-page.ts'
import { steadyBrowser } from './forms/steady-browser.ts'
import { type FrameWatch, watchFrames } from './lists/scroll-through.ts'

/**
 * `npm run bench:calendar`: the calendar in a real browser on the embedded database (2,016 visits of twelve people in a week of which a day is drawn,
 * one moved by keys, a list of 5,040 scrolled) beside another free calendar with people in columns, then the server's answer for a week of
 * twelve people among a million appointments on PostgreSQL; one JSON line. `--appointments=50000` for fewer.
 */
const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const appointments = Number(option('appointments') ?? 1_000_000)
const rounds = 3
const presses = 48
const scrollSeconds = 12
const aims = { shown: 300, keyP95: 50, longestFrame: 50, weekMedian: 50 }
/** Three frames of a 60 Hz display are 50.0 ms, and the browser's clock tells them to a tenth. */
const grain = 0.1

const scheduling = await steadyBrowser()
const drawing = await said('drawing', measureDrawing)
const peer = await said('peer', measurePeer)
const week = await said('week', measureServer)
console.log(
  JSON.stringify({ bench: 'calendar', unit: 'milliseconds', ...drawing, peer, week, aims, scheduling }),
)
const misses = [
  drawing.shown.median > aims.shown,
  drawing.key.p95 > aims.keyP95,
  drawing.scroll.longest > aims.longestFrame + grain,
  week !== 'not run: no PostgreSQL' && week.median > aims.weekMedian,
]
if (misses.some((isMissed) => isMissed)) process.exitCode = 1

/** Says on the way what a part has measured, and in how many seconds. */
async function said<Figures>(part: string, measure: () => Promise<Figures>): Promise<Figures> {
  const begun = performance.now()
  const figures = await measure()
  console.error(JSON.stringify({ part, seconds: Math.round((performance.now() - begun) / 1_000), figures }))
  return figures
}

async function measureDrawing() {
  const folder = mkdtempSync(join(tmpdir(), 'goldthread-bench-calendar-'))
  let server: BenchServer | undefined
  let browser: Browser | undefined
  try {
    const owners = await storeVisits(folder)
    server = await startBenchServer(folder)
    browser = await startBrowser()
    const shown: number[] = []
    const keys: number[] = []
    const frames: number[] = []
    const weeks: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await open(browser, server.url)
      shown.push(...(await turnDays(page, server.url, owners)))
      keys.push(...(await moveOne(page)))
      weeks.push(await turnToWeek(page, server.url, owners))
      frames.push(...(await scrollList(page, server.url, owners)))
      await page.context().close()
    }
    return {
      visits: {
        week: people * fullWeek.days * fullWeek.eachDay,
        list: people * sixWeeks.days * sixWeeks.eachDay,
      },
      columns: people,
      shown: { median: median(shown), longest: Math.round(Math.max(...shown)) },
      wholeWeek: { columns: people * fullWeek.days, median: median(weeks) },
      key: { p50: quantile(keys, 0.5), p95: quantile(keys, 0.95) },
      scroll: { longest: round(Math.max(...frames)), p99: quantile(frames, 0.99), frames: frames.length },
      browser: browser.version(),
    }
  } finally {
    await browser?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function open(chromium: Browser, url: string): Promise<Page> {
  const context = await chromium.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Chicago',
  })
  await context.addInitScript(watchClick)
  const data = { username: 'staff0', password: benchPassword, practice: practiceKey }
  await context.request.post(`${url}/api/v1/session`, { data })
  return context.newPage()
}

/** Each day of the week after the first, from the click until it is drawn. */
async function turnDays(page: Page, url: string, owners: readonly string[]): Promise<readonly number[]> {
  await page.goto(`${url}/calendar?date=${fullWeek.first}&people=${owners.join(',')}`)
  const count = people * fullWeek.eachDay
  await page
    .locator('.day-column .event')
    .nth(count - 1)
    .waitFor()
  const shown: number[] = []
  for (let day = 1; day < fullWeek.days; day += 1)
    shown.push(
      await drawnAfter(page, page.getByRole('button', { name: 'Next day' }), {
        selector: '.day-column .event',
        count,
        address: `date=${plusDays(fullWeek.first, day)}`,
      }),
    )
  return shown
}

/** The whole week of everybody, each day and person a column, from the click that turns back to it until what is in sight of it is drawn. */
async function turnToWeek(page: Page, url: string, owners: readonly string[]): Promise<number> {
  await page.goto(`${url}/calendar?view=week&date=${fullWeek.first}&people=${owners.join(',')}`)
  const drawn = page.locator('.day-column .event')
  await drawn.first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.waitForTimeout(1_000)
  const count = await drawn.count()
  await page.getByRole('button', { name: 'Next week' }).click()
  await drawn.first().waitFor({ state: 'detached' })
  return drawnAfter(page, page.getByRole('button', { name: 'Previous week' }), {
    selector: '.day-column .event',
    count,
    address: `date=${fullWeek.first}`,
  })
}

/** One of the day that is shown, by keys. */
async function moveOne(page: Page): Promise<readonly number[]> {
  await page.locator('.day-column .event').nth(3).focus()
  await page.keyboard.press('m')
  await page.locator('.move-ghost').waitFor({ state: 'attached' })
  const keys = await movedAfterKeys(page, presses)
  await page.keyboard.press('Escape')
  return keys
}

async function scrollList(page: Page, url: string, owners: readonly string[]): Promise<readonly number[]> {
  const { first, days } = sixWeeks
  await page.goto(`${url}/calendar?view=agenda&date=${first}&days=${days}&people=${owners.join(',')}`)
  await page.locator('.agenda-line').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await page.locator('.agenda-days').hover()
  await page.evaluate(watchFrames)
  const until = performance.now() + scrollSeconds * 1_000
  while (performance.now() < until) for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 900)
  return page.evaluate(() => {
    const held = (window as unknown as { watch: FrameWatch }).watch
    held.on = false
    return held.frames
  })
}

/** The other calendar has all rows in its memory, and nobody to ask. */
async function measurePeer() {
  const folder = fileURLToPath(new URL('calendar', import.meta.url))
  const place = {
    config: join(folder, 'vite.config.ts'),
    built: fileURLToPath(new URL('../../.build/bench-calendar', import.meta.url)),
    ready: 'calendar',
  }
  const opened = await openPage(place)
  const shown: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await opened.fresh()
    await page.evaluate(watchClick)
    const asked: PeerWeek = { people, ...fullWeek }
    await page.evaluate(
      (week) => (window as unknown as { calendar: { mount(week: PeerWeek): void } }).calendar.mount(week),
      asked,
    )
    const count = people * fullWeek.eachDay
    await page
      .locator('.ec-event')
      .nth(count - 1)
      .waitFor()
    for (let day = 1; day < fullWeek.days; day += 1)
      shown.push(await drawnAfter(page, page.locator('button.ec-next'), { selector: '.ec-event', count }))
    await page.close()
  }
  await opened.close()
  return {
    calendar: '@event-calendar/build',
    shown: { median: median(shown), longest: Math.round(Math.max(...shown)) },
  }
}

async function measureServer() {
  const postgres = await startPrivatePostgres()
  if (!postgres) return 'not run: no PostgreSQL'
  const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-bench-calendar-'))
  let server: BenchServer | undefined
  try {
    const begun = performance.now()
    const copied = await copyVisits({ dataDirectory, url: postgres.url }, appointments)
    const fillSeconds = Math.round((performance.now() - begun) / 1_000)
    server = await startBenchServer(dataDirectory, { DATABASE_URL: postgres.url })
    const { milliseconds, rows } = await measureWeek(server.url, copied)
    return {
      appointments,
      rows,
      median: median(milliseconds),
      p95: quantile(milliseconds, 0.95),
      fillSeconds,
    }
  } finally {
    await server?.stop()
    postgres.remove()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
