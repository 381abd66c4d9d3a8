import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const shots = process.env.SHOTS_DIR

test('a clinician makes a link to the own calendar by the keyboard, copies it, replaces it and turns it off', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/account`, 'clinician')
  const section = page.getByRole('region', { name: 'Subscribe to my calendar' })
  await section.getByText('There is no link now.').waitFor()
  const press = async (name: string) => {
    await section.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const read = async (link: string) => (await fetch(link)).status

  await press('Make a link')
  const field = section.getByLabel('Calendar link')
  await field.waitFor()
  const first = await field.inputValue()
  expect(first).toContain(`${house.server.url}/api/v1/calendars/`)
  expect(await read(first)).toBe(200)
  await expectAccessible(page, 'calendar link')
  if (shots) await page.screenshot({ path: `${shots}/calendar-link.png`, fullPage: true })

  await page.reload()
  await section.getByText('It was last read').waitFor()
  expect(await field.count()).toBe(0)
  await press('Replace the link')
  await field.waitFor()
  const second = await field.inputValue()
  expect([await read(first), await read(second)]).toEqual([404, 200])

  await page.setViewportSize({ width: 360, height: 740 })
  if (shots) await page.screenshot({ path: `${shots}/calendar-link-phone.png`, fullPage: true })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(wider).toBe(false)
  await press('Turn the link off')
  await section.getByText('There is no link now.').waitFor()
  expect(await read(second)).toBe(404)
})
