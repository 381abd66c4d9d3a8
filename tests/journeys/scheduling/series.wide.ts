import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enter,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { aSeries, type MadeSeries, named, seriesOf, stored } from '#tests/support/scenes/series.ts'

let house: House
let scene: Scene
let series: MadeSeries

const zone = 'America/Chicago'
/** A Wednesday that is still to come: series are made as far ahead as half a year. */
const first = wednesdayAfter(plusDays(localDate(new Date().toISOString(), zone), 7))
const week = (weeks: number) => plusDays(first, 7 * weeks)
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant

function wednesdayAfter(date: string): string {
  return plusDays(date, (3 - weekdayOf(date) + 7) % 7)
}

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  await prefer({ holidayDates: [week(1)] })
  await book(first, '10:00')
  await book(week(2), '10:30', { title: 'Case conference' })
  const owner = staff(house.server, 'intake')
  series = await aSeries(scene, scene.admin, {
    start: at(first, '13:00'),
    rule: { end: { count: 5 } },
    visit: { owner },
  })
})
afterAll(() => house?.close())

async function prefer(fields: object): Promise<void> {
  const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
  const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
  const operations = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
  expect(await scene.admin.ask('PATCH', path, { body: operations })).toMatchObject({ status: 200 })
}

/** A visit in the case manager's own calendar. */
function book(date: string, time: string, more: object = {}): Promise<Row> {
  const owner = staff(house.server, 'intake')
  return created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, at(date, time), { owner, location: undefined, ...more }),
  )
}

async function calendarOf(
  login: string,
  date: string,
  options: Parameters<House['open']>[0] = {},
): Promise<Page> {
  const { page } = await house.open(options)
  await enter(page, house.server.url, login)
  await page.goto(`${house.server.url}/calendar?date=${date}`)
  return page
}

const visit = (page: Page, time: string) => page.locator('.event, .agenda-line').filter({ hasText: time })
const panel = (page: Page) => page.getByRole('region', { name: 'Appointment', exact: true })
const mark = (page: Page, time: string) => visit(page, time).getByRole('img', { name: 'One of a series' })
test('by keyboard alone a visit becomes a weekly series: the holiday and the taken time are said before anything is made', async () => {
  const page = await calendarOf('intake', first)
  await visit(page, '10:00–11:00').focus()
  await page.keyboard.press('Enter')
  await press(page, 'Repeat…')

  const dialog = page.getByRole('dialog', { name: 'Repeat this appointment' })
  await expect.poll(() => focused(page)).toBe('Weekly')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Repeat…')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Weekly')
  await dialog.getByText('Every week on Wednesday, 10 times, not on holidays').waitFor()
  await tabTo(page, 'How many, with this one')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('6')
  await dialog.getByText('Every week on Wednesday, 6 times, not on holidays').waitFor()
  await press(page, 'Show the dates')

  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('6 dates')
  for (const said of ['This appointment: 1', 'Will be made: 3', 'Left out: 1', 'Will not be made: 1'])
    await dialog.getByText(said, { exact: true }).waitFor()
  await dialog.getByText('The practice is closed on this day.').waitFor()
  await dialog
    .getByText(/already has an appointment at that time/)
    .first()
    .waitFor()
  await press(page, 'Make 3 appointments')

  await page.getByText('3 appointments made.', { exact: true }).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await panel(page).getByText('Every week on Wednesday, 6 times, not on holidays').waitFor()
  await expect.poll(() => focused(page)).toBe('Change…')
  await mark(page, '10:00–11:00').waitFor()
  await page.goto(`${house.server.url}/calendar?date=${week(3)}`)
  await mark(page, '10:00–11:00').waitFor()
  await page.context().close()
})

