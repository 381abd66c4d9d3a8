import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { visitsAt } from '#tests/support/browser/scheduling/at-calendars.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import type { Row } from '#tests/support/scenes/scene.ts'
import { stored } from '#tests/support/scenes/series.ts'

let house: House
let scene: GroupScene

const zone = 'America/Chicago'
/** Days that are over, so the meetings of the group have been. */
const daysAgo = (days: number) => plusDays(localDate(new Date().toISOString(), zone), -days)

beforeAll(async () => {
  house = await openHouse({
    admin: ['sandbox', 'administrative', 'supervisor'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setGroupScene(house.server)
}, 120_000)
afterAll(() => house?.close())

/** A meeting of all eight at ten, in the calendar of the clinician who leads it. */
async function meetingOf(date: string) {
  const made = await scene.meet(momentOf({ date, time: '10:00' }, zone).instant)
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?date=${date}`, 'clinician')
  await visitsAt(page, '10:00–11:30').waitFor()
  return { made, page, part: page.getByRole('region', { name: 'Who came' }) }
}

/** Seven came and the first of them did not, at the screen and on the server. */
async function expectSevenCame(page: Page, { id }: Row): Promise<void> {
  await page.getByText('7 came · 1 did not come').first().waitFor()
  await expect
    .poll(async () => {
      const { attendees = [] } = await stored(scene.admin, id)
      return attendees.map(({ status }: { readonly status: string }) => status)
    })
    .toEqual(['noshow', ...Array(7).fill('arrived')])
}

const [, absent] = groupMembers[0]

test('by mouse: of a group of eight one did not come, and the others did', async () => {
  const { made, page, part } = await meetingOf(daysAgo(3))
  const { click, expectAtMost } = counting(page, 'attendance of a group of eight, by mouse')
  await click(visitsAt(page, '10:00–11:30'))
  const choice = part.getByRole('group', { name: new RegExp(`^Attendance of .*${absent}`) })
  await click(choice.getByText('Absent', { exact: true }))
  await part.getByText('0 came · 1 did not come · 7 not marked').waitFor()
  await click(part.getByRole('button', { name: 'All who are expected came' }))
  await expectSevenCame(page, made)
  expectAtMost(3)
  await page.context().close()
})

test('by keyboard alone: of a group of eight one did not come, and the others did', async () => {
  const { made, page, part } = await meetingOf(daysAgo(4))
  const { key, keyTo, type, expectAtMost } = counting(page, 'attendance of a group of eight, by keys')
  await key('d')
  await expect.poll(() => focused(page)).toMatch(/\d\d:\d\d/)
  await type('10')
  await expect.poll(() => focused(page)).toContain('10:00–11:30')
  await key('Enter')
  await part.getByText('0 came · 0 did not come · 8 not marked').waitFor()
  const choice = part.getByRole('group', { name: new RegExp(`^Attendance of .*${absent}`) })
  const isThere = () => choice.evaluate((group) => group.contains(document.activeElement))
  for (let presses = 0; presses < 30 && !(await isThere()); presses += 1) await key('Tab')
  await key('ArrowLeft')
  await part.getByText('0 came · 1 did not come · 7 not marked').waitFor()
  await keyTo('Shift+Tab', /^All who are expected came$/)
  await key('Enter')
  await expectAccessible(page, 'who came to a meeting of the day')
  await expectSevenCame(page, made)
  expectAtMost(16)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
