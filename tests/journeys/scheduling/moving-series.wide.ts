import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, press } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { aSeries, type MadeSeries, seriesOf } from '#tests/support/scenes/series.ts'

let house: House
let scene: Scene

const zone = 'America/Chicago'
/** A Wednesday that is still to come: series are made as far ahead as half a year. */
const first = wednesdayAfter(plusDays(localDate(new Date().toISOString(), zone), 7))
const week = (weeks: number) => plusDays(first, 7 * weeks)
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant

function wednesdayAfter(date: string): string {
  return plusDays(date, (3 - weekdayOf(date) + 7) % 7)
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
afterAll(() => house?.close())

/** Four weekly visits of the clinician. */
function fourWeeks(time: string): Promise<MadeSeries> {
  return aSeries(scene, scene.admin, {
    start: at(first, time),
    rule: { end: { count: 4 } },
    visit: { owner: staff(house.server, 'clinician') },
  })
}

async function calendarOf(date: string): Promise<Page> {
  const { page } = await house.open()
  const people = ['clinician', 'other'].map((login) => staff(house.server, login).id)
  await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${people}`, 'admin')
  return page
}

const visit = (page: Page, time: string) => page.locator('.event').filter({ hasText: time })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move this appointment' })
const starts = async (masterId: string) => (await seriesOf(scene.admin, masterId)).map(({ start }) => start)

test('by keys: one of a series moves alone when that is meant, after the plan was seen', async () => {
  const series = await fourWeeks('09:00')
  const page = await calendarOf(week(1))
  await visit(page, '09:00–10:00').focus()
  await page.keyboard.press('m')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByText(/9:00 .*10:00|09:00.*10:00/)
    .waitFor()
  expect(await dialog(page).getByRole('radio').count()).toBe(3)
  await expectAccessible(page, 'how much of a series moves')
  await press(page, 'Show what will change')
  await press(page, 'Change 1 appointment')
  await page.getByText('1 appointment changed.', { exact: true }).first().waitFor()
  await visit(page, '10:00–11:00').waitFor()
  await expect.poll(() => focused(page)).toContain('10:00–11:00')
  expect(await starts(series.first.id)).toEqual([
    at(week(0), '09:00'),
    at(week(1), '10:00'),
    at(week(2), '09:00'),
    at(week(3), '09:00'),
  ])
  await press(page, 'Move it back')
  await page.getByText('Moved back to where it was.', { exact: true }).first().waitFor()
  await visit(page, '09:00–10:00').waitFor()
  expect(await starts(series.first.id)).toEqual([0, 1, 2, 3].map((weeks) => at(week(weeks), '09:00')))
  await page.context().close()
})

test('by mouse to another person: this one and those that follow go there, the earlier ones stay', async () => {
  const series = await fourWeeks('13:00')
  const page = await calendarOf(week(2))
  const from = await visit(page, '13:00–14:00').boundingBox()
  const to = await page.locator('.day-column').last().boundingBox()
  if (!from || !to) throw new Error('nothing is there')
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 24)
  await page.mouse.move(to.x + 40, from.y + 20)
  await page.locator('.move-ghost', { hasText: '13:00–14:00' }).waitFor()
  await page.mouse.up()
  await dialog(page).getByLabel('This and following').check()
  await press(page, 'Show what will change')
  await press(page, 'Change 2 appointments')
  await page.getByText('2 appointments changed.', { exact: true }).first().waitFor()
  await page.locator('.day-column').last().locator('.event', { hasText: '13:00–14:00' }).waitFor()

  const before = await seriesOf(scene.admin, series.first.id)
  const after = await seriesOf(scene.admin, series.rows[2]?.appointment?.id ?? '')
  const ownerOf = (row: { readonly owner: { readonly id: string } }) => row.owner.id
  expect(before.map(ownerOf)).toEqual([0, 1].map(() => staff(house.server, 'clinician').id))
  expect(after.map(ownerOf)).toEqual([0, 1].map(() => staff(house.server, 'other').id))

  await press(page, 'Move it back')
  await page.getByText('2 appointments moved back to where they were.', { exact: true }).first().waitFor()
  await page.locator('.day-column').first().locator('.event', { hasText: '13:00–14:00' }).waitFor()
  const back = await seriesOf(scene.admin, series.rows[2]?.appointment?.id ?? '')
  expect(back.map(ownerOf)).toEqual([0, 1].map(() => staff(house.server, 'clinician').id))
  expect(back.map(({ start }) => start)).toEqual([2, 3].map((weeks) => at(week(weeks), '13:00')))
  await page.context().close()
})

test('they are not moved back where somebody has changed one meanwhile: that is said, and nothing is changed', async () => {
  const series = await fourWeeks('11:00')
  const page = await calendarOf(week(1))
  await visit(page, '11:00–12:00').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('This and following').check()
  await press(page, 'Show what will change')
  await press(page, 'Change 3 appointments')
  await page.getByText('3 appointments changed.', { exact: true }).first().waitFor()
  const last = (await seriesOf(scene.admin, series.rows[1]?.appointment?.id ?? '')).at(-1)
  const byHand = await scene.admin.ask(
    'PATCH',
    `Appointments/${last?.id}?versionId=${last?.meta.versionId}`,
    {
      body: [
        { op: 'replace', path: '/start', value: at(week(3), '17:00') },
        { op: 'replace', path: '/end', value: at(week(3), '18:00') },
      ],
    },
  )
  expect(byHand.status).toBe(200)
  await press(page, 'Move it back')
  await page
    .getByText(/^Not moved back: a former time is taken by now/)
    .first()
    .waitFor()
  const after = await seriesOf(scene.admin, series.rows[1]?.appointment?.id ?? '')
  expect(after.map(({ owner }) => owner.id)).toEqual([0, 1, 2].map(() => staff(house.server, 'other').id))
  await page.context().close()
})

test('whoever leaves the question is where it was before, and nothing was changed', async () => {
  const series = await fourWeeks('16:00')
  const page = await calendarOf(week(1))
  await visit(page, '16:00–17:00').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  const bar = page.getByRole('region', { name: 'Move this appointment' })
  await bar.getByRole('button', { name: 'Leave it there' }).click()
  await bar.waitFor({ state: 'detached' })
  await visit(page, '16:00–17:00').waitFor()
  expect(new Set(await starts(series.first.id))).toEqual(
    new Set([0, 1, 2, 3].map((weeks) => at(week(weeks), '16:00'))),
  )
  await page.context().close()
  expect(house.complaints).toEqual([])
})
