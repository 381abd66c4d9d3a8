import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, focused, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let visit: Row
const shots = process.env.SHOTS_DIR
const hour = 3_600_000

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  const start = new Date(Math.ceil(Date.now() / 60_000) * 60_000).toISOString()
  visit = await created(scene.admin, 'Appointments', {
    ...(aVisit(scene, start, { copay: { amount: 20, currency: 'USD' } }) as object),
    end: new Date(Date.parse(start) + hour).toISOString(),
  })
})
afterAll(() => house?.close())

const stored = async () => (await scene.admin.ask('GET', `Appointments/${visit.id}`)).body

test('a front desk finds who comes by name and checks the person in by four actions of the keyboard, and takes it back', async () => {
  const { page, context } = await house.open({})
  await enterAt(page, `${house.server.url}/today`, 'admin')
  await arrive(page, 'Today')
  const row = page.locator('.desk-row')
  await row.waitFor()
  expect(await row.textContent()).toMatch(/Rivera.*Booked.*Copay \$20\.00/)
  expect(await page.getByRole('list', { name: 'The desk now' }).textContent()).toMatch(
    /1 expected.*0 waiting/,
  )
  if (shots) await page.screenshot({ path: `${shots}/arrivals.png` })

  await tabTo(page, /^Find a name/)
  await page.keyboard.type('riv')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^Check in: .*Rivera/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Address', { exact: true }).waitFor()
  expect(await focused(page)).toBe('Check in')
  if (shots) await page.screenshot({ path: `${shots}/check-in.png` })
  await expectAccessibleInEachLook(page, 'the front desk')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText('Checked in').waitFor()
  await row.getByText('waiting 0 minutes').waitFor()
  expect(await stored()).toMatchObject({
    status: 'checked-in',
    checkIn: { by: { resourceType: 'Practitioner' } },
  })

  await tabTo(page, /^Undo the last step/)
  await page.keyboard.press('Enter')
  await row.getByText('Arrived', { exact: true }).waitFor()
  expect((await stored()).checkIn.checkedInAt).toBeUndefined()
  await context.close()
})

test('on a phone, in the dark and in each look the day at the front desk can be read', async () => {
  const { page, context } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/today`, 'admin')
  await page.locator('.desk-row').waitFor()
  await expectAccessibleInEachLook(page, 'the front desk')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  if (shots) await page.screenshot({ path: `${shots}/arrivals-phone.png`, fullPage: true })
  await context.close()
})

test('a clinician has the own day, with what is free between two visits; a case manager chooses whose', async () => {
  const start = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 1.5 * hour).toISOString()
  await created(scene.admin, 'Appointments', aVisit(scene, start))
  const { page, context } = await house.open({})
  await enterAt(page, `${house.server.url}/today`, 'intake')
  await page.getByRole('button', { name: 'My day' }).waitFor()
  expect(await page.locator('.desk-row').count()).toBe(0)
  await tabTo(page, 'Front desk')
  await page.keyboard.press('Enter')
  await page.locator('.desk-row').first().waitFor()
  expect(new URL(page.url()).search).toContain('whose=desk')
  await context.close()
})
