import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import { layGround } from '#tests/support/examples.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/pages.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  await layGround(house.server.world, house.server.practice)
})

afterAll(async () => {
  await house?.close()
})

/** The list, the first record and an empty form of a type, as far as this person may open them. */
async function walk(page: Page, type: string, look: string): Promise<void> {
  await page.goto(`${house.server.url}/resources/${type}`)
  await page.locator('.records-link, .state, .failure').first().waitFor()
  await expectAccessible(page, `list of ${type}, ${look}`)

  const first = page.locator('.records-link').first()
  if ((await first.count()) > 0) {
    await first.click()
    await page.locator('.form-field, .record-value').first().waitFor()
    await expectAccessible(page, `${type}, ${look}`)
  }
  await page.goto(`${house.server.url}/resources/${type}/new`)
  await page.locator('.form-field, .failure').first().waitFor()
  await expectAccessible(page, `new ${type}, ${look}`)
}

for (const look of ['light', 'dark'] as const)
  test(`the generated screens of every type can be used by everyone: ${look}`, async () => {
    const { page, context } = await house.open({ colorScheme: look })
    await enter(page, house.server.url, 'admin')
    for (const { type } of screenSummaries) await walk(page, type, look)

    expect(house.complaints).toEqual([])
    await context.close()
  })
