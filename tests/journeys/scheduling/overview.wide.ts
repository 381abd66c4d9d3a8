import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'
import { focused } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
  settle,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

const zone = 'America/Chicago'
const phone = { viewport: { width: 390, height: 844 } }
const shots = process.env.SHOTS_DIR
const at = (time: string, date: string) => momentOf({ date, time }, zone).instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  for (const time of ['09:00', '10:00', '11:00', '13:00', '14:00'])
    await book('clinician', at(time, '2030-03-06'))
  await book('other', at('09:30', '2030-03-06'))
  await book('other', at('15:00', '2030-03-27'))
  await book('clinician', at('09:00', '2030-04-10'))
})
afterAll(() => house?.close())

/** A visit in somebody's calendar. */
function book(login: string, start: string, more: object = {}): Promise<Row> {
  const asked = aVisit(scene, start, { owner: staff(house.server, login), location: undefined, ...more })
  return created(scene.admin, 'Appointments?confirmed=true', asked)
}

async function calendarOf(login: string, query: string, options: Parameters<House['open']>[0] = {}) {
  const { page } = await house.open({ timezoneId: zone, ...options })
  await enterAt(page, `${house.server.url}/calendar?${query}`, login)
  return page
}

const dayOf = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const nameOf = async (login: string) => {
  const { id } = staff(house.server, login)
  return (await scene.admin.ask('GET', `Practitioners/${id}`)).body.display as string
}
/** What is said of the day of the month that has the focus. */
const here = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('.visually-hidden')?.textContent ?? '')
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Keeps a picture of what is shown, for whoever wants to look at it. */
async function shot(page: Page, name: string) {
  if (shots === undefined) return
  await settle(page)
  await page.screenshot({ path: `${shots}/${name}.png` })
}

describe('the month', () => {
  test('by keyboard: v m opens it, arrows walk through days and months, Enter opens the day, and the way back is the browser’s', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06')
    await page.locator('.event').first().waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('m')
    await heading(page, 'March 2030')
    expect(page.url()).toContain('view=month')
    await dayOf(page, /Wednesday, March 6, 2030: 6 appointments/).waitFor()
    await page.keyboard.press('d')
    const said = await here(page)
    expect(said).toMatch(/^Wednesday, March 6, 2030: 6 appointments\. 09:00 Rivera.*, Booked\. .*3 more$/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => here(page)).toBe('Wednesday, March 13, 2030: 0 appointments')
    await page.keyboard.press('End')
    await expect.poll(() => here(page)).toContain('March 17')
    await page.keyboard.press('PageDown')
    await heading(page, 'April 2030')
    await expect.poll(() => here(page)).toBe('Wednesday, April 17, 2030: 0 appointments')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => here(page)).toMatch(/April 10, 2030: 1 appointment\./)
    await page.keyboard.press('Enter')
    await heading(page, 'Wednesday, April 10, 2030')
    await page.locator('.event').first().waitFor()
    await expect.poll(() => focused(page)).toMatch(/^10:00, .*: free/)
    await page.goBack()
    await heading(page, 'April 2030')
    await page.goBack()
    await heading(page, 'March 2030')
    await page.goBack()
    await heading(page, 'Wednesday, March 6, 2030')
    await page.goForward()
    await heading(page, 'March 2030')
    await page.context().close()
  })

  test('by mouse a day names its first three and opens; whoever is chosen stays chosen', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06&view=month')
    const day = dayOf(page, /March 6, 2030: 6/)
    await day.getByText('3 more', { exact: true }).waitFor()
    expect(await day.locator('.month-line').count()).toBe(3)
    await shot(page, 'month')
    await expectAccessible(page, 'the month')
    await page.getByRole('button', { name: /Everyone here/ }).click()
    await page.getByRole('checkbox', { name: await nameOf('clinician') }).uncheck()
    await page.getByRole('button', { name: 'Show these' }).click()
    await dayOf(page, /March 6, 2030: 1 appointment\. 09:30/).click()
    await heading(page, 'Wednesday, March 6, 2030')
    expect(await page.locator('.day-column').count()).toBe(1)
    await page.context().close()
  })

  test('what is nobody else’s business is busy there, and nothing more', async () => {
    const patient = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(house.server, 'admin') }],
    })
    const attendees = [{ id: '1', kind: 'Patient', subject: { id: patient.id, resourceType: 'Patient' } }]
    await book('other', at('15:00', '2030-03-20'), { attendees, episodeOfCare: undefined })
    const page = await calendarOf('clinician', 'date=2030-03-20&view=month&people=all')
    await dayOf(page, /March 20, 2030: 0 appointments\. Busy/).waitFor()
    await page.goto(`${house.server.url}/calendar?date=2030-03-20&view=agenda&people=all`)
    await page.getByText(`Busy · ${await nameOf('other')}`).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Hidden/)
    await page.context().close()
  })

  test('on a phone it is small, with the chosen day beneath it', async () => {
    const page = await calendarOf('clinician', 'date=2030-03-05&view=month', phone)
    await dayOf(page, /March 6, 2030: 5/).click()
    await page.locator('.agenda-line', { hasText: '13:00' }).waitFor()
    await shot(page, 'month-phone')
    await page.locator('.agenda-line', { hasText: '13:00' }).click()
    await page.getByRole('dialog').getByText('Booked').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await isWide(page)).toBe(false)
    await page.context().close()
  })
})

