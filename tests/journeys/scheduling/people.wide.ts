import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { focused, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import {
  type AtCalendars,
  atCalendars,
  columnOf,
  visitsAt,
} from '#tests/support/browser/scheduling/at-calendars.ts'
import { bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let desk: AtCalendars

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
  desk = atCalendars(house, scene)
})
afterAll(() => house?.close())

/** Time of somebody's own that is nobody else's business. */
function block(login: string, start: string, end: string): Promise<Row> {
  return created(scene.admin, 'Appointments?confirmed=true', {
    status: 'booked',
    kind: 'Block',
    start,
    end,
    timezone: 'America/Chicago',
    duration: 60,
    isGroup: false,
    owner: staff(house.server, login),
    title: 'A secret errand',
  })
}

const whose = (page: Page) => page.getByRole('combobox', { name: 'Whose calendar' })

describe('the day of several people', () => {
  beforeAll(async () => {
    await desk.book('clinician', at('10:00'))
    await desk.book('other', at('11:00'))
    await block('other', at('13:00'), at('14:00'))
  })

  test('the front desk, who has no appointments, sees everyone who is there, by one question for all', async () => {
    const { page } = await house.open()
    const questions: string[] = []
    page.on('request', (request) => {
      if (/\/Appointments\/queries/.test(request.url())) questions.push(request.postData() ?? '')
    })
    await enterAt(page, `${house.server.url}/calendar?date=${day}`, 'admin')
    await visitsAt(page, '10:00–11:00').waitFor()
    await visitsAt(page, '11:00–12:00').waitFor()
    await columnOf(page, new RegExp(`${await desk.nameOf('clinician')}, 1 appointment`)).waitFor()
    await columnOf(page, new RegExp(`${await desk.nameOf('other')}, 2 appointments`)).waitFor()
    expect(questions).toHaveLength(1)
    await expectAccessibleInEachLook(page, 'the day of several people')
    await page.context().close()
  })

  test('who is shown stands in the address: the same people are there for whoever follows it', async () => {
    const page = await desk.calendarOf('admin', `date=${day}`)
    await page.getByRole('button', { name: /Everyone here: 2 people/ }).click()
    await page.getByRole('checkbox', { name: await desk.nameOf('clinician') }).uncheck()
    await page.getByLabel('Name').fill((await desk.nameOf('intake')).slice(0, 3))
    await page.getByRole('checkbox', { name: await desk.nameOf('intake') }).check()
    await expectAccessible(page, 'the choice of people')
    await page.getByRole('button', { name: 'Show these' }).click()
    await columnOf(page, new RegExp(`${await desk.nameOf('intake')}, 0 appointments`)).waitFor()
    expect(await columnOf(page, new RegExp(await desk.nameOf('clinician'))).count()).toBe(0)

    const again = await desk.calendarOf('intake', new URL(page.url()).search.slice(1))
    await columnOf(again, new RegExp(`${await desk.nameOf('other')}, 2 appointments`)).waitFor()
    await columnOf(again, new RegExp(`${await desk.nameOf('intake')}, 0 appointments`)).waitFor()
    await again.getByRole('button', { name: /Chosen|2 people/ }).waitFor()
    for (const each of [page, again]) await each.context().close()
  })

  test('a colleague sees that somebody is busy, and not with what', async () => {
    const patient = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(house.server, 'admin') }],
    })
    const attendees = [{ id: '1', kind: 'Patient', subject: { id: patient.id, resourceType: 'Patient' } }]
    await desk.book('other', at('15:00'), { attendees, episodeOfCare: undefined })
    const page = await desk.calendarOf('clinician', `date=${day}&people=all`)
    const others = columnOf(page, new RegExp(await desk.nameOf('other')))
    await others.getByText('Busy', { exact: true }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Hidden|secret/)
    await visitsAt(page, '13:00–14:00').waitFor()

    await page.getByRole('button', { name: /09:00/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('15')
    await expect.poll(() => focused(page)).toContain('busy with something that is not shown here')
    await page.context().close()
  })

  test('by keyboard alone a visit is booked in the column of somebody else, at a time that is typed', async () => {
    const page = await desk.calendarOf('admin', `date=${day}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    await page.keyboard.press('d')
    await expect.poll(() => focused(page)).toContain('09:00')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('1630')
    await expect.poll(() => focused(page)).toContain(`16:30, ${await desk.nameOf('other')}: free`)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'With' }).inputValue())
      .toBe(await desk.nameOf('other'))
    await page.keyboard.type('marl')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await takeOption(page, /Marlowe/)
    await dialog.getByLabel('Service').focus()
    await page.keyboard.type('indiv')
    await page.getByRole('option', { name: /Individual/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Book', exact: true }).focus()
    await page.keyboard.press('Enter')
    await columnOf(page, new RegExp(await desk.nameOf('other')))
      .getByRole('button', { name: /Marlowe.*16:30–17:30/ })
      .waitFor()
    await page.context().close()
  })

  test('on a phone one person is chosen, and the page does not scroll sideways', async () => {
    const page = await desk.calendarOf('admin', `date=${day}`, { viewport: { width: 390, height: 844 } })
    await page.locator('.agenda-line', { hasText: '10:00' }).waitFor()
    await whose(page).fill((await desk.nameOf('other')).slice(0, 3))
    await page.getByRole('option', { name: await desk.nameOf('other') }).click()
    await page.locator('.agenda-line', { hasText: '11:00' }).waitFor()
    expect(page.url()).toContain(`person=${staff(house.server, 'other').id}`)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)
    await page.context().close()
  })
})

describe('the week of one person', () => {
  test('w opens the week and closes it, brackets turn it, and the address keeps it', async () => {
    await desk.book('clinician', at('10:00', '2030-04-03'))
    const page = await desk.calendarOf('clinician', 'date=2030-04-02')
    await page.getByRole('heading', { name: 'Tuesday, April 2, 2030' }).waitFor()
    await page.keyboard.press('w')
    await columnOf(page, /Wed, Apr 3, 1 appointment/).waitFor()
    expect(await page.locator('.day-column').count()).toBe(7)
    expect(page.url()).toContain('view=week')
    await expectAccessible(page, 'the week')
    await page.keyboard.press(']')
    await columnOf(page, /Mon, Apr 8, 0 appointments/).waitFor()
    await page.keyboard.press('[')
    await page.getByText('Work week').click()
    await expect.poll(() => page.locator('.day-column').count()).toBe(5)
    await visitsAt(page, '10:00–11:00').waitFor()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('w')
    await page.getByRole('heading', { name: 'Tuesday, April 2, 2030' }).waitFor()
    await page.context().close()
  })

  test('of whoever keeps calendars it is the week of the first column, until somebody else is chosen', async () => {
    const page = await desk.calendarOf('admin', `date=${day}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    await page.keyboard.press('w')
    await expect.poll(() => whose(page).inputValue()).toBe(await desk.nameOf('clinician'))
    await visitsAt(page, '10:00–11:00').waitFor()
    await page.context().close()
  })
})

