import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schedule } from '#generated/types/schedule.ts'
import type { Relay } from '#server/database/relay/relay.ts'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { arrive, focused, press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let scene: Scene
let relay: Relay | undefined
const zone = 'America/Chicago'
/** A Tuesday that is at least a week ahead. */
const tuesday = nextTuesday()
const dated = { id: 'once', kind: 'Available', date: plusDays(tuesday, 4), start: '10:00', end: '12:00' }
const recurring = {
  ...{ id: 'evening', kind: 'Available', start: '18:00', end: '20:00' },
  recurrence: { frequency: 'Weekly', start: tuesday, end: { count: 4 }, timezone: zone },
}

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
})
afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

function nextTuesday(): string {
  const week = plusDays(localDate(new Date().toISOString(), zone), 7)
  return plusDays(week, (9 - weekdayOf(week)) % 7)
}

const at = (date: string, time: string) => momentOf({ date, time }, zone).instant

/** The hours of somebody as somebody has them open; where it is asked for, once the changes of others are followed there. */
async function hoursOf(login: string, as: string, { isFollowed = false } = {}) {
  const { page } = await house.open()
  const follows = isFollowed && page.waitForResponse(/\/changes$/)
  await enterAt(page, `${house.server.url}/availability?practitioner=${staff(house.server, login).id}`, as)
  await follows
  return page
}

async function stored(login: string): Promise<Schedule> {
  const { id } = staff(house.server, login)
  const { body } = await scene.admin.ask('GET', 'Schedules?pageSize=100')
  return body.find(({ owner }: Schedule) => owner.id === id)
}

const rowsOn = ({ availability = [] }: Schedule, weekday: string) =>
  availability
    .filter((row) => row.weekday === weekday)
    .map(({ kind, start, end }) => `${kind} ${start}-${end}`)

/** The hours of somebody as another desk leaves them. */
function makeHours(login: string, more: object = {}): Promise<Row> {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  return created(scene.admin, 'Schedules', {
    owner: staff(house.server, login),
    ownerKind: 'Practitioner',
    name: `Hours of ${login}`,
    timezone: zone,
    availability: [
      ...weekdays.map((weekday) => ({
        ...{ id: weekday, kind: 'Available', weekday, start: '09:00', end: '17:00' },
      })),
      dated,
      recurring,
    ],
    ...more,
  })
}

/** Another desk changes the hours meanwhile. */
async function changeElsewhere(login: string, path: string, value: string) {
  const { id, meta } = await stored(login)
  const answer = await scene.admin.ask('PATCH', `Schedules/${id}?versionId=${meta.versionId}`, {
    body: [{ op: 'replace', path, value }],
  })
  expect(answer.status).toBe(200)
}

const saved = (page: Page) => page.locator('.notice').filter({ hasText: 'are saved' }).first().waitFor()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

