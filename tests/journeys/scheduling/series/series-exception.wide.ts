import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused } from '#tests/support/browser/keyboard.ts'
import { expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import {
  type AtCalendars,
  atCalendars,
  columnOf,
  visitsAt,
} from '#tests/support/browser/scheduling/at-calendars.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { seriesOf } from '#tests/support/scenes/series.ts'

let house: House
let scene: Scene
let desk: AtCalendars

const zone = 'America/Chicago'
const soon = plusDays(localDate(new Date().toISOString(), zone), 7)
/** A Wednesday that is still to come: series are made as far ahead as half a year. */
const first = plusDays(soon, (3 - weekdayOf(soon) + 7) % 7)
const week = (weeks: number, days = 0) => plusDays(first, 7 * weeks + days)
const at = (date: string, time: string) => momentOf({ date, time }, zone).instant

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

const weekOf = async (login: string, time: string): Promise<Page> => {
  const page = await desk.calendarOf(
    'admin',
    `date=${first}&view=week&person=${staff(house.server, login).id}`,
  )
  await visitsAt(page, time).waitFor()
  return page
}
const dayName = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
})
/** The visit on the Wednesday of a later week, once that week is shown. */
const onWednesday = (page: Page, weeks: number, time: string) =>
  columnOf(page, dayName.format(Date.parse(week(weeks)))).getByRole('button', { name: new RegExp(time) })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const told = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

/** Of four Wednesdays the second is on a Thursday, and the third and the fourth are later on their day and are a series of their own. */
async function expectSeries(firstId: string, [before, after]: readonly [string, string]): Promise<void> {
  const all = await seriesOf(scene.admin, firstId)
  expect(all.map(({ start }) => Date.parse(start))).toEqual(
    [at(week(0), before), at(week(1, 1), before)].map((each) => Date.parse(each)),
  )
  expect(all[1]).toMatchObject({ series: { changedByHand: true } })
  const { body } = await scene.admin.ask('POST', 'Appointments/queries?pageSize=300', {
    body: [{ field: 'start', op: 'ge', value: at(week(2), '00:00') }],
    headers: { 'x-enable-cross-partition': 'true' },
  })
  const [one] = all
  const following = body.filter(({ owner }: typeof one) => owner.id === one.owner.id)
  const starts = following.map(({ start }: typeof one) => Date.parse(start)).sort()
  expect(starts).toEqual([2, 3].map((weeks) => Date.parse(at(week(weeks), after))))
  expect(new Set(following.map(({ series }: typeof one) => series.master.id)).size).toBe(1)
}

test('by keyboard alone: a visit is repeated, one of them goes to another day, and a later one to another time with those that follow', async () => {
  const made = await desk.book('clinician', at(first, '10:00'))
  const page = await weekOf('clinician', '10:00–11:00')
  const { key, keyTo, type, expectAtMost } = counting(page, 'a series with an exception, by keys')
  await key('d')
  await keyTo('ArrowRight', /Wed|10:00–11:00/)
  await type('10')
  await expect.poll(() => focused(page)).toContain('10:00–11:00')
  await key('Enter')
  await page.getByRole('button', { name: 'Repeat…' }).waitFor()
  await keyTo('Tab', /^Repeat…$/, 20)
  await key('Enter')
  const repeat = dialogOf(page, 'Repeat this appointment')
  await expect.poll(() => focused(page)).toBe('Weekly')
  await keyTo('Tab', /^How many, with this one/)
  await key('Control+A')
  await type('4')
  await key('Enter')
  await told(page, '4 dates')
  await key('Control+Enter')
  await told(page, '3 appointments made.')
  await repeat.waitFor({ state: 'detached' })

  await key(']')
  await onWednesday(page, 1, '10:00–11:00').waitFor()
  await key('d')
  await keyTo('ArrowRight', /Wed|10:00–11:00/)
  await type('10')
  await expect.poll(() => focused(page)).toContain('10:00–11:00')
  for (const each of ['m', 'ArrowRight', 'Enter']) await key(each)
  const move = dialogOf(page, 'Move this appointment')
  await expect.poll(() => focused(page)).toBe('This one')
  await key('Enter')
  await move.getByRole('button', { name: 'Change 1 appointment' }).waitFor()
  await expectAccessible(page, 'what becomes of one of a series')
  await key('Control+Enter')
  await told(page, '1 appointment changed.')
  await move.waitFor({ state: 'detached' })

  await key(']')
  await onWednesday(page, 2, '10:00–11:00').waitFor()
  await key('d')
  await keyTo('ArrowRight', /Wed|10:00–11:00/)
  await type('10')
  await expect.poll(() => focused(page)).toContain('10:00–11:00')
  for (const each of ['m', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await key(each)
  await expect.poll(() => focused(page)).toBe('This one')
  await key('ArrowDown')
  await expect.poll(() => focused(page)).toBe('This and following')
  await key('Enter')
  await move.getByRole('button', { name: 'Change 2 appointments' }).waitFor()
  await key('Control+Enter')
  await told(page, '2 appointments changed.')
  await visitsAt(page, '11:00–12:00').waitFor()
  await expect.poll(() => focused(page), { message: 'what was moved' }).toContain('11:00–12:00')
  expectAtMost(48)
  await expectSeries(made.id, ['10:00', '11:00'])
  await page.context().close()
})

test('by mouse: a visit is repeated, one of them goes to another day, and a later one to another time with those that follow', async () => {
  const made = await desk.book('other', at(first, '13:00'))
  const page = await weekOf('other', '13:00–14:00')
  const { click, fill, drag, expectAtMost } = counting(page, 'a series with an exception, by mouse')
  await click(visitsAt(page, '13:00–14:00'))
  await click(page.getByRole('button', { name: 'Repeat…' }))
  const repeat = dialogOf(page, 'Repeat this appointment')
  await fill(repeat.getByLabel('How many, with this one'), '4')
  await click(repeat.getByRole('button', { name: 'Show the dates' }))
  await click(repeat.getByRole('button', { name: 'Make 3 appointments' }))
  await told(page, '3 appointments made.')
  await repeat.waitFor({ state: 'detached' })

  const turn = page.getByRole('button', { name: 'Next week' })
  const move = dialogOf(page, 'Move this appointment')
  await click(turn)
  await onWednesday(page, 1, '13:00–14:00').waitFor()
  const thursday = await page.locator('.day-column').nth(3).boundingBox()
  await drag(visitsAt(page, '13:00–14:00'), { x: (thursday?.x ?? 0) + 40 })
  await click(move.getByRole('button', { name: 'Show what will change' }))
  await click(move.getByRole('button', { name: 'Change 1 appointment' }))
  await told(page, '1 appointment changed.')
  await move.waitFor({ state: 'detached' })

  await click(turn)
  await onWednesday(page, 2, '13:00–14:00').waitFor()
  const hour = await visitsAt(page, '13:00–14:00').boundingBox()
  await drag(visitsAt(page, '13:00–14:00'), { down: hour?.height ?? 0 })
  await click(move.getByLabel('This and following'))
  await click(move.getByRole('button', { name: 'Show what will change' }))
  await click(move.getByRole('button', { name: 'Change 2 appointments' }))
  await told(page, '2 appointments changed.')
  await visitsAt(page, '14:00–15:00').waitFor()
  expectAtMost(16)
  await expectSeries(made.id, ['13:00', '14:00'])
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
