import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect, onTestFailed, TestRunner } from 'vitest'
import { buildClient } from '#server/app/build-client.ts'
import type { MessengerSettings } from '#server/interfaces/messengers/open-messengers.ts'
import { zooms } from '#shared/limits/limits.ts'
import { type Staff, startTestServer, type TestServer, testPassword } from '#tests/support/server/server.ts'
import { startBrowser } from './browser.ts'
import { violationsOn } from './violations-on.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A real server with its pages, and a browser that opens them. */
export type House = {
  readonly server: TestServer
  /** A fresh browser profile, without a service worker unless it is asked for; every complaint of a page (a script's mistake, a broken policy) ends up in `complaints`. */
  readonly open: (options?: BrowserContextOptions) => Promise<{ page: Page; context: BrowserContext }>
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts the server and the browser of a test, in which many people come from one address; the pages are built when their sources have changed. */
export async function openHouse(staff?: Staff, messengers?: MessengerSettings): Promise<House> {
  const [server, browser, directory] = await Promise.all([
    startTestServer({
      ...(staff && { staff }),
      ...(messengers && { messengers }),
      http: { limits: { connectionsEach: 1_000 } },
    }),
    startBrowser(),
    buildClient(root),
  ])
  server.state.clientDirectory = directory
  const complaints: string[] = []

  return {
    server,
    complaints,
    open: async (options) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      page.on('pageerror', (error) => complaints.push(`${page.url()} ${String(error)} ${error.stack ?? ''}`))
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text()))
          complaints.push(message.text())
      })
      if (TestRunner.getCurrentTest()) onTestFailed(() => describe(page))
      return { page, context }
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** What a page shows when its test has failed: a log is often all that is left of it. */
async function describe(page: Page): Promise<void> {
  if (page.isClosed()) return
  const shown = await page.locator('body').ariaSnapshot()
  const here = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
  console.error(`${page.url()} showed:\n${shown.slice(0, 8_000)}\nThe focus was on ${here}`)
}

/** Opens the application and signs in by name and password, as a person does. */
export async function enter(page: Page, url: string, login: string): Promise<void> {
  await page.goto(url)
  await signIn(page, login)
}

/** Opens one page of the application as somebody who has signed in before: for tests that are not about signing in. */
export async function enterAt(page: Page, address: string, login: string): Promise<void> {
  const { origin } = new URL(address)
  const data = { username: login, password: testPassword }
  const answer = await page.context().request.post(`${origin}/api/v1/session`, { data })
  if (!answer.ok()) throw new Error(`${login} could not sign in: ${await answer.text()}`)
  await page.goto(address)
  await page.locator('.user-button').waitFor()
}

/** Signs in on the page that is open, and waits for the shell. */
export async function signIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('.user-button').waitFor()
}

/** Nothing on the page breaks WCAG 2.0 to 2.2, levels A and AA. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await accessViolations(page), what).toEqual([])
}

/**
 * The same in light and in dark, at a desk or on a phone, or at a desk in large letters: a place in a journey has one of the three today
 * and the next one tomorrow. `TEST_LOOKS=all` looks at it in all of them.
 */
export async function expectAccessibleInEachLook(page: Page, what: string): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  const today = looksFor(what)
  for (const [look, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desk })) {
    if (!today.includes(look)) continue
    await page.setViewportSize(viewport)
    for (const [place, colorScheme] of (['dark', 'light'] as const).entries()) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      // Other colours change nothing but colours.
      const found = await accessViolations(page, place > 0 ? { rules: ['color-contrast'] } : {})
      expect(found, `${what}, ${look}, ${colorScheme}`).toEqual([])
    }
    await page.setViewportSize(desk)
  }
  if (!today.includes('large')) return
  const before = await chooseLetters(page, 'Large')
  expect(await accessViolations(page), `${what}, desk, large letters`).toEqual([])
  await chooseLetters(page, before)
}

const looks: readonly string[] = ['phone', 'desk', 'large']

function looksFor(what: string): readonly string[] {
  if (process.env.TEST_LOOKS === 'all') return looks
  const first = createHash('sha256').update(what).digest()[0] ?? 0
  const day = Math.floor(Date.now() / 86_400_000)
  return looks.filter((_, place) => place === (first + day) % looks.length)
}

/** Letters of this size, as if they had been chosen in another tab. Answers which size they had. */
async function chooseLetters(page: Page, font: keyof typeof zooms): Promise<keyof typeof zooms> {
  const before = await page.evaluate((next) => {
    const key = 'goldthread.font-appearance'
    const former = localStorage.getItem(key)
    localStorage.setItem(key, next)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: next }))
    return former
  }, font)
  const isDrawn = (scale: string) =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-scale') === scale
  await page.waitForFunction(isDrawn, String(zooms[font]))
  return before === 'Large' ? 'Large' : 'Normal'
}

/** What on the page, or in one part of it, breaks them: the rule, where, and why. */
export async function accessViolations(
  page: Page,
  where: Parameters<typeof violationsOn>[1] = {},
): Promise<readonly string[]> {
  await settle(page)
  const violations = await violationsOn(page, where)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )
}

/** No outline of something that is still being fetched, the fonts there, two pictures drawn, every transition over. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .loading'))
  await page.evaluate(async () => {
    const still = async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      const changing = document.getAnimations().filter((each) => each instanceof CSSTransition)
      await Promise.allSettled(changing.map(({ finished }) => finished))
    }
    // A transition whose element is gone may never say that it is over.
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
}
