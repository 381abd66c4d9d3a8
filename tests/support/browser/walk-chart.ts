import type { Locator, Page } from 'playwright'
import { settle } from './open-house.ts'

/** Where a chart is, whose it is, and what is sought in it. */
type Places = {
  readonly chart: string
  readonly family: string
  readonly words: readonly string[]
}

/** Walks through a chart in a test's browser as somebody who looks for everything: the rail, the search of people, each card and tab, what can be opened and printed. */
export async function walkChart(page: Page, { chart, family, words }: Places): Promise<void> {
  await seekPeople(page, family, words)
  await walkRail(page)
  await page.goto(`${new URL(page.url()).origin}${chart}`)
  await page.locator('h1').first().waitFor()
  await settle(page)
  await showEveryCard(page)
  const tabs = page.locator('.chart-nav ul a')
  for (const name of await tabs.allTextContents()) {
    await tabs.filter({ hasText: new RegExp(`^${name}$`) }).click()
    await settle(page)
    await openEverything(page)
    if (name === 'Notes') await seekNotes(page, words)
    if (name === 'Documents') await takeDocuments(page)
  }
}

/** Each way through the application, with the counts that stand on it. */
async function walkRail(page: Page): Promise<void> {
  const links = page.locator('.rail a')
  for (let place = 0; place < (await links.count()); place += 1) {
    await links.nth(place).click()
    await settle(page)
  }
}

/** People are sought by words of the chart in the list, and by name in the palette. */
async function seekPeople(page: Page, family: string, words: readonly string[]): Promise<void> {
  const people = page.locator('.rail a[href="/patients"]')
  if ((await people.count()) === 0) return
  await people.click()
  const field = page.getByRole('searchbox').first()
  for (const word of words) await sought(page, field, word)
  await field.fill('')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox').last()
  await palette.waitFor()
  await sought(page, palette, family)
  await page.keyboard.press('Escape')
}

async function sought(page: Page, field: Locator, word: string): Promise<void> {
  await field.fill(word)
  // The lists wait until the keys have rested.
  await page.waitForTimeout(250)
  await settle(page)
}

async function showEveryCard(page: Page): Promise<void> {
  const arrange = page.getByRole('switch', { name: 'Arrange the cards' })
  if ((await arrange.count()) === 0) return
  await arrange.press('Space')
  const hidden = page.getByRole('region', { name: 'Hidden cards' }).getByRole('button')
  for (let left = await hidden.count(); left > 0; left = await hidden.count()) await hidden.first().click()
  await settle(page)
}

/** What is folded is unfolded. */
async function openEverything(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary')
  await folded.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.click()
  })
  await settle(page)
}

async function seekNotes(page: Page, words: readonly string[]): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search the text of notes' })
  for (const word of words.slice(0, 1)) {
    await field.fill(word)
    await page.getByText(/notes? found in/).waitFor()
  }
  await field.fill('')
  await settle(page)
  const first = page.locator('.chart-notes-list li button').first()
  if ((await first.count()) > 0) await first.click()
  await settle(page)
}

/** Every document is looked at as it is printed, and taken along. */
async function takeDocuments(page: Page): Promise<void> {
  const ticks = page.locator('.document-tick input')
  if ((await ticks.count()) === 0) return
  for (const tick of await ticks.all()) await tick.check()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await settle(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Download as zip' }).click()
  await settle(page)
  await page.locator('.document-open').first().click()
  await page.getByRole('dialog').waitFor()
  await settle(page)
  await page.keyboard.press('Escape')
}
