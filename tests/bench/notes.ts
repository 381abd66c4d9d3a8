import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import { buildClient } from '#server/app/build-client.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { startBrowser } from '#tests/support/browser/browser.ts'
import { startPrivatePostgres } from '#tests/support/database/postgres.ts'
import { setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { aVisit, created, type Row, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'
import { drawnAfter, watchClick } from './calendar/drawn-after.ts'
import { clinicalNote } from './forms/clinical-note.ts'
import { openPage } from './forms/open-page.ts'
import { steadyBrowser } from './forms/steady-browser.ts'
import { typeKeys } from './forms/type-keys.ts'

/**
 * `npm run bench:notes`: typing formatted text in a note of 1,000 fields as it is composed, beside a plain Tiptap page in the same browser; opening
 * the note of a group of thirty, and signing it together, on PostgreSQL; one JSON line.
 */
const fields = 1_000
const people = 30
const keys = 40
const rounds = 5
const aims = { keyP95: 16, groupOpened: 500, groupSigned: 1_000 }
const prose = '[contenteditable="true"]'
const root = fileURLToPath(new URL('../..', import.meta.url))

const postgres = await startPrivatePostgres()
if (!postgres) {
  console.log('not run: no PostgreSQL')
  process.exit(0)
}
process.env.TEST_DATABASE_URL = postgres.url
const scheduling = await steadyBrowser()
let browser: Browser | undefined
try {
  const clientDirectory = await buildClient(root)
  browser = await startBrowser()
  const plain = await measurePlain()
  const note = await measureNote(browser, clientDirectory)
  console.error(JSON.stringify({ part: 'typing', plain, note }))
  const group = await measureGroup(browser, clientDirectory)
  const line = { bench: 'notes', unit: 'milliseconds', fields, people, note, plain, group, aims, scheduling }
  console.log(JSON.stringify({ ...line, browser: browser.version() }))
  const misses = [
    note.key.p95 > aims.keyP95,
    group.opened > aims.groupOpened,
    group.signed > aims.groupSigned,
  ]
  if (misses.some((isMissed) => isMissed)) process.exitCode = 1
} finally {
  await browser?.close()
  postgres.remove()
}

/** The editor as its package gives it, with nothing else on the page. */
async function measurePlain() {
  const opened = await openPage({
    config: fileURLToPath(new URL('notes/vite.config.ts', import.meta.url)),
    built: fileURLToPath(new URL('../../.build/bench-notes', import.meta.url)),
    ready: 'editor',
  })
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await opened.fresh()
    times.push(...(await typeKeys(page, { keys, field: prose })))
    await page.close()
  }
  await opened.close()
  return { key: told(times) }
}

/** Every keystroke goes through the form, the checks and the outbox, as a clinician's does. */
async function measureNote(chromium: Browser, clientDirectory: string | undefined) {
  const server = await started(clientDirectory)
  try {
    const scene = await setScene(server, { questions: clinicalNote(fields).elements })
    const clinician = await server.signIn('clinician')
    const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 2 * 3_600_000).toISOString()
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
    const begun = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
    if (!begun.body.note) throw new Error(`No note: ${JSON.stringify(begun.body)}`)
    const context = await signedIn(chromium, server)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage()
      await page.goto(`${server.url}/notes/${begun.body.note.id}`)
      await page.locator(prose).first().waitFor()
      await page.waitForTimeout(2_000)
      times.push(...(await typeKeys(page, { keys, field: prose })))
      await page.close()
    }
    return { key: told(times) }
  } finally {
    await server.close()
  }
}

async function measureGroup(chromium: Browser, clientDirectory: string | undefined) {
  const server = await started(clientDirectory)
  try {
    const named = Array.from({ length: people }, (_, index) => [`Member ${index}`, `Of ${index}`] as const)
    const scene = await setGroupScene(server, undefined, named)
    const context = await signedIn(chromium, server)
    const opened: number[] = []
    const signed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - (2 + 24 * round) * 3_600_000)
      const meeting = await scene.meet(start.toISOString())
      await writeWhole(server, meeting)
      await server.world.database.vacuum()
      const page = await context.newPage()
      const { date } = localMoment(start.toISOString(), 'America/Chicago')
      const address = `${server.url}/calendar?view=day&date=${date}&event=${meeting.id}`
      opened.push(await openGroup(page, address))
      signed.push(await signTogether(page))
      await page.close()
    }
    return {
      opened: median(opened),
      openedEach: opened.map(round1),
      signed: median(signed),
      signedEach: signed.map(round1),
    }
  } finally {
    await server.close()
  }
}

/** The note of a meeting, with all that its definition asks for. */
async function writeWhole(server: TestServer, meeting: Row): Promise<void> {
  const clinician = await server.signIn('clinician')
  const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
  const begun = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
  const { note } = begun.body
  if (!note) throw new Error(`No note: ${JSON.stringify(begun.body)}`)
  const found = await clinician.ask('POST', 'Notes/queries', {
    ...crossing,
    body: [{ field: 'partOf', op: 'eq', value: note.id }],
  })
  for (const { id, data } of [
    { id: note.id, data: { topic: 'Distress tolerance' } },
    ...found.body.map((part: Row) => ({ id: part.id, data: { response: 'Took part.' } })),
  ]) {
    const { body } = await clinician.ask('GET', `Notes/${id}`, crossing)
    const answer = await clinician.ask('PATCH', `Notes/${id}?versionId=${body.meta.versionId}`, {
      ...crossing,
      body: [{ op: 'replace', path: '/sections/0/data', value: data }],
    })
    if (answer.status !== 200) throw new Error(`Not written: ${JSON.stringify(answer.body)}`)
  }
}

/** From the click in the calendar until everybody's attendance is drawn. */
async function openGroup(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const way = page.getByRole('link', { name: 'Open note' })
  await way.waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  return drawnAfter(page, way, { selector: '.group-attendance li fieldset', count: people })
}

/** From the press on the button under the password until the page says that all are signed. */
async function signTogether(page: Page): Promise<number> {
  await page.keyboard.press('Control+Shift+S')
  const dialog = page.getByRole('dialog', { name: 'Sign together' })
  await dialog.getByLabel(/Password/).fill(testPassword)
  await page.evaluate(watchNotice, `Signed: ${people + 1}`)
  await dialog.getByRole('button', { name: /^Sign/ }).click()
  return page.evaluate(() => (window as unknown as { signed: Promise<number> }).signed)
}

/** In the browser: from the next click until this text stands on the page. */
function watchNotice(text: string): void {
  const signed = new Promise<number>((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.body.textContent?.includes(text)) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { signed })
}

async function started(clientDirectory: string | undefined): Promise<TestServer> {
  const server = await startTestServer({
    database: 'postgres',
    http: { limits: { connectionsEach: 1_000 } },
  })
  server.state.clientDirectory = clientDirectory
  return server
}

async function signedIn(chromium: Browser, { url }: TestServer): Promise<BrowserContext> {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchClick)
  const data = { username: 'clinician', password: testPassword }
  await context.request.post(`${url}/api/v1/session`, { data })
  return context
}

function told(times: readonly number[]) {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), count: times.length }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return round1(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function round1(value: number): number {
  return Math.round(value * 10) / 10
}
