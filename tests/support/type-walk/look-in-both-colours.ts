import type { Result } from 'axe-core'
import type { Page } from 'playwright'
import { settle } from '#tests/support/browser/open-house.ts'
import { violationsOn } from '#tests/support/browser/violations-on.ts'

/** In the walk through every type: what breaks WCAG on the page, in light and in dark, and a page that moves sideways. In dark only colours are otherwise, so only they are looked at. */
export async function lookInBothColours(page: Page): Promise<readonly string[]> {
  await settle(page)
  const light = await violationsOn(page)
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await settle(page)
  const dark = await violationsOn(page, { rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-mantine-color-scheme=light]').waitFor()
  return [
    ...described('light', light),
    ...described('dark', dark),
    ...(isTooWide ? ['wider than its window'] : []),
  ]
}

function described(look: string, violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${look}: ${id} at ${target.join(' ')}`),
  )
}
