import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, tabTo } from '#tests/support/browser/keyboard.ts'
import { expectAccessibleInEachLook, type House, openHouse } from '#tests/support/browser/open-house.ts'
import {
  type AtCalendars,
  atCalendars,
  columnOf,
  visitsAt,
} from '#tests/support/browser/scheduling/at-calendars.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let desk: AtCalendars

const zone = 'America/Chicago'
const shots = process.env.SHOTS_DIR
const today = localDate(new Date().toISOString(), zone)
const day = '2030-03-06'
const at = (time: string, date = day) => momentOf({ date, time }, zone).instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  desk = atCalendars(house, await setScene(house.server))
})
afterAll(() => house?.close())

describe('booking a visit', () => {
  beforeAll(() => desk.book('clinician', at('10:00', '2030-02-06')))

  test('by keys: the day, the time, the patient; enrollment and service are as the last time', async () => {
    const page = await desk.calendarOf('admin', `date=${day}&people=${staff(house.server, 'clinician').id}`)
    await page.locator('.day-grid[aria-busy=false]').waitFor()
    const { key, type, expectAtMost } = counting(page, 'book a visit, by keys')
    await key('d')
    await type('1630')
    await expect.poll(() => focused(page)).toContain('16:30')
    await key('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await expect.poll(() => focused(page)).toMatch(/^Who/)
    await type('rive')
    await page.getByRole('option', { name: /Rivera/ }).waitFor()
    await key('ArrowDown')
    await key('Enter')
    await dialog.getByText('As at the last visit').waitFor()
    if (shots) await page.screenshot({ path: `${shots}/booking-as-before.png` })
    await key('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    await visitsAt(page, /Rivera.*16:30–17:30/).waitFor()
    expectAtMost(8)
    await page.context().close()
  })

  test('by mouse: the free time, the patient, Book', async () => {
    const page = await desk.calendarOf(
      'admin',
      `date=2030-03-07&people=${staff(house.server, 'clinician').id}`,
    )
    await page.locator('.day-grid[aria-busy=false]').waitFor()
    const { click, type, expectAtMost } = counting(page, 'book a visit, by mouse')
    await click(page.locator('.day-free').first())
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await type('rive')
    await click(page.getByRole('option', { name: /Rivera/ }))
    await dialog.getByText('As at the last visit').waitFor()
    await click(dialog.getByRole('button', { name: 'Book', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await visitsAt(page, /Rivera/).waitFor()
    expectAtMost(8)
    await page.context().close()
  })

  test('another service than the last time is chosen as before, and stays when the patient is another', async () => {
    const page = await desk.calendarOf(
      'admin',
      `date=2030-03-08&people=${staff(house.server, 'clinician').id}&new=1`,
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').fill('marl')
    await page.getByRole('option', { name: /Marlowe/ }).click()
    await dialog.getByLabel('Service').click()
    await page.getByRole('option', { name: /Individual/ }).click()
    expect(await dialog.getByText('As at the last visit').count()).toBe(0)
    expect(await dialog.getByLabel('Service').inputValue()).toMatch(/Individual/)
    await page.context().close()
  })
})

describe('moving it to another day and another person', () => {
  test('by keys', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-05-14'))
    const people = ['clinician', 'other'].map((each) => staff(house.server, each).id)
    const page = await desk.calendarOf('admin', `date=2030-05-14&people=${people}`)
    await visitsAt(page, '10:00–11:00').focus()
    const { key, expectAtMost } = counting(page, 'move a visit to another day and person, by keys')
    await key('m')
    await key(']')
    await expect.poll(() => page.url()).toContain('2030-05-15')
    await key('ArrowRight')
    await key('Enter')
    await columnOf(page, await desk.nameOf('other'))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    expectAtMost(6)
    expect(await desk.stored(made)).toMatchObject({
      start: at('10:00', '2030-05-15'),
      owner: { id: staff(house.server, 'other').id },
    })
    await page.context().close()
  })

  test('by mouse, in the week and in the day', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-06-04'))
    const people = ['clinician', 'other'].map((each) => staff(house.server, each).id)
    const page = await desk.calendarOf('admin', `date=2030-06-04&view=week&person=${people[0]}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    const { drag, expectAtMost } = counting(page, 'move a visit to another day and person, by mouse')
    const days = await page.locator('.day-column').nth(2).boundingBox()
    await drag(visitsAt(page, '10:00–11:00'), { x: (days?.x ?? 0) + 40 })
    await expect.poll(async () => (await desk.stored(made)).start).toBe(at('10:00', '2030-06-05'))
    await page.goto(`${house.server.url}/calendar?date=2030-06-05&people=${people}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    const other = await columnOf(page, await desk.nameOf('other')).boundingBox()
    await drag(visitsAt(page, '10:00–11:00'), { x: (other?.x ?? 0) + 60 })
    await columnOf(page, await desk.nameOf('other'))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    expectAtMost(6)
    expect(await desk.stored(made)).toMatchObject({ owner: { id: people[1] } })
    await page.context().close()
  })
})

describe('making it longer, and taking that back', () => {
  test('by keys: from anywhere in the calendar Ctrl+Z takes the move back, and what was moved has the focus', async () => {
    const date = '2030-07-09'
    const made = await desk.book('clinician', at('10:00', date))
    const page = await desk.calendarOf('admin', `date=${date}&people=${staff(house.server, 'clinician').id}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    const { key, type, expectAtMost } = counting(page, 'make a visit longer and take it back, by keys')
    await key('d')
    await type('10')
    await expect.poll(() => focused(page)).toContain('10:00–11:00')
    await key('m')
    await key('Shift+ArrowDown')
    await key('Shift+ArrowDown')
    await key('Enter')
    await visitsAt(page, '10:00–11:30').waitFor()
    expect(await desk.stored(made)).toMatchObject({ duration: 90, end: at('11:30', date) })
    await expect.poll(() => focused(page)).toContain('10:00–11:30')
    await key('Control+z')
    await visitsAt(page, '10:00–11:00').waitFor()
    await expect.poll(() => focused(page)).toContain('10:00–11:00')
    expectAtMost(7)
    expect(await desk.stored(made)).toMatchObject({ start: at('10:00', date), duration: 60 })
    await page.context().close()
  })

  test('by keys to another person and back: the focus goes along both ways', async () => {
    const date = '2030-07-10'
    const made = await desk.book('clinician', at('10:00', date))
    const people = ['clinician', 'other'].map((each) => staff(house.server, each).id)
    const page = await desk.calendarOf('admin', `date=${date}&people=${people}`)
    const inColumn = async (login: string) =>
      columnOf(page, await desk.nameOf(login)).getByRole('button', { name: /10:00–11:00/ })
    await visitsAt(page, '10:00–11:00').waitFor()
    const { key, type, expectAtMost } = counting(
      page,
      'move a visit to another person and take it back, by keys',
    )
    await key('d')
    await type('10')
    await expect.poll(() => focused(page)).toContain('10:00–11:00')
    await key('m')
    await key('ArrowRight')
    await key('Enter')
    await (await inColumn('other')).waitFor()
    await key('Control+z')
    await (await inColumn('clinician')).waitFor()
    await expect.poll(() => focused(page)).toContain('10:00–11:00')
    expectAtMost(6)
    expect(await desk.stored(made)).toMatchObject({ owner: { id: people[0] } })
    await page.context().close()
  })

  test('by mouse: its lower edge is drawn down, and one press takes that back', async () => {
    const date = '2030-07-11'
    const made = await desk.book('clinician', at('10:00', date))
    const page = await desk.calendarOf('admin', `date=${date}&people=${staff(house.server, 'clinician').id}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    const { drag, click, expectAtMost } = counting(page, 'make a visit longer and take it back, by mouse')
    await drag(visitsAt(page, '10:00–11:00').locator('.event-edge'), { down: 37 })
    await visitsAt(page, '10:00–11:30').waitFor()
    expect(await desk.stored(made)).toMatchObject({ duration: 90 })
    await click(page.getByRole('button', { name: 'Move it back' }).last())
    await visitsAt(page, '10:00–11:00').waitFor()
    expectAtMost(2)
    expect(await desk.stored(made)).toMatchObject({ duration: 60 })
    await page.context().close()
  })
})

describe('a visit that begins', () => {
  /** Since a while at the practice's own day. */
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  test('is checked in at the desk by mouse', async () => {
    const made = await desk.book('intake', new Date(Date.now() + 60_000).toISOString())
    const page = await desk.calendarOf('admin', `date=${today}&people=${staff(house.server, 'intake').id}`)
    await page.goto(`${house.server.url}/today`)
    const { click, expectAtMost } = counting(page, 'check in, by mouse')
    await click(page.getByRole('button', { name: /^Check in: .*Rivera/ }).first())
    await click(page.getByRole('dialog').getByRole('button', { name: 'Check in' }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(async () => (await desk.stored(made)).status).toBe('checked-in')
    expectAtMost(4)
    await page.context().close()
  })

  test('is checked in at the desk by keys', async () => {
    const made = await desk.book('intake', new Date(Date.now() + 120_000).toISOString())
    const page = await desk.calendarOf('admin', `date=${today}&people=${staff(house.server, 'intake').id}`)
    await page.goto(`${house.server.url}/today`)
    await page.locator('.desk-row').first().waitFor()
    await tabTo(page, /^Find a name/)
    const { key, type, expectAtMost } = counting(page, 'check in, by keys')
    await type('riv')
    await key('ArrowDown')
    await expect.poll(() => focused(page)).toMatch(/^Check in: .*Rivera/)
    await key('Enter')
    await expect.poll(() => focused(page)).toBe('Check in')
    await key('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(async () => (await desk.stored(made)).status).toBe('checked-in')
    expectAtMost(4)
    await page.context().close()
  })

  test('was missed: by keys it is a no-show with what is done next', async () => {
    const start = minutesAgo(45)
    const made = await desk.book('clinician', start)
    const date = localDate(start, zone)
    const page = await desk.calendarOf(
      'admin',
      `date=${date}&people=${staff(house.server, 'clinician').id}&event=${made.id}`,
    )
    const { key, expectAtMost } = counting(page, 'no-show with a follow-up, by keys')
    await tabTo(page, 'No-show')
    await key('Enter')
    const dialog = page.getByRole('dialog', { name: /^No-show: .*Rivera/ })
    await dialog.waitFor()
    await expectAccessibleInEachLook(page, 'what is done about a no-show')
    await expect.poll(() => dialog.getByRole('radio', { name: 'Call patient' }).isChecked()).toBe(true)
    if (shots) await page.screenshot({ path: `${shots}/no-show.png` })
    await dialog.getByRole('radio', { name: 'Call patient' }).focus()
    await key('Tab')
    await key('Space')
    await key('Tab')
    await key('Tab')
    await expect.poll(() => focused(page)).toBe('Set no-show')
    await key('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Call patient · reached').waitFor()
    expectAtMost(8)
    expect(await desk.stored(made)).toMatchObject({
      status: 'noshow',
      noShow: { action: { code: 'call-patient' }, contacted: true },
    })
    await page.context().close()
  })

  test('was missed: by mouse it is a no-show, and another time is booked for the same patient', async () => {
    const start = minutesAgo(200)
    const made = await desk.book('other', start)
    const date = localDate(start, zone)
    const page = await desk.calendarOf(
      'admin',
      `date=${date}&people=${staff(house.server, 'other').id}&event=${made.id}`,
    )
    const { click, expectAtMost } = counting(page, 'no-show and another time, by mouse')
    await click(page.getByRole('button', { name: 'No-show', exact: true }))
    const dialog = page.getByRole('dialog')
    await click(dialog.getByLabel('Reschedule'))
    await click(dialog.getByRole('button', { name: 'Set no-show and book again' }))
    await page.getByRole('dialog', { name: 'New session' }).waitFor()
    await expect.poll(() => dialog.getByLabel('Who').inputValue()).toContain('Rivera')
    expect(await desk.stored(made)).toMatchObject({
      status: 'noshow',
      noShow: { action: { code: 'reschedule' } },
    })
    await dialog.getByText('As at the last visit').waitFor()
    await dialog.getByLabel('Date').fill(plusDays(today, 8))
    await click(dialog.getByRole('button', { name: 'Book', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    expectAtMost(8)
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
