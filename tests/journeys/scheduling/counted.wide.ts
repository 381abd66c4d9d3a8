import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

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
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

function book(login: string, start: string, more: object = {}): Promise<Row> {
  const asked = aVisit(scene, start, { owner: staff(house.server, login), location: undefined, ...more })
  return created(scene.admin, 'Appointments?confirmed=true', asked)
}

async function calendarOf(login: string, query: string): Promise<Page> {
  const { page } = await house.open({ viewport: { width: 1440, height: 900 } })
  await enterAt(page, `${house.server.url}/calendar?${query}`, login)
  return page
}

const visit = (page: Page, text: string | RegExp) => page.locator('.event').filter({ hasText: text })
const stored = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const column = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
const nameOf = async (login: string) => {
  const { id } = staff(house.server, login)
  return (await scene.admin.ask('GET', `Practitioners/${id}`)).body.display as string
}

/** What a person does, each one action: a click, a drag, a key, or a run of typed text. */
function counting(page: Page, journey: string) {
  let actions = 0
  return {
    key: async (chord: string) => {
      actions += 1
      await page.keyboard.press(chord)
    },
    type: async (text: string) => {
      actions += 1
      await page.keyboard.type(text)
    },
    click: async (place: Locator) => {
      actions += 1
      await place.click()
    },
    fill: async (place: Locator, text: string) => {
      actions += 1
      await place.fill(text)
    },
    /** To the middle of a place, or so many pixels below where it was taken up. */
    drag: async (from: Locator, to: { readonly x?: number; readonly down?: number }) => {
      actions += 1
      const box = await from.boundingBox()
      if (!box) throw new Error('Nothing to take up')
      const [x, y] = [box.x + 40, box.y + Math.min(20, box.height / 2)]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 12, y + 6)
      await page.mouse.move(to.x ?? x, y + (to.down ?? 0), { steps: 4 })
      await page.mouse.up()
    },
    expectAtMost: (most: number) => {
      console.log(JSON.stringify({ journey, actions }))
      expect(actions, journey).toBeLessThanOrEqual(most)
    },
  }
}

describe('booking a visit', () => {
  beforeAll(() => book('clinician', at('10:00', '2030-02-06')))

  test('by keys: the day, the time, the patient; enrollment and service are as the last time', async () => {
    const page = await calendarOf('admin', `date=${day}&people=${staff(house.server, 'clinician').id}`)
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
    await visit(page, /Rivera.*16:30–17:30/).waitFor()
    expectAtMost(8)
    await page.context().close()
  })

  test('by mouse: the free time, the patient, Book', async () => {
    const page = await calendarOf('admin', `date=2030-03-07&people=${staff(house.server, 'clinician').id}`)
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
    await visit(page, /Rivera/).waitFor()
    expectAtMost(8)
    await page.context().close()
  })

  test('another service than the last time is chosen as before, and stays when the patient is another', async () => {
    const page = await calendarOf(
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
    const made = await book('clinician', at('10:00', '2030-05-14'))
    const people = ['clinician', 'other'].map((each) => staff(house.server, each).id)
    const page = await calendarOf('admin', `date=2030-05-14&people=${people}`)
    await visit(page, '10:00–11:00').focus()
    const { key, expectAtMost } = counting(page, 'move a visit to another day and person, by keys')
    await key('m')
    await key(']')
    await expect.poll(() => page.url()).toContain('2030-05-15')
    await key('ArrowRight')
    await key('Enter')
    await column(page, await nameOf('other'))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    expectAtMost(6)
    expect(await stored(made)).toMatchObject({
      start: at('10:00', '2030-05-15'),
      owner: { id: staff(house.server, 'other').id },
    })
    await page.context().close()
  })

  test('by mouse, in the week and in the day; then it gets longer by its edge, and one press takes that back', async () => {
    const made = await book('clinician', at('10:00', '2030-06-04'))
    const people = ['clinician', 'other'].map((each) => staff(house.server, each).id)
    const page = await calendarOf('admin', `date=2030-06-04&view=week&person=${people[0]}`)
    await visit(page, '10:00–11:00').waitFor()
    const { drag, click, expectAtMost } = counting(page, 'move a visit to another day and person, by mouse')
    const days = await page.locator('.day-column').nth(2).boundingBox()
    await drag(visit(page, '10:00–11:00'), { x: (days?.x ?? 0) + 40 })
    await expect.poll(async () => (await stored(made)).start).toBe(at('10:00', '2030-06-05'))
    await page.goto(`${house.server.url}/calendar?date=2030-06-05&people=${people}`)
    await visit(page, '10:00–11:00').waitFor()
    const other = await column(page, await nameOf('other')).boundingBox()
    await drag(visit(page, '10:00–11:00'), { x: (other?.x ?? 0) + 60 })
    await column(page, await nameOf('other'))
      .getByRole('button', { name: /10:00–11:00/ })
      .waitFor()
    expectAtMost(6)
    expect(await stored(made)).toMatchObject({ owner: { id: people[1] } })

    const edge = visit(page, '10:00–11:00').locator('.event-edge')
    await drag(edge, { down: 37 })
    await visit(page, '10:00–11:30').waitFor()
    await click(page.getByRole('button', { name: 'Move it back' }).last())
    await visit(page, '10:00–11:00').waitFor()
    expect(await stored(made)).toMatchObject({ duration: 60 })
    await page.context().close()
  })
})

describe('a visit that begins', () => {
  /** Since a while at the practice's own day. */
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  test('is checked in at the desk by mouse', async () => {
    const made = await book('intake', new Date(Date.now() + 60_000).toISOString())
    const page = await calendarOf('admin', `date=${today}&people=${staff(house.server, 'intake').id}`)
    await page.goto(`${house.server.url}/today`)
    const { click, expectAtMost } = counting(page, 'check in, by mouse')
    await click(page.getByRole('button', { name: /^Check in: .*Rivera/ }).first())
    await click(page.getByRole('dialog').getByRole('button', { name: 'Check in' }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored(made)).status).toBe('checked-in')
    expectAtMost(4)
    await page.context().close()
  })

  test('is checked in at the desk by keys', async () => {
    const made = await book('intake', new Date(Date.now() + 120_000).toISOString())
    const page = await calendarOf('admin', `date=${today}&people=${staff(house.server, 'intake').id}`)
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
    await expect.poll(async () => (await stored(made)).status).toBe('checked-in')
    expectAtMost(4)
    await page.context().close()
  })

  test('was missed: by keys it is a no-show with what is done next', async () => {
    const start = minutesAgo(45)
    const made = await book('clinician', start)
    const date = localDate(start, zone)
    const page = await calendarOf(
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
    expect(await stored(made)).toMatchObject({
      status: 'noshow',
      noShow: { action: { code: 'call-patient' }, contacted: true },
    })
    await page.context().close()
  })

  test('was missed: by mouse it is a no-show, and another time is booked for the same patient', async () => {
    const start = minutesAgo(200)
    const made = await book('other', start)
    const date = localDate(start, zone)
    const page = await calendarOf(
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
    expect(await stored(made)).toMatchObject({
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
