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
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

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
})
afterAll(() => house?.close())

/** A visit in somebody's calendar. */
function book(login: string, start: string, more: object = {}): Promise<Row> {
  const asked = aVisit(scene, start, { owner: staff(house.server, login), location: undefined, ...more })
  return created(scene.admin, 'Appointments?confirmed=true', asked)
}

/** Time of somebody's own that is nobody else's business. */
function block(login: string, start: string, end: string): Promise<Row> {
  return created(scene.admin, 'Appointments', {
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

async function calendarOf(login: string, query: string, options: Parameters<House['open']>[0] = {}) {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/calendar?${query}`, login)
  return page
}

const column = (page: Page, name: RegExp) => page.getByRole('group', { name })
const visit = (page: Page, text: string | RegExp) => page.locator('.event').filter({ hasText: text })
const stored = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const nameOf = async (login: string) => {
  const { id } = staff(house.server, login)
  return (await scene.admin.ask('GET', `Practitioners/${id}`)).body.display as string
}

describe('the day of several people', () => {
  beforeAll(async () => {
    await book('clinician', at('10:00'))
    await book('other', at('11:00'))
    await block('other', at('13:00'), at('14:00'))
  })

  test('the front desk, who has no appointments, sees everyone who is there, by one question for all', async () => {
    const { page } = await house.open()
    const questions: string[] = []
    page.on('request', (request) => {
      if (/\/Appointments\/queries/.test(request.url())) questions.push(request.postData() ?? '')
    })
    await enterAt(page, `${house.server.url}/calendar?date=${day}`, 'admin')
    await visit(page, '10:00–11:00').waitFor()
    await visit(page, '11:00–12:00').waitFor()
    await column(page, new RegExp(`${await nameOf('clinician')}, 1 appointment`)).waitFor()
    await column(page, new RegExp(`${await nameOf('other')}, 2 appointments`)).waitFor()
    expect(questions).toHaveLength(1)
    await expectAccessibleInEachLook(page, 'the day of several people')
    await page.context().close()
  })

  test('who is shown stands in the address: the same people are there for whoever follows it', async () => {
    const page = await calendarOf('admin', `date=${day}`)
    await page.getByRole('button', { name: /Everyone here: 2 people/ }).click()
    await page.getByRole('checkbox', { name: await nameOf('clinician') }).uncheck()
    await page.getByLabel('Name').fill((await nameOf('intake')).slice(0, 3))
    await page.getByRole('checkbox', { name: await nameOf('intake') }).check()
    await expectAccessible(page, 'the choice of people')
    await page.getByRole('button', { name: 'Show these' }).click()
    await column(page, new RegExp(`${await nameOf('intake')}, 0 appointments`)).waitFor()
    expect(await column(page, new RegExp(await nameOf('clinician'))).count()).toBe(0)

    const again = await calendarOf('intake', new URL(page.url()).search.slice(1))
    await column(again, new RegExp(`${await nameOf('other')}, 2 appointments`)).waitFor()
    await column(again, new RegExp(`${await nameOf('intake')}, 0 appointments`)).waitFor()
    await again.getByRole('button', { name: /Chosen|2 people/ }).waitFor()
    for (const each of [page, again]) await each.context().close()
  })

  test('a colleague sees that somebody is busy, and not with what', async () => {
    const patient = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Vera'], family: 'Hidden' },
      birthDate: '1980-05-05',
      gender: 'female',
      confidentialTeam: [{ practitioner: staff(house.server, 'other') }],
    })
    const attendees = [{ id: '1', kind: 'Patient', subject: { id: patient.id, resourceType: 'Patient' } }]
    await book('other', at('15:00'), { attendees, episodeOfCare: undefined })
    const page = await calendarOf('clinician', `date=${day}&people=all`)
    const others = column(page, new RegExp(await nameOf('other')))
    await others.getByText('Busy', { exact: true }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Hidden|secret/)
    await visit(page, '13:00–14:00').waitFor()

    await page.getByRole('button', { name: /09:00/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('15')
    await expect.poll(() => focused(page)).toContain('busy with something that is not shown here')
    await page.context().close()
  })

  test('by keyboard alone a visit is booked in the column of somebody else, at a time that is typed', async () => {
    const page = await calendarOf('admin', `date=${day}`)
    await visit(page, '10:00–11:00').waitFor()
    await page.keyboard.press('d')
    await expect.poll(() => focused(page)).toContain('09:00')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('1630')
    await expect.poll(() => focused(page)).toContain(`16:30, ${await nameOf('other')}: free`)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await expect.poll(() => dialog.getByLabel('With').inputValue()).toBe(await nameOf('other'))
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    await dialog.getByLabel('Service').focus()
    await page.keyboard.type('indiv')
    await page.getByRole('option', { name: /Individual/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Book', exact: true }).focus()
    await page.keyboard.press('Enter')
    await column(page, new RegExp(await nameOf('other')))
      .getByRole('button', { name: /Marlowe.*16:30–17:30/ })
      .waitFor()
    await page.context().close()
  })

  test('on a phone one person is chosen, and the page does not scroll sideways', async () => {
    const page = await calendarOf('admin', `date=${day}`, { viewport: { width: 390, height: 844 } })
    await page.locator('.agenda-line', { hasText: '10:00' }).waitFor()
    await page.getByLabel('Whose calendar').fill((await nameOf('other')).slice(0, 3))
    await page.getByRole('option', { name: await nameOf('other') }).click()
    await page.locator('.agenda-line', { hasText: '11:00' }).waitFor()
    expect(page.url()).toContain(`person=${staff(house.server, 'other').id}`)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWide).toBe(false)
    await page.context().close()
  })
})

describe('the week of one person', () => {
  test('w opens the week and closes it, brackets turn it, and the address keeps it', async () => {
    await book('clinician', at('10:00', '2030-04-03'))
    const page = await calendarOf('clinician', 'date=2030-04-02')
    await page.getByRole('heading', { name: 'Tuesday, April 2, 2030' }).waitFor()
    await page.keyboard.press('w')
    await column(page, /Wed, Apr 3, 1 appointment/).waitFor()
    expect(await page.locator('.day-column').count()).toBe(7)
    expect(page.url()).toContain('view=week')
    await expectAccessible(page, 'the week')
    await page.keyboard.press(']')
    await column(page, /Mon, Apr 8, 0 appointments/).waitFor()
    await page.keyboard.press('[')
    await page.getByText('Work week').click()
    await expect.poll(() => page.locator('.day-column').count()).toBe(5)
    await visit(page, '10:00–11:00').waitFor()
    await page.keyboard.press('w')
    await page.getByRole('heading', { name: 'Tuesday, April 2, 2030' }).waitFor()
    await page.context().close()
  })

  test('of whoever keeps calendars it is the week of the first column, until somebody else is chosen', async () => {
    const page = await calendarOf('admin', `date=${day}`)
    await visit(page, '10:00–11:00').waitFor()
    await page.keyboard.press('w')
    await expect.poll(() => page.getByLabel('Whose calendar').inputValue()).toBe(await nameOf('clinician'))
    await visit(page, '10:00–11:00').waitFor()
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
