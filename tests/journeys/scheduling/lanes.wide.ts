import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { focused } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let site: Row
let blue: Row
let green: Row

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
  site = await place('Harbor Street', { kind: 'Site', bookable: false })
  blue = await place('Blue room', { partOf: bare(site) })
  green = await place('Green room', { partOf: bare(site) })
})
afterAll(() => house?.close())

function place(name: string, more: object = {}): Promise<Row> {
  const asked = { name, kind: 'Room', status: 'active', timezone: 'America/Chicago', bookable: true, ...more }
  return created(scene.admin, 'Locations', asked)
}

/** A visit of somebody in a room. */
function book(room: Row, start: string, more: object = {}): Promise<Row> {
  const asked = aVisit(scene, start, { location: bare(room), ...more })
  return created(scene.admin, 'Appointments?confirmed=true', asked)
}

async function calendarOf(login: string, query: string, options: Parameters<House['open']>[0] = {}) {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/calendar?${query}`, login)
  return page
}

const column = (page: Page, name: RegExp) => page.getByRole('group', { name })
const stored = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const said = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({ hasText: sentence }).first().waitFor({ state: 'attached' })
const nameOf = async (login: string) => {
  const { id } = staff(house.server, login)
  return (await scene.admin.ask('GET', `Practitioners/${id}`)).body.display as string
}
const jonah = () => [{ id: '1', kind: 'Patient', subject: bare(scene.otherPatient), requirement: 'Required' }]

describe('the rooms of a day', () => {
  test('stand side by side; which of them stands in the address, and is there for whoever follows it', async () => {
    await book(blue, at('09:00'))
    const page = await calendarOf('admin', `date=${day}`)
    await page.getByRole('combobox', { name: 'What the columns show' }).click()
    await page.getByRole('option', { name: 'Rooms' }).click()
    await column(page, /Blue room, 1 appointment/).waitFor()
    await column(page, /Green room, 0 appointments/).waitFor()
    await column(page, /Room 2/).waitFor()
    expect(page.url()).toContain('by=room')
    await expectAccessibleInEachLook(page, 'the rooms of a day')

    await page.getByRole('button', { name: '3 rooms' }).click()
    await page.getByRole('checkbox', { name: 'Room 2' }).uncheck()
    await expectAccessible(page, 'the choice of rooms')
    await page.getByRole('button', { name: 'Show these' }).click()
    await expect.poll(() => page.locator('.day-column').count()).toBe(2)
    const again = await calendarOf('intake', new URL(page.url()).search.slice(1))
    await column(again, /Blue room, 1 appointment/).waitFor()
    expect(await again.locator('.day-column').count()).toBe(2)
    for (const each of [page, again]) await each.context().close()
  })

  test('by keys to another room: what stands there is said before, then the room is changed and nobody else; one press undoes it', async () => {
    const on8 = (time: string) => at(time, '2030-03-08')
    const made = await book(blue, on8('10:00'))
    await book(green, on8('10:00'), {
      owner: staff(house.server, 'other'),
      attendees: jonah(),
      episodeOfCare: undefined,
    })
    const page = await calendarOf('admin', 'date=2030-03-08&by=room')
    await column(page, /Blue room/)
      .locator('.event')
      .focus()
    await page.keyboard.press('m')
    const who = await nameOf('clinician')
    await said(
      page,
      `Rivera, Ana (35): Fri, Mar 8, 10:00–11:00, in Blue room, with ${who}, 60 minutes, Booked.`,
    )
    await page.keyboard.press('ArrowRight')
    await said(page, /in Green room, .*(room is (already )?booked at that time|Overlaps Marlowe)/)
    await expectAccessible(page, 'moving to a room that is taken')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
    await said(
      page,
      `Rivera, Ana (35): Fri, Mar 8, 11:00–12:00, in Green room, with ${who}, 60 minutes, Booked. Nothing is in the way.`,
    )
    expect(await stored(made)).toMatchObject({ meta: { versionId: '1' } })
    await page.keyboard.press('Enter')
    await column(page, /Green room/)
      .getByRole('button', { name: /Rivera.*11:00–12:00/ })
      .waitFor()
    expect(await stored(made)).toMatchObject({
      start: on8('11:00'),
      location: { id: green.id },
      owner: { id: staff(house.server, 'clinician').id },
    })
    await page.getByRole('button', { name: 'Move it back' }).click()
    await column(page, /Blue room/)
      .getByRole('button', { name: /Rivera.*10:00–11:00/ })
      .waitFor()
    expect(await stored(made)).toMatchObject({ start: on8('10:00'), location: { id: blue.id } })
    await page.context().close()
  })

  test('by mouse to another room at the same time', async () => {
    const made = await book(blue, at('10:00', '2030-03-11'))
    const page = await calendarOf('admin', 'date=2030-03-11&by=room')
    const from = await column(page, /Blue room/)
      .locator('.event')
      .boundingBox()
    const to = await column(page, /Green room/).boundingBox()
    if (!from || !to) throw new Error('nothing is there')
    await page.mouse.move(from.x + 30, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 22)
    await page.mouse.move(to.x + 40, from.y + 20)
    await column(page, /Green room/)
      .locator('.move-ghost')
      .waitFor()
    await page.mouse.up()
    await column(page, /Green room/)
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    expect(await stored(made)).toMatchObject({ start: at('10:00', '2030-03-11'), location: { id: green.id } })
    await page.context().close()
  })

  test('who may not see an appointment sees that the room is busy, and nothing of it', async () => {
    const patient = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(house.server, 'admin') }],
    })
    await book(green, at('15:00', '2030-03-12'), {
      owner: staff(house.server, 'other'),
      attendees: [{ id: '1', kind: 'Patient', subject: bare(patient) }],
      episodeOfCare: undefined,
    })
    const page = await calendarOf('clinician', 'date=2030-03-12&by=room')
    await column(page, /Green room, 0 appointments/)
      .getByText('Busy', { exact: true })
      .waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Hidden/)
    await page.getByRole('button', { name: /09:00/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('15')
    await expect
      .poll(() => focused(page))
      .toContain('15:00, Green room: busy with something that is not shown here.')
    await page.goto(`${house.server.url}/calendar?date=2030-03-12&by=location`)
    await column(page, /Harbor Street, 0 appointments/)
      .getByText('Busy', { exact: true })
      .waitFor()
    await page.context().close()
  })

  test('twelve stand side by side and the others are a press away; on a phone there is one', async () => {
    for (let number = 10; number < 22; number += 1) await place(`Suite ${number}`)
    const page = await calendarOf('admin', 'date=2030-03-13&by=room')
    await page.getByText('1–12 of 15').waitFor()
    expect(await page.locator('.day-column').count()).toBe(12)
    await page.getByRole('button', { name: 'The people after these' }).click()
    await page.getByText('13–15 of 15').waitFor()
    await page.context().close()

    await book(green, at('10:00', '2030-03-13'))
    const phone = await calendarOf('admin', `date=2030-03-13&by=room&lane=${green.id}`, {
      viewport: { width: 390, height: 844 },
    })
    await phone.locator('.agenda-line', { hasText: '10:00' }).waitFor()
    const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)
    await phone.context().close()
  })
})

describe('places, programs and groups', () => {
  test('a place shows what is in its rooms; a program what belongs to it, and nothing leaves it by a move', async () => {
    const on = '2030-03-14'
    const made = await book(blue, at('10:00', on))
    const page = await calendarOf('admin', `date=${on}&by=location`)
    await column(page, /Harbor Street, 1 appointment/).waitFor()
    await page.goto(`${house.server.url}/calendar?date=${on}&by=program`)
    await column(page, /Outpatient, 1 appointment/)
      .locator('.event')
      .focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await column(page, /Outpatient/)
      .getByRole('button', { name: /10:15–11:15/ })
      .waitFor()
    expect(await stored(made)).toMatchObject({ location: { id: blue.id }, program: { id: scene.program.id } })
    await page.context().close()
  })

  test('the week of one room has a column for each day', async () => {
    await book(blue, at('10:00', '2030-03-20'))
    const page = await calendarOf('admin', `date=2030-03-19&by=room&view=week&lane=${blue.id}`)
    await column(page, /Wed, Mar 20, 1 appointment/).waitFor()
    expect(await page.locator('.day-column').count()).toBe(7)
    expect(await page.getByRole('combobox', { name: 'Which rooms to show' }).inputValue()).toBe('Blue room')
    await page.context().close()
  })

  test('a visit that is booked in the column of a room is booked into it', async () => {
    const page = await calendarOf('admin', `date=2030-03-15&by=room&lanes=${blue.id},${green.id}`)
    await page.getByRole('button', { name: /09:00, Blue room: free/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await expect.poll(() => dialog.getByLabel('Where').inputValue()).toBe('Green room')
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
