import type { BrowserContextOptions } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'
import { showEvery, violationsOf } from './standings-of.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openPage()
}, 240_000)

afterAll(() => open.close())

type Look = { readonly name: string; readonly isLarge?: true } & BrowserContextOptions

const wide = { width: 1_100, height: 3_600 }
const looks: readonly Look[] = [
  { name: 'dark', colorScheme: 'dark', viewport: wide },
  { name: 'Large', isLarge: true, viewport: wide },
  { name: 'Large and dark', isLarge: true, colorScheme: 'dark', viewport: wide },
  { name: '320 pixels wide', viewport: { width: 320, height: 3_600 } },
]
const states = ['draft', 'final', 'read-only', 'print'] as const
const walks = looks.flatMap((look) => states.map((state) => ({ ...look, look: look.name, state })))

test.each(walks)(
  'every element can be perceived and named: $state, $look',
  async ({ look: _, state, name: __, isLarge, ...more }) => {
    const context = await open.browser.newContext(more)
    const page = await context.newPage()
    if (isLarge) await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
    await page.goto(`${open.address}/index.html`)
    await showEvery(page, state)
    await page.waitForTimeout(1_000)

    expect(await violationsOf(page)).toEqual([])
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0], 'nothing stands beside the page').toBeLessThanOrEqual((widths[1] ?? 0) + 1)
    await context.close()
  },
  180_000,
)
