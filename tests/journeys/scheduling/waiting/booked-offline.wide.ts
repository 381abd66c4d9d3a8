import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { press, tabTo, takeOption, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant
const event = (page: Page, time: string) => page.locator('.event').filter({ hasText: time })
const waiting = (page: Page) => page.getByRole('region', { name: 'Bookings that wait to be sent' })
const refused = (page: Page) => page.getByRole('region', { name: 'Bookings that need your decision' })
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/booked-offline-${name}.png` }) : undefined

/** A visit of the clinician, as another desk books it. */
function book(date: string, time: string, more: object = {}): Promise<Row> {
  return created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, at(date, time), { location: undefined }) as object),
    ...more,
  })
}

/** The clinician's day as the front desk has it open. */
async function desk(date: string, options: Parameters<House['open']>[0] = {}) {
  const { page, context } = await house.open(options)
  await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${scene.owner.id}`, 'admin')
  await page.getByRole('button', { name: 'Next day' }).waitFor()
  await page.locator('.day-column, .state').first().waitFor()
  return { page, context }
}

/** What is stored of a day, as `HH:MM status`. */
async function dayOf(date: string): Promise<readonly string[]> {
  const filters = [
    { field: 'start', op: 'ge', value: at(date, '00:00') },
    { field: 'start', op: 'lt', value: at(date, '23:59') },
  ]
  const { body } = await scene.admin.ask('POST', 'Appointments/queries', { body: filters })
  return body
    .map(
      ({ start, status }: { start: string; status: string }) =>
        `${localMoment(start, 'America/Chicago').time} ${status}`,
    )
    .toSorted()
}

/** By keys, without a patient: so long the time at which the calendar stands is kept. */
async function keepTime(page: Page, time: string, what: string): Promise<void> {
  await page.locator('.day-slot').first().focus()
  await page.keyboard.type(time)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New session' }).waitFor()
  await tabTo(page, 'With a patient')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'New group meeting' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'New time without a patient' }).waitFor()
  await tabTo(page, 'What for')
  await typeThere(page, what)
}

/** Copies the visit that stands at nine to a week later; the dialog is open then. */
async function copyVisit(page: Page): Promise<void> {
  await event(page, '09:00–10:00').click()
  await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'New session' }).waitFor()
}

/** A visit that the desk copies without a connection from one day to a week later. */
async function copiedOffline(date: string): Promise<{ page: Page; context: BrowserContext }> {
  await book(date, '09:00')
  const { page, context } = await desk(date)
  await event(page, '09:00–10:00').waitFor()
  await context.setOffline(true)
  await copyVisit(page)
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog
    .getByText(
      /^You are offline. This will be booked as soon as you are connected, if the time is still free/,
    )
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await waiting(page)
    .getByText(/Rivera.*09:00–10:00/)
    .waitFor()
  return { page, context }
}

test('a time that is kept without a connection is drawn as waiting, and booked once the connection is back', async () => {
  const day = '2030-05-01'
  const { page, context } = await desk(day)
  await context.setOffline(true)
  await keepTime(page, '10', 'Supervision')
  await expectAccessibleInEachLook(page, 'a booking without a connection')
  await look(page, 'dialog')
  await press(page, 'Keep this time')
  await event(page, '10:00').getByRole('img', { name: 'waits to be sent' }).waitFor()
  await event(page, '10:00').getByText('waits to be sent').waitFor()
  await page
    .getByRole('region', { name: 'Appointment', exact: true })
    .getByText(/kept on this device/)
    .waitFor()
  await expectAccessibleInEachLook(page, 'a booking that waits')
  await look(page, 'waits')
  expect(await dayOf(day)).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => dayOf(day)).toEqual(['10:00 booked'])
  await waiting(page).waitFor({ state: 'detached' })
  await event(page, '10:00').getByRole('img', { name: 'waits to be sent' }).waitFor({ state: 'detached' })
  await event(page, '10:00').getByText('Supervision').first().waitFor()
  await page.getByRole('button', { name: 'Move…' }).waitFor()
  await context.close()
})

test('a booking that waits is taken back by one press, and nobody ever hears of it', async () => {
  const day = '2030-05-02'
  const { page, context } = await desk(day)
  await context.setOffline(true)
  await keepTime(page, '10', 'Supervision')
  await press(page, 'Keep this time')
  await event(page, '10:00').waitFor()
  await page.keyboard.press('Control+z')
  await event(page, '10:00').waitFor({ state: 'detached' })
  await waiting(page).waitFor({ state: 'detached' })
  await context.setOffline(false)
  await page.getByText(/All saved/).waitFor()
  expect(await dayOf(day)).toEqual([])
  await context.close()
})

test('a visit whose time another desk took meanwhile is booked all the same only by a person, with all that was entered', async () => {
  const { page, context } = await copiedOffline('2030-05-06')
  await book('2030-05-13', '09:00')
  await context.setOffline(false)
  await refused(page).getByText('The time was taken meanwhile.', { exact: false }).waitFor()
  await refused(page)
    .getByText(/already has an appointment at that time/)
    .first()
    .waitFor()
  await refused(page)
    .getByText(/Not booked: .*Rivera.*09:00–10:00/)
    .waitFor()
  await expectAccessibleInEachLook(page, 'a booking that was refused')
  await look(page, 'refused')
  expect(await dayOf('2030-05-13')).toEqual(['09:00 booked'])
  await refused(page).getByRole('button', { name: 'Book anyway' }).click()
  await expect.poll(() => dayOf('2030-05-13')).toEqual(['09:00 booked', '09:00 booked'])
  await refused(page).waitFor({ state: 'detached' })
  await context.close()
})

