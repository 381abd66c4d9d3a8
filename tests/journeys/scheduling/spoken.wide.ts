import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let page: Page

const day = '2030-03-06'
const at = (time: string, date = day) => momentOf({ date, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  await book('clinician', '10:00', '11:00')
  await book('clinician', '13:00', '13:50', { mode: 'Telehealth' })
  await book('clinician', '13:30', '14:00')
  await book('other', '10:30', '11:30', {
    attendees: [{ id: '1', kind: 'Patient', subject: bare(scene.otherPatient) }],
    episodeOfCare: undefined,
  })
  await created(scene.admin, 'Appointments?confirmed=true', {
    ...{ status: 'booked', kind: 'Block', isGroup: false, title: 'A secret errand', duration: 60 },
    ...{
      start: at('15:00'),
      end: at('16:00'),
      timezone: 'America/Chicago',
      owner: staff(house.server, 'other'),
    },
  })
})
afterAll(() => house?.close())

function book(login: string, start: string, end: string, more: object = {}) {
  const minutes = (Date.parse(at(end)) - Date.parse(at(start))) / 60_000
  const asked = {
    end: at(end),
    duration: minutes,
    owner: staff(house.server, login),
    location: undefined,
    ...more,
  }
  return created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, at(start), asked))
}

async function calendarOf(login: string, query: string): Promise<void> {
  await page?.context().close()
  page = (await house.open()).page
  await enterAt(page, `${house.server.url}/calendar?${query}`, login)
}

/** What has the focus, as a screen reader is told of it: its role, its name and its state. */
const focusSaid = () => nameOf(page.locator('*:focus'))
/** The first line of what a screen reader is told of an element, without the marks around it. */
const nameOf = async (element: Locator) =>
  (await element.ariaSnapshot()).split('\n')[0]?.replace(/^- '?/, '').replace(/'?:?$/, '')
/** The sentence that is said of what happens. */
const said = (sentence: string) =>
  expect
    .poll(async () =>
      (await page.locator('.visually-hidden[role=status]').allTextContents()).map((each) => each.trim()),
    )
    .toContain(sentence)
const people = () => ['clinician', 'other'].map((each) => staff(house.server, each).id).join(',')
const visit = (time: string) => page.locator('.event').filter({ hasText: time })

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('what a screen reader says in the calendar, word for word', () => {
  test('of what stands there and of times that are free', async () => {
    await calendarOf('admin', `date=${day}&people=${people()}`)
    await visit('10:00–11:00').focus()
    expect(await focusSaid()).toBe(
      'button "Rivera, Ana (35) 10:00–11:00 · Individual therapy 60 minutes. Booked"',
    )
    await visit('13:00–13:50').focus()
    expect(await focusSaid()).toBe(
      'button "Rivera, Ana (35) Telehealth 13:00–13:50 · Individual therapy 50 minutes. Another appointment is at the same time. Booked"',
    )
    expect(await nameOf(page.getByRole('columnheader').first())).toBe(
      'columnheader "Of riverbend, clinician 3 appointments"',
    )
    expect(await nameOf(page.getByRole('gridcell').first())).toBe(
      'gridcell "Of riverbend, clinician, 3 appointments"',
    )
    await visit('10:00–11:00').focus()
    await press('0', '9', '0', '0')
    expect(await focusSaid()).toBe('button "09:00, Of riverbend, clinician: free. Press Enter to book."')
    await expectAccessible(page, 'the calendar as a grid')
  })

  test('of a move, step by step, until it is there and back again', async () => {
    await visit('10:00–11:00').focus()
    await press('m')
    await said('Rivera, Ana (35): Wed, Mar 6, 10:00–11:00, with Of riverbend, clinician, 60 minutes, Booked.')
    await press('ArrowDown')
    await said(
      'Rivera, Ana (35): Wed, Mar 6, 10:15–11:15, with Of riverbend, clinician, 60 minutes, Booked. Nothing is in the way.',
    )
    await press('ArrowRight')
    await said(
      'Rivera, Ana (35): Wed, Mar 6, 10:15–11:15, with Of riverbend, other, 60 minutes, Booked. The practitioner already has an appointment at that time: Mar 6, 2030 10:30 – Individual therapy – Marlowe, Jonah (38)',
    )
    await press('Shift+ArrowUp')
    await said(
      'Rivera, Ana (35): Wed, Mar 6, 10:15–11:00, with Of riverbend, other, 45 minutes, Booked. The practitioner already has an appointment at that time: Mar 6, 2030 10:30 – Individual therapy – Marlowe, Jonah (38)',
    )
    await press('Escape')
    await said('It stays where it was.')
    await press('m', 'ArrowUp')
    await said(
      'Rivera, Ana (35): Wed, Mar 6, 09:45–10:45, with Of riverbend, clinician, 60 minutes, Booked. Nothing is in the way.',
    )
    await press('Enter')
    await said('Moved to Mar 6, 2030, 09:45.')
    await page.getByRole('button', { name: 'Move it back' }).click()
    await said('Moved back to where it was.')
  })

  test('in the calendar of somebody else: what is not shown, what may not be booked or moved', async () => {
    await calendarOf('clinician', `date=${day}&people=${people()}`)
    await visit('10:00–11:00').focus()
    await press('0', '9', '0', '0', 'ArrowRight')
    expect(await focusSaid()).toBe('button "09:00, Of riverbend, other: free." [disabled]')
    await press('1', '5', '0', '0')
    expect(await focusSaid()).toBe('button "Blocked time 15:00–16:00 · Blocked time 60 minutes. Booked"')
    await visit('10:30–11:30').focus()
    await press('m')
    await said(
      "This appointment is in someone else's calendar, so you can't move it. Ask the people who manage appointments.",
    )
  })

  test('of a day in the month and of a line in the list', async () => {
    await calendarOf('admin', `date=${day}&view=month&people=${people()}`)
    await page.locator('.month-day[tabindex="0"]').focus()
    expect(await focusSaid()).toBe(
      'button "Wednesday, March 6, 2030: 5 appointments. 10:00 Rivera, Ana (35), Booked. 10:30 Marlowe, Jonah (38), Booked. 13:00 Rivera, Ana (35), Booked. 2 more"',
    )
    await page.keyboard.press('v')
    await page.keyboard.press('a')
    await page.locator('button.agenda-line').first().focus()
    expect(await focusSaid()).toBe(
      'button "10:00 11:00 Rivera, Ana (35) Individual therapy · with Of riverbend, clinician Booked"',
    )
  })
})
