import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { noonToday } from '#tests/support/scenes/make-one-visit.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

let house: House
let scene: Scene
let late: Row

const zone = 'America/Chicago'
const shots = process.env.SHOTS_DIR
const today = localDate(noonToday(), zone)
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/given-up-${name}.png` }) : undefined

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  const visit = aVisit(scene, noonToday(), { location: undefined })
  late = await created(scene.admin, 'Appointments?confirmed=true', visit)
  const cancellation = {
    reason: { code: 'ill', display: 'Ill' },
    initiator: 'Patient',
    at: new Date(Date.parse(noonToday()) - 185 * 60_000).toISOString(),
    lateMinutes: 185,
  }
  await putFields(house.server.world, house.server.practice, {
    type: 'Appointment',
    id: late.id,
    fields: { status: 'cancelled', cancellation },
  })
})
afterAll(() => house?.close())

async function as(login: string, path: string, options: Parameters<House['open']>[0] = {}) {
  const { page, context } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, login)
  return { page, context }
}
const badge = 'Late cancel, 3 h 5 min before'

test('that a visit was called off late, and how late, stands in its panel, in the chart, on Today and at the desk', async () => {
  const places = [
    ['clinician', `/calendar?date=${today}&event=${late.id}`, 'panel'],
    ['clinician', `/patients/${scene.patient.id}`, 'chart'],
    ['clinician', '/today', 'today'],
    ['admin', '/today', 'desk'],
  ] as const
  for (const [login, path, name] of places) {
    const { page, context } = await as(login, path)
    await page.locator('.late-cancel').filter({ hasText: badge }).first().waitFor()
    await look(page, name)
    await expectAccessibleInEachLook(page, `a late cancellation: ${name}`)
    await context.close()
  }
})

test('whoever moves a visit is led to those who wait for the time that it has left', async () => {
  const start = at('2030-05-08', '10:00')
  const owner = staff(house.server, 'intake')
  await created(scene.admin, 'Appointments', aVisit(scene, start, { owner, location: undefined }))
  for (const options of [{}, { viewport: { width: 390, height: 844 } }]) {
    const { page, context } = await as('intake', '/calendar?date=2030-05-08', options)
    await page.locator('.event, .agenda-line').filter({ hasText: '10:00' }).first().click()
    await page.getByRole('button', { name: 'Move…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move this appointment' })
    await dialog.getByLabel('Date').fill('2030-05-09')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const notice = page.locator('.notice').filter({ hasText: 'Who waits for the former time?' })
    await notice.waitFor()
    await look(page, 'viewport' in options ? 'moved-phone' : 'moved')
    if ('viewport' in options) {
      await page.getByRole('button', { name: 'Who waits for the former time?' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('No one on the waiting list fits', { exact: false }).waitFor()
      const asked = new URL(page.url())
      expect(asked.pathname).toBe('/waitlist')
      expect(asked.searchParams.get('owner')).toBe(owner.id)
      expect(Date.parse(asked.searchParams.get('start') ?? '')).toBe(Date.parse(start))
    } else {
      await expectAccessible(page, 'a notice with two ways on')
      await page.keyboard.press('Control+z')
      await page.getByText('Moved back to where it was.').first().waitFor()
    }
    await context.close()
  }
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
