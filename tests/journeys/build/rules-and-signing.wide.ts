import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function builders(): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

type Found = { readonly body: readonly { readonly [field: string]: unknown }[] }

const storedByName = async (collection: string, name: string) => {
  const found: Found = await implementer.ask('POST', `${collection}/queries`, {
    body: [{ field: 'name', op: 'eq', value: name }],
  })
  return found.body[0]
}

test('by mouse, somebody makes a note rule of two checks, sets one of them, and publishes it', async () => {
  const page = await builders()
  await page.getByRole('button', { name: 'New note rule' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Length of sessions')
  await page.getByRole('combobox', { name: 'Begin with' }).selectOption('SessionDuration')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Length of sessions', level: 1 }).waitFor()

  const first = page.locator('.draft-card-open').first()
  await first.click()
  await page.getByLabel('Maximum minutes').first().fill('10')
  await page.getByLabel('Minimum minutes').first().fill('20')
  await page
    .getByRole('button', { name: 'Duration of the session: The maximum is below the minimum' })
    .waitFor()
  await page.getByLabel('Maximum minutes').first().fill('60')
  await page.getByText('Nothing keeps this from being published.').waitFor()
  await shot(page, 'rule-check')
  await expectAccessible(page, 'a note rule with an open check')

  await page.getByRole('button', { name: 'Add a check' }).click()
  await page.getByRole('button', { name: /^Missing diagnosis/ }).click()
  await expect.poll(() => page.locator('.draft-card').count()).toBe(2)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('.draft-card .draft-grip').nth(1).dragTo(page.locator('.draft-card').first())
  await expect
    .poll(async () => (await storedByName('NoteRules', 'Length of sessions'))?.items)
    .toMatchObject([
      { kind: 'MissingDiagnosis' },
      { kind: 'SessionDuration', params: { minMinutes: 20, maxMinutes: 60 } },
    ])
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('This version does not change any more').waitFor()
  await page.getByRole('button', { name: 'New version' }).waitFor()
  expect(await page.getByText('Someone else changed this').count()).toBe(0)
  await shot(page, 'rule-active')
}, 120_000)

test('by keyboard, somebody makes a signature configuration from a usual one and moves a step', async () => {
  const page = await builders()
  await page.getByRole('button', { name: 'New signature configuration' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Plan signatures')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Care plan')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Plan signatures', level: 1 })
  if (!(await heading.isVisible())) {
    await page.getByRole('button', { name: 'Create' }).focus()
    await page.keyboard.press('Enter')
  }
  await heading.waitFor()
  const cards = page.locator('.draft-card-open')
  await expect.poll(() => cards.count()).toBe(5)
  await cards.nth(3).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(async () => (await storedByName('SignatureConfigurations', 'Plan signatures'))?.steps)
    .toMatchObject([
      { who: 'Author', order: 1 },
      { who: 'Patient', order: 2 },
      { who: 'Supervisor', order: 3 },
      { who: 'Guardian', order: 4 },
      { who: 'AnyWithLicense', order: 5, required: false },
    ])
  await cards.nth(0).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Attestation').first().waitFor()
  await shot(page, 'signing-step')
  await expectAccessible(page, 'a signature configuration with an open step')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'signing-phone')
}, 120_000)
