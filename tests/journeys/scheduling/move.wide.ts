import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { focused, press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { aSeries } from '#tests/support/scenes/series.ts'

let house: House
let scene: Scene

const day = '2030-03-06'
const nextDay = '2030-03-07'
const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

/** A visit in the case manager's own calendar. */
function book(date: string, time: string, more: object = {}): Promise<Row> {
  const owner = staff(house.server, 'intake')
  const asked = aVisit(scene, at(date, time), { owner, location: undefined, ...more })
  return created(scene.admin, 'Appointments?confirmed=true', asked)
}

async function calendarOf(login: string, date: string, options: Parameters<House['open']>[0] = {}) {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/calendar?date=${date}`, login)
  return page
}

const visit = (page: Page, time: string) => page.locator('.event, .agenda-line').filter({ hasText: time })
const move = (page: Page) => page.getByRole('dialog', { name: 'Move this appointment' })
const stored = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body

test('by keyboard alone a visit moves to another day; the calendar shows that day, and one press moves it back', async () => {
  const made = await book(day, '10:00')
  const { start, end } = await stored(made)
  const page = await calendarOf('intake', day)
  await visit(page, '10:00–11:00').focus()
  await page.keyboard.press('Enter')
  await press(page, 'Move…')
  await move(page).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Date/)

  await move(page).getByLabel('Date').fill(nextDay)
  await tabTo(page, 'Move')
  await page.keyboard.press('Enter')
  await move(page).waitFor({ state: 'detached' })
  await visit(page, '10:00–11:00').waitFor()
  expect(page.url()).toContain(`date=${nextDay}`)
  expect(await stored(made)).toMatchObject({ start: at(nextDay, '10:00'), end: at(nextDay, '11:00') })

  await press(page, 'Move it back')
  await page.getByText('Moved back to where it was.').first().waitFor()
  await expect.poll(() => page.url()).toContain(`date=${day}`)
  expect(await stored(made)).toMatchObject({ start, end, duration: 60 })
  await page.context().close()
})

test('what a time meets is said while it is chosen, before anything is changed; it can be taken all the same', async () => {
  const made = await book(day, '13:00')
  await book(day, '15:00', { title: 'Case conference' })
  const page = await calendarOf('intake', day)
  await visit(page, '13:00–14:00').click()
  await page.getByRole('button', { name: 'Move…' }).click()
  await move(page).getByLabel('Start').fill('15:30')
  await move(page)
    .getByText(/already has an appointment at that time/)
    .first()
    .waitFor()
  expect(await stored(made)).toMatchObject({ start: at(day, '13:00'), meta: { versionId: '1' } })
  await expectAccessibleInEachLook(page, 'moving an appointment to a time that is taken')

  await move(page).getByLabel('Start').fill('14:00')
  await move(page).getByRole('alert').waitFor({ state: 'detached' })
  await move(page).getByLabel('Start').fill('15:30')
  await move(page).getByRole('button', { name: 'Move anyway' }).click()
  await move(page).waitFor({ state: 'detached' })
  await visit(page, '15:30–16:30').waitFor()
  expect(await stored(made)).toMatchObject({ start: at(day, '15:30') })

  await page.getByRole('button', { name: 'Move…' }).click()
  await move(page).getByLabel('Start').fill('21:00')
  await move(page).getByRole('button', { name: 'Move', exact: true }).click()
  await visit(page, '21:00–22:00').waitFor()
  const place = () => visit(page, '21:00–22:00').boundingBox()
  await expect.poll(async () => ((await place())?.y ?? Number.POSITIVE_INFINITY) < 850).toBe(true)
  await page.context().close()
})

test('what was chosen stays when the dialog is left, and when somebody else was quicker it is said', async () => {
  const made = await book(day, '08:00')
  const page = await calendarOf('intake', day, { viewport: { width: 390, height: 844 } })
  await visit(page, '8:00').first().click()
  await page.getByRole('button', { name: 'Move…' }).click()
  await move(page).getByLabel('Minutes').fill('30')
  await page.keyboard.press('Escape')
  await move(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Move…' }).click()
  await expect.poll(() => move(page).getByLabel('Minutes').inputValue()).toBe('30')

  await page.route(/\/changes/, (route) => route.abort())
  const body = [{ op: 'add', path: '/description', value: 'Brings the forms.' }]
  await scene.admin.ask('PATCH', `Appointments/${made.id}?versionId=1`, { body })
  await move(page).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Someone else has changed this appointment.').first().waitFor()
  expect(await stored(made)).toMatchObject({ description: 'Brings the forms.', duration: 60 })
  expect(await move(page).getByLabel('Minutes').inputValue()).toBe('30')

  const again = move(page).getByRole('button', { name: 'Move', exact: true })
  // The newer copy is on its way.
  const isThere = async () => {
    if (await again.isEnabled({ timeout: 1_000 }).catch(() => false))
      await again.click().catch(() => undefined)
    return move(page).count()
  }
  await expect.poll(isThere, { interval: 500, timeout: 30_000 }).toBe(0)
  expect(await stored(made)).toMatchObject({ description: 'Brings the forms.', duration: 30 })
  await page.context().close()
})

test('one of a series and one that is off are not offered to be moved alone', async () => {
  const owner = staff(house.server, 'intake')
  await aSeries(scene, scene.admin, {
    start: at(day, '17:00'),
    rule: { end: { count: 2 } },
    visit: { owner },
  })
  const off = await book(day, '18:30')
  const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
  const body = [
    { op: 'add', path: '/cancellation', value: cancellation },
    { op: 'replace', path: '/status', value: 'cancelled' },
  ]
  const cancelled = await scene.admin.ask('PATCH', `Appointments/${off.id}?versionId=1`, { body })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)

  const page = await calendarOf('intake', day)
  for (const time of ['17:00–18:00', '18:30–19:30']) {
    await visit(page, time).click()
    await page.getByRole('heading', { name: 'Update status' }).waitFor()
    expect(await page.getByRole('button', { name: 'Move…' }).count(), time).toBe(0)
  }
  await page.context().close()
  expect(house.complaints).toEqual([])
})
