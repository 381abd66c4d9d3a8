import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

const families = Array.from({ length: 20 }, (_, index) => `Pemberly${String.fromCharCode(97 + index)}`)

let house: House
let page: Page
const ids: string[] = []

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  for (const family of families) {
    const { body } = await admin.ask('POST', 'Patients', {
      body: { name: { given: ['Lena'], family }, birthDate: '1990-05-17', gender: 'female', active: true },
    })
    ids.push(body.id)
  }
  page = (await house.open()).page
  await enter(page, house.server.url, 'admin')
})
afterAll(() => house?.close())

test('twenty open records stay open, each with its whole name in a menu, and the one in use is seen', async () => {
  for (const id of ids) {
    await page.goto(`${house.server.url}/patients/${id}`)
    await page.locator('.chart-page .page-body').waitFor()
    await page.locator('.workspace[data-current]').waitFor()
  }
  const tabs = page.getByRole('navigation', { name: 'Open workspaces' })
  await expect.poll(() => tabs.locator('li').count()).toBe(20)
  expect(await isSeen(page)).toBe(true)

  const menu = page.getByRole('button', { name: '20 open records' })
  await menu.press('Enter')
  const items = page.getByRole('menuitem')
  await expect.poll(() => items.count()).toBe(20)
  expect(await items.nth(2).textContent()).toMatch(/^Pemberlyc, Lena \(\d+\)/)
  await expectAccessible(page, 'the menu of open records')
  await items.nth(2).press('Enter')
  await page.waitForURL(`**/patients/${ids[2]}*`)
  await expect.poll(() => isSeen(page)).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.locator('.chart-page .page-body').waitFor()
  await menu.waitFor()
  expect(await isSeen(page)).toBe(true)
})

/** Whether the tab of the record in use stands whole in its strip. */
async function isSeen(page: Page): Promise<boolean> {
  const [tab, strip] = await Promise.all([
    page.locator('.workspace[data-current]').boundingBox(),
    page.locator('.workspaces ul').boundingBox(),
  ])
  if (!tab || !strip) return false
  return tab.x >= strip.x - 1 && tab.x + tab.width <= strip.x + strip.width + 1
}