describe('the hours of somebody who has none, by keyboard alone', () => {
  test('begin with Monday to Friday, 9 to 5', async () => {
    const page = await hoursOf('clinician', 'admin')
    await arrive(page, 'Hours and time off')
    await page.getByText('No hours yet: the whole day is open').waitFor()
    await expectAccessible(page, 'hours that are not there')
    await press(page, 'Start from Monday to Friday 9–5')
    await page.getByText('These hours are not saved yet.').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    const schedule = await stored('clinician')
    expect(schedule.availability).toHaveLength(5)
    expect(rowsOn(schedule, 'Friday')).toEqual(['Available 09:00-17:00'])
    await page.context().close()
  })

  test('a day gets other hours and a lunch, is copied to Thursday, and a day off is entered; nothing else is lost', async () => {
    await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at(tuesday, '16:00'), { owner: staff(house.server, 'clinician'), location: undefined }),
    )
    const page = await hoursOf('clinician', 'admin')
    await arrive(page, 'Hours and time off')
    await tabTo(page, 'Tuesday, Available: to')
    await typeThere(page, '0400PM')
    await page.getByRole('heading', { name: '1 booked appointment is outside these hours' }).waitFor()
    await page
      .getByText('1 of them fits the saved hours and falls outside by your change.', { exact: false })
      .waitFor()

    await press(page, 'Add a range to Tuesday')
    await expect.poll(() => focused(page)).toBe('Tuesday, Unavailable: from')
    await press(page, 'Copy Tuesday to …')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Thursday')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await press(page, 'Add a day that differs')
    await page.getByRole('dialog').waitFor()
    const [year = '', month = '', day = ''] = plusDays(tuesday, 1).split('-')
    await tabTo(page, /^From day/)
    await typeThere(page, `${month}${day}${year}`)
    await tabTo(page, 'Reason')
    await typeThere(page, 'Wedding of a cousin')
    await page.keyboard.press('Enter')
    await page.getByText('Wedding of a cousin').waitFor()
    await press(page, /^Change [A-Z]/)
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Reason')
    await typeThere(page, 'Wedding of a cousin Ana')
    await page.keyboard.press('Enter')
    await page.getByText('Wedding of a cousin Ana').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)

    const schedule = await stored('clinician')
    expect(rowsOn(schedule, 'Tuesday')).toEqual(['Available 09:00-16:00', 'Unavailable 12:00-12:30'])
    expect(rowsOn(schedule, 'Thursday')).toEqual(rowsOn(schedule, 'Tuesday'))
    expect(rowsOn(schedule, 'Monday')).toEqual(['Available 09:00-17:00'])
    expect(schedule.exceptions).toEqual([
      { date: plusDays(tuesday, 1), kind: 'TimeOff', reason: 'Wedding of a cousin Ana' },
    ])
    await page.context().close()
  })

  test('the calendar shows them behind the appointments, and a booking says that it is outside', async () => {
    const { page } = await house.open()
    const { id } = staff(house.server, 'clinician')
    await enterAt(page, `${house.server.url}/calendar?view=week&person=${id}&date=${tuesday}`, 'admin')
    await page.locator('.day-off').filter({ hasText: 'Wedding of a cousin' }).waitFor()
    await page.locator('.page-tools').getByRole('button', { name: /^New/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date', { exact: false }).first().fill(plusDays(tuesday, 1))
    await dialog.getByLabel('Start').fill('10:00')
    await dialog.getByText('Outside the hours: Wedding of a cousin').waitFor()
    await dialog.getByLabel('Date', { exact: false }).first().fill(tuesday)
    await dialog.getByText(/Outside the hours/).waitFor({ state: 'detached' })
    await page.context().close()
  })
})

