import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { settle } from '#tests/support/browser/open-house.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In the walk through every type: what breaks WCAG on the page, in light and in dark, and a page that moves sideways. In dark only colours are otherwise, so only they are looked at. */
export async function lookInBothColours(page: Page): Promise<readonly string[]> {
  await settle(page)
  const light = await new AxeBuilder({ page }).withTags(levels).setLegacyMode(true).analyze()
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await settle(page)
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-mantine-color-scheme=light]').waitFor()
  return [
    ...described('light', light.violations),
    ...described('dark', dark.violations),
    ...(isTooWide ? ['wider than its window'] : []),
  ]
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function described(look: string, violations: Violations): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${look}: ${id} at ${target.join(' ')}`),
  )
}
