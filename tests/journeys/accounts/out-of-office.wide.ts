import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'

const shots = process.env.SHOTS_DIR
let house: House

beforeAll(async () => {
  house = await openHouse({
    supervisor: ['supervisor'],
    deputy: ['supervisor'],
    clinician: ['non-prescribing-clinician'],
  })
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('by the keyboard a supervisor says who co-signs while she is away, and that she is back', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/account`, 'supervisor')
  await page.getByText('No one co-signs for you.').waitFor()
  await tabTo(page, /^Away from/)
  await page.keyboard.type('12012030')
  await tabTo(page, /^Until/)
  await page.keyboard.type('12152030')
  await tabTo(page, /^Who co-signs for you/)
  await page.keyboard.type('clinician')
  await walkToOption(page, 'clinician')
  await press(page, 'Save')
  await page.getByText('This person may not co-sign notes.').waitFor()
  await tabTo(page, /^Who co-signs for you/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('deputy')
  await walkToOption(page, 'deputy')
  await press(page, 'Save')
  await page.getByText(/deputy co-signs for you from Dec 1, 2030 until Dec 15, 2030/).waitFor()
  await page.getByText('This person may not co-sign notes.').waitFor({ state: 'detached' })
  await expectAccessibleInEachLook(page, 'who stands in')
  if (shots) await page.screenshot({ path: `${shots}/out-of-office.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  if (shots) await page.screenshot({ path: `${shots}/out-of-office-phone.png` })
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, 'I am back')
  await page.getByText('No one co-signs for you.').waitFor()
  await page.context().close()
})

test('whoever may not co-sign is not asked', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/account`, 'clinician')
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Out of office' }).count()).toBe(0)
  await page.context().close()
})
