import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { aSeries, seriesOf, stored } from '#tests/support/scenes/series.ts'

let house: House
let scene: Scene
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant
const panel = (page: Page) => page.getByRole('region', { name: 'Appointment', exact: true })
const decisions = (page: Page) => page.getByRole('region', { name: 'Changes that need your decision' })
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/said-offline-${name}.png` }) : undefined

function book(date: string, time: string): Promise<Row> {
  const visit = aVisit(scene, at(date, time), { location: undefined })
  return created(scene.admin, 'Appointments?confirmed=true', visit)
}

async function desk(date: string, view = 'day') {
  const { page, context } = await house.open()
  const asked = `date=${date}&people=${scene.owner.id}&view=${view}`
  await enterAt(page, `${house.server.url}/calendar?${asked}`, 'admin')
  await page.locator('.event').first().waitFor()
  return { page, context }
}

/** The dialog in which the first visit that is shown is moved; it is open before the connection is lost. */
async function moveOpened(page: Page): Promise<Locator> {
  await page.locator('.event').first().click()
  await panel(page).getByRole('button', { name: 'Move…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Start').waitFor()
  return dialog
}

test('moving and cancelling say that they will wait before anything is chosen', async () => {
  await book('2030-06-03', '09:00')
  const { page, context } = await desk('2030-06-03')
  const dialog = await moveOpened(page)
  await context.setOffline(true)
  await dialog.getByText(/The move is kept on this device and sent later/).waitFor()
  await expectAccessible(page, 'a move without a connection')
  await look(page, 'move')
  await dialog.getByRole('button', { name: 'Leave it there' }).click()
  await dialog.waitFor({ state: 'detached' })
  await panel(page).getByRole('button', { name: 'Cancelled' }).click()
  await dialog.getByText(/This change is kept on this device and sent as soon as you are connected/).waitFor()
  await look(page, 'cancel')
  await context.close()
})

test('what needs the server says so, and keeps what was entered', async () => {
  await book('2030-06-04', '09:00')
  const { page, context } = await desk('2030-06-04')
  const dialog = await moveOpened(page)
  await context.setOffline(true)
  await dialog.getByLabel('Start').fill('13:15')
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  await dialog.getByText(/Free times can only be found with a connection/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Find times' }).isDisabled()).toBe(true)
  await expectAccessible(page, 'finding a time without a connection')
  await look(page, 'find')
  await context.setOffline(false)
  await dialog.getByText(/Free times can only be found with a connection/).waitFor({ state: 'detached' })
  expect(await dialog.getByRole('button', { name: 'Find times' }).isDisabled()).toBe(false)
  await dialog.getByRole('button', { name: 'Back' }).click()
  expect(await dialog.getByLabel('Start').inputValue()).toBe('13:15')
  await context.close()
})

test('who is to wait is put on the waiting list once the connection is back', async () => {
  await book('2030-06-05', '09:00')
  const { page, context } = await desk('2030-06-05')
  await page.locator('.event').first().click()
  await panel(page).waitFor()
  await context.setOffline(true)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put on the waiting list…' }).click()
  await dialog.getByText(/put on the waiting list as soon as you are connected/).waitFor()
  await look(page, 'wait')
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('region', { name: 'Bookings that wait to be sent' })
    .getByText(/Rivera/)
    .waitFor()
  const waiting = async () => {
    const filters = [{ field: 'status', op: 'eq', value: 'waitlist' }]
    const { body } = await scene.admin.ask('POST', 'Appointments/queries', { body: filters })
    return body.length
  }
  expect(await waiting()).toBe(0)
  await context.setOffline(false)
  await expect.poll(waiting).toBe(1)
  await context.close()
})

/** A Monday in so many weeks: a series is made for the months to come. */
function monday(weeks: number): string {
  const today = localDate(new Date().toISOString(), 'America/Chicago')
  return plusDays(today, ((1 - weekdayOf(today) + 7) % 7) + 7 * weeks)
}

/** Three days of one series whose statuses were changed here without a connection, and otherwise at another desk. */
async function disputedSeries(day: string) {
  const start = at(day, '09:00')
  const rule = { weekdays: ['Monday', 'Tuesday', 'Wednesday'], end: { count: 3 } }
  const series = await aSeries(scene, scene.admin, { start, rule })
  const { page, context } = await desk(day, 'week')
  await expect.poll(() => page.locator('.event').count()).toBe(3)
  await context.setOffline(true)
  for (const place of [0, 1, 2]) {
    await page.locator('.event').nth(0).click()
    await panel(page).getByRole('button', { name: 'Entered in error' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entered in error' }).click()
    await expect.poll(() => page.locator('.event').count()).toBe(2 - place)
  }
  const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
  for (const { id, meta } of await seriesOf(scene.admin, series.first.id)) {
    const body = [
      { op: 'add', path: '/cancellation', value: cancellation },
      { op: 'replace', path: '/status', value: 'cancelled' },
    ]
    const answer = await scene.admin.ask('PATCH', `Appointments/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await context.setOffline(false)
  const statuses = async () => (await seriesOf(scene.admin, series.first.id)).map(({ status }) => status)
  return { page, context, statuses, first: series.first }
}

test('what came back of a series is decided once for all of it', async () => {
  const { page, context, statuses } = await disputedSeries(monday(2))
  const whole = decisions(page).getByRole('alert')
  await whole.getByText(/Status not changed: 3 appointments of the series/).waitFor()
  expect(await whole.count()).toBe(1)
  expect(await whole.getByRole('listitem').count()).toBe(3)
  await expectAccessibleInEachLook(page, 'a series to decide on')
  await look(page, 'series')
  await whole.getByRole('button', { name: 'Keep mine for all 3' }).click()
  await expect.poll(statuses).toEqual(['entered-in-error', 'entered-in-error', 'entered-in-error'])
  await decisions(page).waitFor({ state: 'detached' })
  await context.close()
})

test('or one by one', async () => {
  const { page, context, statuses, first } = await disputedSeries(monday(3))
  await decisions(page).getByRole('button', { name: 'Decide one by one' }).click()
  await expect.poll(() => decisions(page).getByRole('alert').count()).toBe(3)
  for (const left of [2, 1, 0]) {
    await decisions(page).getByRole('button', { name: 'Use theirs' }).first().click()
    await expect.poll(() => decisions(page).getByRole('alert').count()).toBe(left)
  }
  await decisions(page).waitFor({ state: 'detached' })
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((await stored(scene.admin, first.id)).status).toBe('cancelled')
  await context.close()
})

test('no page complained', () => {
  expect(house.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})