describe('hours that are wrong', () => {
  test('say why in words, and are not saved before they are right; a step is taken back', async () => {
    await makeHours('other')
    const page = await hoursOf('other', 'admin')
    await field(page, 'Monday, Available: to').fill('08:00')
    await page.getByText('Monday: The end is not after the start.').waitFor()
    expect(await page.getByRole('button', { name: 'Save the hours' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, 'Monday, Available: to').inputValue()).toBe('17:00')
    expect(await page.getByRole('button', { name: 'Save the hours' }).count()).toBe(0)

    await field(page, 'Monday, Available: from').fill('13:00')
    await page.getByRole('button', { name: 'Add a range to Monday' }).click()
    await field(page, 'Monday, Available: from').last().fill('14:00')
    await field(page, 'Monday, Available: to').last().fill('15:00')
    await page.getByText('Monday: This overlaps another available range.').waitFor()
    expect(await page.getByRole('button', { name: 'Save the hours' }).isDisabled()).toBe(true)
    await page.getByLabel('Monday: what for').last().selectOption('Unavailable')
    await field(page, 'Monday, Unavailable: from').fill('12:00')
    await field(page, 'Monday, Unavailable: to').fill('12:30')
    await page.getByText('Nothing is open then, so this changes nothing.').waitFor()
    await expectAccessibleInEachLook(page, 'hours with something odd')
    await page.context().close()
  })

  test('do not reach into days for which others hold: that is said while one types, by the name of the others', async () => {
    const year = { period: { start: '2031-01-01', end: '2031-12-31' } }
    const first = await makeHours('intake', year)
    await makeHours('intake', { name: 'The year after', period: { start: '2032-01-01' } })
    const { page } = await house.open()
    const { id } = staff(house.server, 'intake')
    const address = `/availability?practitioner=${id}&schedule=${first.id}`
    await enterAt(page, `${house.server.url}${address}`, 'admin')
    await field(page, 'These hours hold until').fill('2032-01-01')
    await page.getByText('“The year after” holds on some of these days already.').waitFor()
    expect(await page.getByRole('button', { name: 'Save the hours' }).isDisabled()).toBe(true)
    await field(page, 'These hours hold until').fill('2031-12-30')
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await saved(page)
    await page.context().close()
  })

  test('what is typed is still there when one comes back', async () => {
    const page = await hoursOf('other', 'admin')
    await field(page, 'Friday, Available: to').fill('12:00')
    await page.getByRole('link', { name: 'Show the week in the calendar' }).click()
    await page.locator('.day-off').first().waitFor()
    await page.goBack()
    await expect.poll(() => field(page, 'Friday, Available: to').inputValue()).toBe('12:00')
    await page.getByRole('button', { name: 'Leave as it was' }).click()
    await expect.poll(() => field(page, 'Friday, Available: to').inputValue()).toBe('17:00')
    await page.context().close()
  })
})

describe('hours that two people change', () => {
  test('both changes are kept where they are about different days, and rows beside the week stay', async () => {
    const page = await hoursOf('other', 'admin')
    await field(page, 'Monday, Available: from').fill('10:00')
    await changeElsewhere('other', '/availability/2/end', '15:00')
    await page.getByRole('button', { name: 'Save the hours' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'changed these hours' })
    await notice.getByText('Wednesday 09:00–15:00').waitFor()
    await notice.getByText('Monday 10:00–17:00').waitFor()
    expect(rowsOn(await stored('other'), 'Monday')).toEqual(['Available 09:00-17:00'])
    expect(await page.getByRole('button', { name: 'Save the hours' }).isDisabled()).toBe(true)
    await expectAccessible(page, 'hours that two people change')
    await notice.getByRole('button', { name: 'Keep both changes' }).click()
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await saved(page)
    const schedule = await stored('other')
    expect(rowsOn(schedule, 'Monday')).toEqual(['Available 10:00-17:00'])
    expect(rowsOn(schedule, 'Wednesday')).toEqual(['Available 09:00-15:00'])
    expect(schedule.availability).toEqual(
      expect.arrayContaining([expect.objectContaining(dated), expect.objectContaining({ id: 'evening' })]),
    )
    await page.context().close()
  })

  test('what another desk stores is told while one types; where both changed the same, one is chosen, and what was typed can be had back', async () => {
    relay = await relayOf(house.server)
    const page = await hoursOf('other', 'admin', { isFollowed: true })
    await field(page, 'Monday, Available: from').fill('11:00')
    await changeElsewhere('other', '/availability/0/start', '07:00')
    const notice = page.getByRole('alert').filter({ hasText: 'changed these hours' })
    await notice.waitFor()
    expect(await notice.getByRole('button', { name: 'Keep both changes' }).count()).toBe(0)
    await notice.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => field(page, 'Monday, Available: from').inputValue()).toBe('07:00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, 'Monday, Available: from').inputValue()).toBe('11:00')
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await saved(page)
    expect(rowsOn(await stored('other'), 'Monday')).toEqual(['Available 11:00-17:00'])
    await page.context().close()
  })
})

describe('somebody who may not change hours', () => {
  test('sees the own week and the days that differ, and nothing that changes them', async () => {
    const { page } = await house.open()
    await enterAt(page, `${house.server.url}/availability`, 'clinician')
    await page.getByText('You can read these hours.').waitFor()
    await page.getByText('09:00–16:00').first().waitFor()
    await page.getByText('Wedding of a cousin').waitFor()
    expect(await page.locator('.hours input, .hours button, .hours select').count()).toBe(0)
    await expectAccessibleInEachLook(page, 'the own hours')
    const { id, meta } = await stored('clinician')
    const clinician = await house.server.signIn('clinician')
    const refused = await clinician.ask('PATCH', `Schedules/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/slotMinutes', value: 30 }],
    })
    expect(refused.status).toBe(403)
    await page.context().close()
  })
})

describe('what else a range says', () => {
  test('for which services and how patients are met is stored with it, and shown beneath its times', async () => {
    const page = await hoursOf('other', 'admin')
    await page.getByRole('button', { name: /^More about Friday/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Services').click()
    await page.getByRole('option', { name: /Individual therapy/ }).click()
    await dialog.getByLabel('Telehealth').check()
    await expectAccessible(page, 'what else a range says')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByText(/Individual therapy.* · Telehealth/).waitFor()
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await saved(page)
    const friday = (await stored('other')).availability?.find(({ weekday }) => weekday === 'Friday')
    expect(friday).toMatchObject({ services: [{ id: scene.service.id }], modes: ['Telehealth'] })
    await page.context().close()
  })
})

describe('the looks of the hours', () => {
  test('large letters and a phone keep everything in reach', async () => {
    const page = await hoursOf('clinician', 'admin')
    await page.evaluate(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
    await page.reload()
    await page.getByRole('heading', { name: 'Usual week' }).waitFor()
    await expectAccessibleInEachLook(page, 'the hours in large letters')
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Add a day that differs' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'a day that differs')
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
