import type { Page } from 'playwright'
import type { DemoHouse } from './demo-house.ts'
import { show } from './hand-written-views.ts'
import { accessViolations } from './open-house.ts'
import type { View } from './view.ts'

/** How it is looked at: in which colours, in letters of which size, in a window of which size. */
export type Looks = {
  readonly colorSchemes?: readonly ('light' | 'dark')[]
  readonly isLarge?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
}

/**
 * Walks the browser through screens for a test: looks at each view and gives everything that is wrong with any of them, so that one look finds all of it: violations of
 * WCAG, and pages that can be moved sideways.
 */
export async function walk(
  house: DemoHouse,
  views: readonly View[],
  { colorSchemes = ['light', 'dark'], isLarge = false, viewport }: Looks = {},
): Promise<readonly string[]> {
  const wrong: string[] = []
  const pages = new Map<string, Page>()
  for (const view of views) {
    const who = view.login ?? ''
    const page = pages.get(who) ?? (await house.open(view.login, viewport ? { viewport } : {}))
    if (isLarge && !pages.has(who))
      await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
    pages.set(who, page)
    for (const found of await look(page, house, { view, colorSchemes })) wrong.push(found)
  }
  for (const page of pages.values()) await page.context().close()
  return wrong
}

type Looking = { readonly view: View; readonly colorSchemes: readonly ('light' | 'dark')[] }

async function look(
  page: Page,
  house: DemoHouse,
  { view, colorSchemes }: Looking,
): Promise<readonly string[]> {
  const wrong: string[] = []
  await show(page, house, view)
  for (const [place, colorScheme] of colorSchemes.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    await drawn(page)
    // Other colours change nothing but colours.
    const found = await accessViolations(page, place > 0 ? { rules: ['color-contrast'] } : {})
    if (await isTooWide(page)) wrong.push(`${view.name}, ${colorScheme}: wider than its window`)
    wrong.push(...found.map((violation) => `${view.name}, ${colorScheme}: ${violation}`))
  }
  return wrong
}

/** The new colours are on the screen: a browser may answer with the old ones for a letter that it has not drawn anew. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Whether the page as a whole can be moved sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