test('a time that is taken can be booked too, and still says what it meets; Back leads to the rule as it was entered', async () => {
  const weekTwo = week(2)
  await book(first, '16:00')
  await book(weekTwo, '16:30')
  const page = await calendarOf('intake', first)
  await visit(page, '16:00–17:00').click()
  await page.getByRole('button', { name: 'Repeat…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat this appointment' })
  await dialog.getByLabel('On a day', { exact: true }).check()
  await expectAccessibleInEachLook(page, 'how an appointment repeats')
  await dialog.getByLabel('Last day').fill(first)
  await dialog.getByRole('button', { name: 'Show the dates' }).click()
  await dialog.getByText('Choose a day after this appointment.').waitFor()
  await dialog.getByLabel('Last day').fill(weekTwo)
  await dialog.getByLabel('On holidays').click()
  await page.getByRole('option', { name: 'Move it to the next working day' }).click()
  await dialog.getByRole('button', { name: 'Show the dates' }).click()
  await dialog.getByText('Moved here from a holiday: 1').waitFor()
  await dialog.getByRole('button', { name: 'Make 1 appointment', exact: true }).waitFor()

  await dialog.getByLabel('Book the times that are taken too').check()
  await dialog.getByText('Will be booked anyway').waitFor()
  await dialog
    .getByText(/already has an appointment at that time/)
    .first()
    .waitFor()
  await expectAccessibleInEachLook(page, 'the dates of a series')
  await dialog.getByRole('button', { name: 'Back' }).click()
  expect(await dialog.getByLabel('Last day').inputValue()).toBe(weekTwo)
  await expect.poll(() => focused(page)).toBe('Show the dates')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

test('what was taken between the plan and its making is said, and the others are made', async () => {
  await book(week(4), '08:00')
  const page = await calendarOf('intake', week(4))
  await visit(page, '08:00–09:00').click()
  await page.getByRole('button', { name: 'Repeat…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How many, with this one').fill('3')
  await dialog.getByRole('button', { name: 'Show the dates' }).click()
  const make = dialog.getByRole('button', { name: 'Make 2 appointments' })
  await make.waitFor()
  await book(week(5), '08:30')
  await make.click()
  await dialog.getByText('Something changed in the meantime. This was done:').waitFor()
  await dialog.getByText('Made: 1', { exact: true }).waitFor()
  await dialog.getByText('Not done: 1', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('1 appointment made.', { exact: true }).first().waitFor()
  await page.context().close()
})

test('this and following move to another time; one that was changed by hand is listed apart and kept', async () => {
  const fourth = await named(scene.admin, series.rows, 3)
  const byHand = await scene.admin.ask('PATCH', `Appointments/${fourth.id}?versionId=${fourth.versionId}`, {
    body: [
      { op: 'replace', path: '/start', value: at(week(3), '15:00') },
      { op: 'replace', path: '/end', value: at(week(3), '16:00') },
    ],
  })
  expect(byHand).toMatchObject({ status: 200 })
  const page = await calendarOf('intake', week(2))
  await visit(page, '13:00–14:00').click()
  await panel(page).getByText('One of a series').waitFor()
  await panel(page).getByText('Every week on Wednesday, 5 times').waitFor()
  await page.getByRole('button', { name: 'Change…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Change one of a series' })
  await dialog.getByRole('button', { name: 'Show what will change' }).click()
  await dialog.getByText('Nothing is different yet.').waitFor()
  await dialog.getByLabel('Start').fill('14:00')
  await dialog.getByLabel('This and following').check()
  await expectAccessibleInEachLook(page, 'what is changed of a series')
  await dialog.getByRole('button', { name: 'Show what will change' }).click()
  await dialog.getByText('1 appointment was changed by hand').waitFor()
  await dialog.getByText('Will change: 2').waitFor()
  await expectAccessibleInEachLook(page, 'what will change')
  await dialog.getByRole('button', { name: 'Change 2 appointments' }).click()

  await page.getByText('2 appointments changed.', { exact: true }).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await mark(page, '14:00–15:00').waitFor()
  const moved = await seriesOf(scene.admin, series.rows[2]?.appointment?.id ?? '')
  expect(moved.map(({ start }) => start)).toEqual([
    at(week(2), '14:00'),
    at(week(3), '15:00'),
    at(week(4), '14:00'),
  ])
  await page.goto(`${house.server.url}/calendar?date=${week(3)}`)
  await visit(page, '15:00–16:00').click()
  await panel(page).getByText('This one was changed by hand.').waitFor()
  await page.context().close()
})

test('the whole series is cancelled with its reason, those changed by hand too when that is chosen', async () => {
  const page = await calendarOf('intake', week(2))
  await visit(page, '14:00–15:00').click()
  await page.getByRole('button', { name: 'Cancelled' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel one of a series' })
  await dialog.getByLabel('Whole series').check()
  await dialog.getByRole('button', { name: 'Show what will be cancelled' }).click()
  await dialog.getByText('Choose a reason.').waitFor()
  await dialog.getByLabel('Why').fill('feel')
  await takeOption(page, /Feeling better/)
  await expectAccessibleInEachLook(page, 'why and how much of a series is cancelled')
  await dialog.getByRole('button', { name: 'Show what will be cancelled' }).click()
  await dialog.getByRole('button', { name: 'Cancel 2 appointments' }).waitFor()
  await dialog.getByLabel('Cancel them too').check()
  await dialog.getByRole('button', { name: 'Cancel 3 appointments' }).click()

  await page.getByText('3 appointments cancelled.', { exact: true }).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await visit(page, '14:00–15:00').getByText('Cancelled').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('event-panel')
  const rows = await seriesOf(scene.admin, series.rows[2]?.appointment?.id ?? '')
  expect(rows.map(({ status, cancellation }) => [status, cancellation.reason.code])).toEqual(
    Array.from({ length: 3 }, () => ['cancelled', 'feeling-better']),
  )
  const before = await stored(scene.admin, series.first.id)
  expect(before.status).toBe('booked')
  await page.context().close()
})

test('without a connection a series says that it needs one, and on a phone its mark and its dialogs are there as well', async () => {
  const page = await calendarOf('intake', first, { viewport: { width: 390, height: 844 } })
  await mark(page, '13:00').waitFor()
  await visit(page, '13:00').click()
  const button = page.getByRole('button', { name: 'Change…' })
  await button.click()
  await page.getByRole('dialog', { name: 'Change one of a series' }).getByLabel('Start').fill('12:00')
  await page.context().setOffline(true)
  const sentence = "You're offline. You can make, change or cancel a series only with a connection."
  await page.getByRole('dialog', { name: 'Change one of a series' }).getByText(sentence).waitFor()
  expect(await page.getByRole('button', { name: 'Show what will change' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await button.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Cancelled' }).isDisabled()).toBe(true)
  await page.context().setOffline(false)
  await expect.poll(() => button.isDisabled()).toBe(false)
  await page.context().close()
})

test('who may not book is not offered a series', async () => {
  const owner = staff(house.server, 'clinician')
  await created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, at(first, '08:00'), { owner, location: undefined }),
  )
  await prefer({ appointmentCreation: false })
  const page = await calendarOf('clinician', first)
  await visit(page, '08:00–09:00').click()
  await panel(page).getByRole('heading', { name: 'Update status' }).waitFor()
  expect(await page.getByRole('button', { name: 'Repeat…' }).count()).toBe(0)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