describe('the list of what is to come', () => {
  test('says day after day who is with whom, goes on, and opens an appointment beside it', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06')
    await page.locator('.event').first().waitFor()
    await page.keyboard.press('v')
    await page.keyboard.press('a')
    const first = page.getByRole('region', { name: 'Wednesday, March 6, 2030' })
    await first.getByText('6 appointments').waitFor()
    await first.getByText(`with ${await nameOf('other')}`).waitFor()
    await page.getByText('Listed until Tuesday, March 19, 2030.').waitFor()
    await page.getByRole('button', { name: 'Show two more weeks' }).click()
    await page.getByRole('region', { name: 'Wednesday, March 27, 2030' }).waitFor()
    expect(page.url()).toContain('days=28')
    await first.getByRole('button', { name: /09:30/ }).click()
    await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
    await shot(page, 'agenda')
    await expectAccessibleInEachLook(page, 'the list with an appointment')
    await page.context().close()
  })

  test('of hundreds only the lines near what is seen are drawn; the last is reached, and what has the focus stays', async () => {
    const hours = Array.from({ length: 16 }, (_, hour) => `${String(hour + 6).padStart(2, '0')}`)
    const times = hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`])
    for (const date of [
      '2031-05-05',
      '2031-05-06',
      '2031-05-07',
      '2031-05-08',
      '2031-05-09',
      '2031-05-10',
      '2031-05-11',
    ])
      await Promise.all(
        times.map((time) =>
          book('other', at(time, date), { end: plusMinutes(at(time, date), 15), duration: 15 }),
        ),
      )
    const page = await calendarOf('admin', 'date=2031-05-05&view=agenda')
    const lines = page.locator('button.agenda-line')
    await page.getByText('32 appointments').first().waitFor()
    expect(await lines.count()).toBeLessThan(60)
    await lines.first().focus()
    await page.locator('.agenda-days').evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    const last = page.getByRole('region', { name: 'Sunday, May 11, 2031' })
    await last.getByRole('button', { name: /^21:30/ }).waitFor()
    expect(await last.getByRole('listitem').last().getAttribute('aria-posinset')).toBe('32')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('06:00')
    await last.getByRole('button', { name: /^21:30/ }).click()
    await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
    await expectAccessible(page, 'a long list')
    await page.context().close()
  })

  test('where nothing is, it says so and goes on all the same', async () => {
    const page = await calendarOf('clinician', 'date=2030-05-06&view=agenda', phone)
    await page.getByText('Nothing scheduled on these days').waitFor()
    await page.getByRole('button', { name: 'Show two more weeks' }).click()
    await page.getByRole('button', { name: 'Show two more weeks' }).click()
    await page.getByRole('button', { name: 'Go on to later days' }).click()
    await page.getByText('Listed until Sunday, July 28, 2030.').waitFor()
    await shot(page, 'agenda-phone')
    expect(await isWide(page)).toBe(false)
    await page.context().close()
  })
})

describe('the colors', () => {
  test('by service or by person, with what each means in words; what was chosen is in the address and kept for the person', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06')
    await page.locator('.event').first().waitFor()
    const legend = page.getByRole('list', { name: 'What each color means' })
    await legend.getByText('Booked').waitFor()
    await page.getByRole('combobox', { name: 'What the colors show' }).click()
    await page.getByRole('option', { name: 'Color by person' }).click()
    await legend.getByText(await nameOf('clinician')).waitFor()
    await legend.getByText(await nameOf('other')).waitFor()
    const tones = await page
      .locator('.event')
      .evaluateAll((events) => [...new Set(events.map((event) => event.getAttribute('data-tone')))])
    expect(tones).toHaveLength(2)
    await page
      .locator('.event', { hasText: `09:30–10:30 · Individual therapy · ${await nameOf('other')}` })
      .waitFor()
    expect(page.url()).toContain('colors=person')
    await shot(page, 'colors')
    await expectAccessibleInEachLook(page, 'the day colored by person')
    await page.getByText('All saved').waitFor()

    await page.goto(`${house.server.url}/calendar?date=2030-03-06&view=month`)
    await legend.getByText(await nameOf('other')).waitFor()
    await dayOf(page, new RegExp(`09:30 Rivera, Ana .35. · ${await nameOf('other')}, Booked`)).waitFor()
    await expectAccessible(page, 'the month colored by person')
    await page.context().close()
  })
})

describe('saved views', () => {
  test('by keyboard: what is shown gets a name, is opened by it again, gets another name and is removed; the address alone shows the same to others', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06&view=month&people=all&colors=service')
    await dayOf(page, /March 6, 2030: 6/).waitFor()
    await page.getByRole('button', { name: 'Views', exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Saved views' })
    await dialog.getByText('No saved views yet.').waitFor()
    await expect.poll(() => focused(page)).toContain('Name for what you see now')
    await page.keyboard.type('Whole month')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Whole month', exact: true, pressed: true }).waitFor()
    await shot(page, 'views')
    await expectAccessibleInEachLook(page, 'the saved views')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.goto(`${house.server.url}/calendar?date=2030-03-27&by=room`)
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await dialog.getByRole('button', { name: 'Whole month', exact: true }).click()
    await heading(page, 'March 2030')
    await dayOf(page, /March 6, 2030: 6/).waitFor()
    const { search } = new URL(page.url())
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ date: '2030-03-27', view: 'month', people: 'all', colors: 'service' },
    })
    const other = await calendarOf('intake', search.slice(1))
    await dayOf(other, /March 6, 2030: 6/).waitFor()
    await other.getByRole('button', { name: 'Views', exact: true }).click()
    await other.getByText('No saved views yet.').waitFor()
    await other.context().close()

    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await dialog.getByRole('button', { name: 'Rename the view Whole month' }).click()
    const name = dialog.getByRole('textbox', { name: 'New name of the view Whole month' })
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await name.fill('Everyone’s month')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Everyone’s month', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Delete the view Everyone’s month' }).click()
    await page.getByRole('button', { name: 'Delete view', exact: true }).click()
    await dialog.getByText('No saved views yet.').waitFor()
    await page.context().close()
  })

  test('without a connection a view is kept on the device, and stored when the connection is back', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06&view=agenda')
    await page.getByRole('region', { name: 'Wednesday, March 6, 2030' }).waitFor()
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Saved views' })
    const name = dialog.getByLabel('Name for what you see now')
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.context().setOffline(true)
    await name.fill('To come')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'To come', exact: true }).waitFor()
    const stored = async () => {
      const filters = [{ field: 'kind', op: 'eq', value: 'Calendar' }]
      const { body } = await scene.admin.ask('POST', 'Listings/queries', { body: filters })
      return JSON.stringify(body)
    }
    expect(await stored()).not.toContain('To come')
    await page.context().setOffline(false)
    await expect.poll(stored, { timeout: 30_000 }).toContain('To come')
    await page.context().close()
  })
})

describe('two zones', () => {
  test('whoever is elsewhere sees both clocks and both times; who is there sees one', async () => {
    const page = await calendarOf('admin', 'date=2030-03-06', { timezoneId: 'Europe/Madrid' })
    await page.locator('.event').first().waitFor()
    await page.getByText('Your time zone: Europe/Madrid').waitFor()
    expect(await page.locator('.day-zones').innerText()).toMatch(/GMT\+1\s+CST/)
    expect(await page.locator('.day-hour-reader').nth(2).innerText()).toBe('16:00')
    await shot(page, 'zones')
    await page.locator('.event', { hasText: '09:30' }).click()
    await page.getByText('Wed, Mar 6, 09:30–10:30 (America/Chicago) · 16:30 your time').waitFor()
    await expectAccessible(page, 'the day in two zones')
    await page.context().close()
    const there = await calendarOf('admin', 'date=2030-03-06')
    await there.locator('.event').first().waitFor()
    expect(await there.getByText('Your time zone').count()).toBe(0)
    expect(await there.locator('.day-hour-reader').count()).toBe(0)
    await there.context().close()
  })
})

describe('a day on which the practice is closed', () => {
  const closed = '2030-11-28'

  beforeAll(async () => {
    const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
    const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
    const operations = [{ op: 'add', path: '/holidayDates', value: ['2030-11-20', closed] }]
    expect(await scene.admin.ask('PATCH', path, { body: operations })).toMatchObject({ status: 200 })
    await book('clinician', at('09:00', closed))
  })

  test('says so with its name in the day of each person and each room, in the month, in the list and on a phone', async () => {
    const name = 'Holiday: Thanksgiving Day'
    const page = await calendarOf('admin', `date=${closed}`)
    await page.locator('.event').first().waitFor()
    await page.getByRole('columnheader').getByText(name).first().waitFor()
    expect(await page.locator('.day-off').getByText(name).count()).toBe(
      await page.locator('.day-column').count(),
    )
    await shot(page, 'holiday-day')
    await expectAccessible(page, 'a holiday')

    await page.goto(`${house.server.url}/calendar?date=${closed}&by=room`)
    await page.getByRole('columnheader').getByText(name).first().waitFor()
    await page.locator('.day-off').getByText(name).first().waitFor()

    await page.goto(`${house.server.url}/calendar?date=${closed}&view=month`)
    await dayOf(page, /November 28, 2030: 1 appointment\. Holiday: Thanksgiving Day\. 09:00/).waitFor()
    await dayOf(page, /November 20, 2030: 0 appointments\. Holiday$/).waitFor()
    await shot(page, 'holiday-month')
    await expectAccessibleInEachLook(page, 'a month with holidays')

    await page.goto(`${house.server.url}/calendar?date=${closed}&view=agenda`)
    await page.getByRole('heading', { level: 2, name: /November 28, 2030.*Thanksgiving Day/ }).waitFor()
    await page.context().close()

    const small = await calendarOf('admin', `date=${closed}`, phone)
    await small.getByText(name, { exact: true }).waitFor()
    await shot(small, 'holiday-phone')
    await small.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
