import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press, tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  await house?.close()
})

async function at(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'implementer')
  return page
}

/** Looks for a starter by its name, copies it and publishes the Draft, all by keys. */
async function takeAndPublish(page: Page, name: string, word: string): Promise<void> {
  await tabTo(page, 'Find a starter')
  await page.keyboard.type(word)
  await page.getByText('1 starter', { exact: true }).waitFor()
  await press(page, `Use this: ${name}`)
  await arrive(page, name)
  await page.locator('.page-heading').getByText('Draft').waitFor()
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: `Publish ${name}?` }).waitFor()
  await press(page, 'Publish')
  await page.locator('.page-heading').getByText('Active').waitFor()
}

test('a new practice begins with PHQ-9 and a BIRP note from the gallery, by keyboard alone', async () => {
  const page = await at('/build')
  await arrive(page, 'Builders')
  await page.getByText('Start from a starter, or import a questionnaire.').first().waitFor()
  await expectAccessible(page, 'the builders of a new practice')

  await press(page, 'New from a starter')
  await arrive(page, 'New from a starter')
  await page.getByRole('heading', { level: 3, name: 'PHQ-9' }).waitFor()
  await expectAccessible(page, 'the gallery of starters')

  await press(page, 'Preview: PHQ-9')
  const look = page.getByRole('dialog', { name: 'Preview: PHQ-9' })
  await look.getByRole('radiogroup', { name: /Little interest or pleasure/ }).waitFor()
  await expectAccessible(page, 'a starter as it will be filled')
  await page.keyboard.press('Escape')
  await look.waitFor({ state: 'detached' })

  await takeAndPublish(page, 'PHQ-9', 'PHQ-9')
  await page.goto(`${house.server.url}/build/starters`)
  await arrive(page, 'New from a starter')
  await takeAndPublish(page, 'BIRP note', 'BIRP')

  await page.goto(`${house.server.url}/build/starters`)
  const phq9 = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'PHQ-9' }) })
  await phq9.getByText('Active').waitFor()
  await phq9.getByRole('button', { name: 'Make another copy: PHQ-9' }).waitFor()
  await expectAccessible(page, 'starters of which the practice has a copy')
  await page.context().close()
})

test('where the list of starters cannot be had the gallery says so and is asked again; a copy that could not be made is said', async () => {
  const page = await at('/build')
  await arrive(page, 'Builders')
  await page.route('**/NoteDefinitions/starters', (route) => route.abort())
  await page.getByRole('button', { name: 'New from a starter' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/NoteDefinitions/starters')
  await again.click()
  await page.getByRole('heading', { level: 3, name: 'GAD-7' }).waitFor()

  await page.getByLabel('Find a starter').fill('nothing like that')
  await page.getByText('No starter matches').first().waitFor()
  await page.getByLabel('Find a starter').fill('anxiety')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Use this: GAD-7' }).click()
  await page.getByRole('alert').first().waitFor()
  await expectAccessible(page, 'a copy that could not be made')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Use this: GAD-7' }).click()
  await arrive(page, 'GAD-7')
  await page.context().close()
})

test('the gallery and a preview can be used in the dark and on a phone of 320 pixels', async () => {
  const page = await at('/build/starters', { colorScheme: 'dark', viewport: { width: 320, height: 700 } })
  await page.getByRole('heading', { level: 3, name: 'Safety plan' }).waitFor()
  await page.getByLabel('Find a starter').fill('plan')
  await expectAccessible(page, 'the gallery on a phone')
  await page.getByRole('button', { name: 'Preview: Safety plan' }).click()
  await page.getByRole('dialog').getByText('What I can do by myself').first().waitFor()
  await expectAccessible(page, 'a preview on a phone')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('no script of these screens broke', () => {
  expect(house.complaints).toEqual([])
})