test('or it is entered otherwise: the dialog has everything, and what was refused is gone once it is booked', async () => {
  const { page, context } = await copiedOffline('2030-05-07')
  await book('2030-05-14', '09:00')
  await context.setOffline(false)
  await refused(page).getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Date').inputValue()).toBe('2030-05-14')
  expect(await dialog.getByLabel('Start').inputValue()).toBe('09:00')
  expect(await dialog.getByLabel(/^Who/).first().inputValue()).toMatch(/Rivera/)
  await look(page, 'change')
  await dialog.getByLabel('Start').fill('14:00')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(async () => {
      const again = dialog.getByRole('button', { name: 'Book anyway' })
      if (await again.isVisible()) await again.click()
      return dayOf('2030-05-14')
    })
    .toEqual(['09:00 booked', '14:00 booked'])
  await refused(page).waitFor({ state: 'detached' })
  await page.getByText(/All saved/).waitFor()
  await context.close()
})

test('or it is let go, and nothing is booked', async () => {
  const { page, context } = await copiedOffline('2030-05-08')
  await book('2030-05-15', '09:00')
  await context.setOffline(false)
  await refused(page).getByRole('button', { name: 'Let it go' }).click()
  await refused(page).waitFor({ state: 'detached' })
  await page.getByText(/All saved/).waitFor()
  expect(await dayOf('2030-05-15')).toEqual(['09:00 booked'])
  await context.close()
})

test('what waits is still there when the page is opened anew, and is booked once', async () => {
  const day = '2030-05-09'
  const { page, context } = await desk(day, { serviceWorkers: 'allow' })
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready
          return navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
  await context.setOffline(true)
  await keepTime(page, '10', 'Supervision')
  await press(page, 'Keep this time')
  await waiting(page).waitFor()
  await page.reload()
  await waiting(page)
    .getByText(/Supervision.*10:00/)
    .waitFor()
  await look(page, 'reloaded')
  await context.setOffline(false)
  await expect.poll(() => dayOf(day)).toEqual(['10:00 booked'])
  await waiting(page).waitFor({ state: 'detached' })
  await event(page, '10:00').waitFor()
  await context.close()
})

test('a visit is entered from nothing without a connection, with somebody of the day that is shown', async () => {
  const day = '2030-05-20'
  await book(day, '09:00')
  const { page, context } = await house.open()
  const isAhead = page.waitForResponse(/HealthcareServices\/queries/)
  await enterAt(page, `${house.server.url}/calendar?date=${day}&people=${scene.owner.id}`, 'admin')
  await event(page, '09:00–10:00').waitFor()
  await isAhead
  await context.setOffline(true)
  await page.locator('.day-slot').first().focus()
  await page.keyboard.type('13')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New session' }).waitFor()
  await typeThere(page, 'Riv')
  await takeOption(page, /Rivera/)
  await tabTo(page, /^Service/)
  await page.keyboard.press('ArrowDown')
  await takeOption(page, /therapy/)
  await look(page, 'visit')
  await page.keyboard.press('Control+Enter')
  await event(page, '13:00')
    .getByText(/Rivera/)
    .waitFor()
  await event(page, '13:00').getByText('waits to be sent').waitFor()
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const anyway = refused(page).getByRole('button', { name: 'Book anyway' })
      if (await anyway.isVisible()) await anyway.click()
      return dayOf(day)
    })
    .toEqual(['09:00 booked', '13:00 booked'])
  await waiting(page).waitFor({ state: 'detached' })
  await context.close()
})

test('a booking whose answer is lost is kept, and made once', async () => {
  const day = '2030-05-10'
  const { page, context } = await desk(day)
  let losses = 0
  await page.route(/\/Appointments(\?.*)?$/, async (route) => {
    const isBooking = route.request().method() === 'POST' && !route.request().url().includes('dryRun')
    if (!isBooking || losses > 0) return route.fallback()
    losses += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await keepTime(page, '10', 'Supervision')
  await press(page, 'Keep this time')
  await expect.poll(() => losses).toBe(1)
  await page.getByText(/All saved/).waitFor()
  await event(page, '10:00').waitFor()
  await waiting(page).waitFor({ state: 'detached' })
  expect(await dayOf(day)).toEqual(['10:00 booked'])
  await context.close()
})

test('on a phone too', async () => {
  const { page, context } = await desk('2030-05-16', { viewport: { width: 390, height: 844 } })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'New session' }).click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'phone-dialog')
  await page.getByRole('dialog').getByText('Other time').click()
  await page.getByRole('dialog').getByLabel('What for').fill('Supervision')
  await page.keyboard.press('Control+Enter')
  await waiting(page).waitFor()
  await expectAccessibleInEachLook(page, 'a booking that waits, on a phone')
  await look(page, 'phone-waits')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'phone-waits-dark')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: false }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await look(page, 'phone-list')
  await waiting(page).getByRole('button', { name: 'Do not book' }).click()
  await waiting(page).waitFor({ state: 'detached' })
  await context.setOffline(false)
  await context.close()
})

test('no page complained', () => {
  expect(house.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})