describe('the week of several people', () => {
  test('who keeps calendars sees several weeks side by side, chosen by keys, and moves a visit to another person on another day', async () => {
    const [clinician, other] = [await desk.nameOf('clinician'), await desk.nameOf('other')]
    const made = await desk.book('clinician', at('10:00', '2030-07-02'))
    await desk.book('other', at('14:00', '2030-07-04'), {
      episodeOfCare: undefined,
      attendees: [{ id: '1', kind: 'Patient', subject: bare(scene.otherPatient) }],
    })
    const id = staff(house.server, 'clinician').id
    const page = await desk.calendarOf('admin', `date=2030-07-02&view=week&person=${id}`)
    await visitsAt(page, '10:00–11:00').waitFor()
    expect(await page.locator('.day-column').count()).toBe(7)

    await page.getByRole('button', { name: 'Several people' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Whose days to show' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(other.slice(0, 4))
    await dialog.getByRole('checkbox', { name: other }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    await expect.poll(() => page.locator('.day-column').count()).toBe(14)
    await columnOf(page, `Thu, Jul 4, ${other}, 1 appointment`).waitFor()
    expect(page.url()).not.toContain('person=')
    await expectAccessibleInEachLook(page, 'the week of several people')
    await page.getByText('Work week').click()
    await expect.poll(() => page.locator('.day-column').count()).toBe(10)

    await visitsAt(page, '10:00–11:00').focus()
    for (const key of ['m', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await columnOf(page, new RegExp(`Wed, Jul 3, ${other}`))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    const owner = { id: staff(house.server, 'other').id }
    expect(await desk.stored(made)).toMatchObject({ start: at('10:00', '2030-07-03'), owner })
    await columnOf(page, new RegExp(`Tue, Jul 2, ${clinician}, 0 appointments`)).waitFor()
    await page.context().close()
  })

  test('on a phone the same address is the week of the first of them', async () => {
    const people = ['clinician', 'other'].map((login) => staff(house.server, login).id).join(',')
    const narrow = { viewport: { width: 390, height: 844 } }
    const page = await desk.calendarOf('admin', `date=2030-07-02&view=week&people=${people}`, narrow)
    await expect.poll(() => whose(page).inputValue()).toBe(await desk.nameOf('clinician'))
    await page.context().close()
  })
})

describe('moving in the calendar', () => {
  const on7 = (time: string) => at(time, '2030-05-07')
  const moving = (page: Page) => page.getByRole('region', { name: 'Move this appointment' })
  const said = (page: Page, sentence: string | RegExp) =>
    page.getByRole('status').filter({ hasText: sentence }).first().waitFor({ state: 'attached' })

  test('by keys to another person, told by a sentence at each step, in four actions; one press moves it back', async () => {
    const [clinician, other] = [await desk.nameOf('clinician'), await desk.nameOf('other')]
    const owner = staff(house.server, 'clinician')
    const attendees = [
      { id: '1', kind: 'Patient', subject: { id: scene.patient.id, resourceType: 'Patient' } },
      { id: '2', kind: 'Practitioner', subject: owner, requirement: 'Required' },
    ]
    const made = await desk.book('clinician', on7('10:00'), { attendees })
    await desk.book('other', on7('15:00'))
    const page = await desk.calendarOf('admin', 'date=2030-05-07')
    await visitsAt(page, '10:00–11:00').focus()
    await page.keyboard.press('m')
    await said(page, `Rivera, Ana (35): Tue, May 7, 10:00–11:00, with ${clinician}, 60 minutes, Booked.`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await said(page, `10:15–11:15, with ${other}, 60 minutes, Booked. Nothing is in the way.`)
    expect(await desk.stored(made)).toMatchObject({ meta: { versionId: '1' } })
    await expectAccessible(page, 'moving')
    await page.keyboard.press('Enter')
    await columnOf(page, new RegExp(other))
      .getByRole('button', { name: /Rivera.*10:15–11:15/ })
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('10:15–11:15')
    const moved = await desk.stored(made)
    expect(moved).toMatchObject({ start: on7('10:15'), owner: { id: staff(house.server, 'other').id } })
    expect(moved.attendees[1].subject.id).toBe(staff(house.server, 'other').id)

    await page.getByRole('button', { name: 'Move it back' }).click()
    await columnOf(page, new RegExp(clinician))
      .getByRole('button', { name: /Rivera.*10:00–11:00/ })
      .waitFor()
    const back = await desk.stored(made)
    expect(back).toMatchObject({ start: on7('10:00'), owner: { id: owner.id } })
    expect(back.attendees[1].subject.id).toBe(owner.id)
    await page.context().close()
  })

  test('by keys to another day and another person at once, in at most six actions', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-05-14'))
    const ofAnother = {
      episodeOfCare: undefined,
      attendees: [{ id: '1', kind: 'Patient', subject: bare(scene.otherPatient) }],
    }
    await desk.book('other', at('15:00', '2030-05-15'), ofAnother)
    await desk.book('clinician', at('15:00', '2030-05-15'), ofAnother)
    const page = await desk.calendarOf(
      'admin',
      `date=2030-05-14&people=${['clinician', 'other'].map((each) => staff(house.server, each).id)}`,
    )
    await visitsAt(page, '10:00–11:00').focus()
    let actions = 0
    for (const key of ['m', ']', 'ArrowRight', 'Enter']) {
      await page.keyboard.press(key)
      actions += 1
      if (key === ']') await visitsAt(page, '15:00–16:00').first().waitFor()
    }
    expect(actions).toBeLessThanOrEqual(6)
    await columnOf(page, new RegExp(await desk.nameOf('other')))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    const owner = { id: staff(house.server, 'other').id }
    expect(await desk.stored(made)).toMatchObject({ start: at('10:00', '2030-05-15'), owner })
    await page.context().close()
  })

  test('in the week an arrow is another day; what stands there is said before anything is changed, and Escape leaves it', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-06-04'))
    await desk.book('clinician', at('10:00', '2030-06-05'))
    const page = await desk.calendarOf('clinician', 'date=2030-06-04&view=week')
    await columnOf(page, /Tue, Jun 4/)
      .getByRole('button', { name: /10:00–11:00/ })
      .focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await moving(page)
      .getByText(/already has an appointment at that time/)
      .first()
      .waitFor()
    await said(page, /Wed, Jun 5.*already has an appointment at that time/)
    await page.keyboard.press('Escape')
    await moving(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('10:00–11:00')
    expect(await desk.stored(made)).toMatchObject({ meta: { versionId: '1' } })

    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await moving(page).getByRole('button', { name: 'Move anyway' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await desk.stored(made)).start).toBe(at('10:00', '2030-06-05'))
    await page.context().close()
  })

  test('Shift and arrows change the length, and so does the lower edge under the mouse', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-06-11'))
    const page = await desk.calendarOf('clinician', 'date=2030-06-11')
    await visitsAt(page, '10:00–11:00').focus()
    await page.keyboard.press('m')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Enter')
    await visitsAt(page, '10:00–10:30').waitFor()
    expect(await desk.stored(made)).toMatchObject({ duration: 30, end: at('10:30', '2030-06-11') })

    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close the appointment' }).focus()
    await page.keyboard.press('m')
    await moving(page).getByText('10:00–10:30').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Close the appointment' }).click()

    const box = await visitsAt(page, '10:00–10:30').boundingBox()
    if (!box) throw new Error('nothing is there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 20)
    await page.mouse.move(box.x + box.width / 2, box.y + 2 * box.height)
    await page.mouse.up()
    await visitsAt(page, '10:00–11:00').waitFor()
    expect(await desk.stored(made)).toMatchObject({ duration: 60 })
    await page.getByRole('button', { name: 'Move it back' }).last().click()
    await visitsAt(page, '10:00–10:30').waitFor()
    await page.context().close()
  })

  test('the mouse drags to another person; nothing opens by that, and a finger scrolls instead', async () => {
    const made = await desk.book('clinician', at('10:00', '2030-06-18'))
    await desk.book('other', at('15:00', '2030-06-18'))
    const page = await desk.calendarOf('admin', 'date=2030-06-18')
    const from = await visitsAt(page, '10:00–11:00').boundingBox()
    const to = await visitsAt(page, '15:00–16:00').boundingBox()
    if (!from || !to) throw new Error('nothing is there')
    const drag = { x: from.x + 40, y: from.y + 20 }
    await page.mouse.move(drag.x, drag.y)
    await page.mouse.down()
    await page.mouse.move(drag.x + 30, drag.y + 10)
    await page.mouse.move(to.x + 40, drag.y + from.height)
    await page.locator('.move-ghost', { hasText: '11:00–12:00' }).waitFor()
    await page.mouse.up()
    await columnOf(page, new RegExp(await desk.nameOf('other')))
      .getByRole('button', { name: /11:00–12:00/ })
      .waitFor()
    expect(await desk.stored(made)).toMatchObject({ owner: { id: staff(house.server, 'other').id } })
    expect(page.url()).not.toContain('event=')

    const touch = { bubbles: true, button: 0, pointerType: 'touch', pointerId: 7, clientX: 300, clientY: 300 }
    await visitsAt(page, '11:00–12:00').dispatchEvent('pointerdown', touch)
    await page.mouse.move(300, 500)
    expect(await page.locator('.move-ghost').count()).toBe(0)
    await page.context().close()
  })

  test('what is not the own is not moved by whoever may only move the own, and says so', async () => {
    await desk.book('other', at('10:00', '2030-06-25'))
    const page = await desk.calendarOf('clinician', 'date=2030-06-25&people=all')
    await visitsAt(page, '10:00–11:00').focus()
    await page.keyboard.press('m')
    await page.getByText("in someone else's calendar").first().waitFor()
    expect(await moving(page).count()).toBe(0)
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
