import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { focused, press, tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { usualStaff } from '#tests/support/server/server.ts'

let house: House
let page: Page
let scene: Scene
let visit: string
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({
    ...usualStaff,
    keeper: ['case-management', 'supervisor', 'administrative'],
  })
  scene = await setScene(house.server)
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString()
  visit = (await created(scene.admin, 'Appointments', aVisit(scene, start))).id
  page = (await house.open()).page
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/team`, 'keeper')
}, 120_000)
afterAll(() => house?.close())

async function picture(name: string) {
  if (!shots) return
  await page.screenshot({ path: `${shots}/discharge-${name}-desktop-light.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${shots}/discharge-${name}-phone-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a discharge by keyboard says first what it will do, stops when that has changed, and then does it', async () => {
  await page.getByRole('heading', { level: 1, name: /Rivera/ }).waitFor()
  await press(page, 'Discharge from Outpatient')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 appointment is canceled').waitFor()
  await tabTo(page, 'Reason for the discharge')
  await dialog.getByRole('option', { name: /^Goals/ }).waitFor({ state: 'attached' })
  await page.keyboard.type('Goals')
  await tabTo(page, /^Where the/)
  await page.keyboard.type('Home, with her sister')
  await expectAccessible(page, 'the dialog that discharges')
  await picture('form')

  const later = new Date(Date.now() + 4 * 86_400_000).toISOString()
  await created(scene.admin, 'Appointments', aVisit(scene, later))
  await press(page, 'Discharge')
  await dialog.getByText(/has changed since you looked/).waitFor()
  await press(page, 'Look again')
  await expect.poll(() => focused(page)).toBe('What will happen')
  await dialog.getByText('2 appointments are canceled').waitFor()
  await press(page, 'Discharge')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: 'Completed' }).waitFor()
  const { body } = await scene.admin.ask('GET', `Appointments/${visit}`)
  expect(body).toMatchObject({ status: 'cancelled', cancellation: { initiator: 'System' } })
  expect(house.complaints).toEqual([])
})
