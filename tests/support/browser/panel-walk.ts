import type { Page } from 'playwright'
import type { Panel } from './chart-panels.ts'
import { cutControls } from './cut-controls.ts'
import type { DemoHouse } from './demo-house.ts'
import { hasFocus, reachByTab } from './focus-walk.ts'
import { accessViolations, settle } from './open-house.ts'
import type { Looks } from './walk.ts'

/** Walks a test's browser through panels, each opened and left by keyboard; gives everything that is wrong: what breaks WCAG, what is cut, and a focus that is lost. */
export async function panelWalk(
  house: DemoHouse,
  panels: readonly Panel[],
  { colorSchemes = ['light', 'dark'], isLarge = false, viewport }: Looks = {},
): Promise<readonly string[]> {
  const wrong: string[] = []
  const pages = new Map<string, Page>()
  for (const panel of panels) {
    const { login, name } = panel
    const page = pages.get(login) ?? (await house.open(login, viewport ? { viewport } : {}))
    if (isLarge && !pages.has(login))
      await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
    pages.set(login, page)
    await goTo(page, house, panel)
    const found = await tried(() => through(page, panel, colorSchemes))
    for (const each of found) wrong.push(`${name}: ${each}`)
  }
  for (const page of pages.values()) await page.context().close()
  return wrong
}

/** What is there already is not opened anew. */
async function goTo(page: Page, { url }: DemoHouse, { address }: Panel): Promise<void> {
  if (page.url() === `${url}${address}`) return
  await page.goto(`${url}${address}`)
  await page.locator('h1').first().waitFor()
  await settle(page)
}

/** A panel that cannot be walked is one thing that is wrong; the others are walked all the same. */
async function tried(walking: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await walking()
  } catch (error) {
    return [String(error).slice(0, 600)]
  }
}

async function through(
  page: Page,
  panel: Panel,
  colorSchemes: NonNullable<Looks['colorSchemes']>,
): Promise<readonly string[]> {
  await panel.first?.(page)
  const opener = panel.opener(page)
  await reachByTab(page, opener)
  await page.keyboard.press(panel.key ?? 'Enter')
  const opened = panel.opened(page)
  await opened.waitFor()
  await settle(page)

  const isEntered = await becomes(page, () => hasFocus(panel.isToggle ? opener : opened, 'within'))
  const wrong = isEntered ? [] : ['the focus does not follow']
  for (const [place, colorScheme] of colorSchemes.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    const isDialog = (await page.getByRole('dialog').count()) > 0
    const found = await accessViolations(page, {
      within: isDialog ? '[role=dialog]' : 'html',
      // Other colours change nothing but colours.
      ...(place > 0 && { rules: ['color-contrast'] }),
    })
    wrong.push(...found.map((each) => `${colorScheme}: ${each}`))
  }
  if (!panel.isToggle) wrong.push(...(await cutControls(opened)))
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    wrong.push('wider than its window')

  await left(page, panel)
  const isGone = await becomes(page, async () => (await opened.count()) === 0)
  if (!isGone) wrong.push('it does not close')
  if (!(await becomes(page, () => hasFocus(panel.opener(page))))) wrong.push('the focus does not come back')
  return wrong
}

async function left(page: Page, panel: Panel): Promise<void> {
  const { isToggle, isLeftByEscape, key = 'Enter', leave, opener } = panel
  if (leave) await leave(page).press('Enter')
  else if (isToggle && !isLeftByEscape) await opener(page).press(key)
  else await page.keyboard.press('Escape')
}

/** Whether it becomes true within a second: what leaves takes a moment. */
async function becomes(page: Page, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isSo()) return true
    await page.waitForTimeout(50)
  }
  return false
}
