import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { arrive, focused, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

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
  visit = await created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, start, { copay: { amount: 20, currency: 'USD' } }) as object),
    end: new Date(Date.parse(start) + hour).toISOString(),
  })
  const program = (await scene.admin.ask('GET', `Programs/${scene.program.id}`)).body
  await scene.admin.ask('PATCH', `Programs/${program.id}?versionId=${program.meta.versionId}`, {
    body: [{ op: 'add', path: '/requiredConsents', value: [{ code: 'treatment', display: 'Treatment' }] }],
  })
  await created(scene.admin, 'RelatedPeople', {
    patient: bare(scene.patient),
    name: { use: 'official', given: ['Marisol'], family: 'Vega' },
    relationship: [{ code: 'mother', display: 'Mother' }],
    contacts: [{ system: 'phone', value: '+13125550142', use: 'mobile' }],
    active: true,
    isEmergencyContact: true,
    isNextOfKin: true,
    livesWithPatient: false,
  })
})
afterAll(() => house?.close())

/** The day so many days from now at the practice. */
const day = (later: number) => plusDays(localDate(new Date().toISOString(), 'America/Chicago'), later)
const adminId = () => house.server.practice.profiles.get('admin')
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
  await dialog.getByText(/Vega.*Mother.*555-?0142/).waitFor()
  await dialog.getByText('Not signed yet').waitFor()
  expect(await dialog.getByText('Treatment').count()).toBe(1)
  await dialog.getByText(/member /).waitFor()
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
  await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
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

/** A visit at noon of a day in the calendar, open in its panel: not tomorrow, where a visit of a late evening may be. */
async function atCalendar(date: string, looks: Parameters<House['open']>[0] = {}) {
  const start = momentOf({ date, time: '12:00' }, 'America/Chicago').instant
  const { id } = await created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, start, { copay: { amount: 20, currency: 'USD' } }) as object),
    end: new Date(Date.parse(start) + hour).toISOString(),
  })
  const { page, context } = await house.open(looks)
  const whose = `&people=${scene.owner.id}&person=${scene.owner.id}`
  await enterAt(page, `${house.server.url}/calendar?date=${date}${whose}`, 'admin')
  const kept = async () => (await scene.admin.ask('GET', `Appointments/${id}`)).body
  const event = page.getByRole('button', { name: /Rivera/ }).first()
  return { page, context, kept, event, panel: page.getByRole('region', { name: 'Appointment', exact: true }) }
}

test('at an event of the calendar the same check-in is asked, in three actions by mouse', async () => {
  const { page, context, kept, event, panel } = await atCalendar(day(2))
  await event.click()
  await panel.getByRole('button', { name: 'Checked in' }).click()
  const dialog = page.getByRole('dialog', { name: /^Check in .*Rivera/ })
  await dialog.getByText('Address', { exact: true }).waitFor()
  await dialog.getByText('Copay $20.00').waitFor()
  expect((await kept()).status, 'nothing is changed before it is said').toBe('booked')
  if (shots) await page.screenshot({ path: `${shots}/check-in-calendar.png` })
  await expectAccessible(page, 'the check-in at an event')
  await dialog.getByRole('button', { name: 'Check in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel.getByText('Checked in', { exact: true }).waitFor()
  expect(await kept()).toMatchObject({ status: 'checked-in', checkIn: { by: { id: adminId() } } })
  await context.close()
})

test('by keys the check-in of the calendar says what was seen, is refused without a connection and keeps it, and gives the focus back', async () => {
  const { page, context, kept, event, panel } = await atCalendar(day(3))
  await event.click()
  await panel.waitFor()
  await tabTo(page, 'Checked in')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Address', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Check in')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page), { message: 'back where it was asked' }).toBe('Checked in')
  expect((await kept()).status).toBe('booked')

  await page.keyboard.press('Enter')
  await tabTo(page, 'Insurance card seen')
  await page.keyboard.press('Space')
  await context.setOffline(true)
  await tabTo(page, 'Check in')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByLabel('Insurance card seen').isChecked()).toBe(true)
  expect(await focused(page), 'Enter tries again').toBe('Check in')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await panel.getByText('Checked in', { exact: true }).waitFor()
  expect(await kept()).toMatchObject({ status: 'checked-in', checkIn: { insuranceVerified: true } })
  const isHeld = () => panel.evaluate((here) => here.contains(document.activeElement))
  await expect.poll(isHeld, { message: 'the focus is in the panel' }).toBe(true)
  await context.close()
})

test('on a phone in the dark the check-in of the calendar can be read and done', async () => {
  const looks = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
  const { page, context, event, panel } = await atCalendar(day(4), looks)
  await event.click()
  await panel.getByRole('button', { name: 'Checked in' }).click()
  const dialog = page.getByRole('dialog', { name: /^Check in .*Rivera/ })
  await dialog.getByText('Address', { exact: true }).waitFor()
  await expectAccessibleInEachLook(page, 'the check-in at an event, on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (shots) await page.screenshot({ path: `${shots}/check-in-calendar-phone.png` })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('.day-grid').waitFor({ state: 'attached' })
  expect(await dialog.isVisible(), 'it stays open when the phone is turned').toBe(true)
  await page.setViewportSize(looks.viewport)
  await page.locator('.day-grid').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Check in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})
