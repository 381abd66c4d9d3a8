import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { arrive, focused } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { stored } from '#tests/support/scenes/series.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let scene: Scene
let relay: Relay

const zone = 'America/Chicago'

beforeAll(async () => {
  house = await openHouse()
  relay = await relayOf(house.server)
  scene = await setScene(house.server)
})
afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

/** Somebody who waits for a Tuesday, as the case manager and the front desk both see it. */
async function waiting(patient: Row) {
  const row = await created(scene.admin, 'Appointments', {
    ...(aVisit(scene, new Date().toISOString(), { location: undefined, episodeOfCare: undefined }) as object),
    ...{ start: undefined, end: undefined, status: 'waitlist' },
    attendees: [{ id: '1', kind: 'Patient', subject: bare(patient) }],
    waitlist: { priority: 'Urgent', weekdays: ['Tuesday'] },
  })
  return { row, desk: await session('admin'), manager: await session('intake') }
}

/** The waiting list in a browser of its own. */
async function session(login: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/waitlist`, login)
  await arrive(page, 'Waiting list')
  await page.getByText('1 waiting', { exact: true }).waitFor()
  return page
}

const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: /Rivera|Marlowe/ })
const heldAt = (page: Page) => page.getByRole('heading', { name: '1 time is held for an answer' })

/** It is booked where it was held, at both screens and on the server. */
async function expectAccepted({ row, desk, manager }: Awaited<ReturnType<typeof waiting>>): Promise<void> {
  await manager.getByText('Accepted. The time is booked.').first().waitFor()
  for (const page of [desk, manager]) await page.getByText('0 waiting', { exact: true }).waitFor()
  await heldAt(desk).waitFor({ state: 'detached' })
  const booked = await stored(scene.admin, row.id)
  expect(booked).toMatchObject({ status: 'booked', waitlist: { attempts: [{ outcome: 'Accepted' }] } })
  expect(weekdayOf(localDate(booked.start, zone))).toBe(2)
  expect(localDate(booked.start, zone) <= plusDays(localDate(new Date().toISOString(), zone), 8)).toBe(true)
}

test('by mouse: a time is offered at the front desk, and the case manager accepts it at another screen', async () => {
  const those = await waiting(scene.patient)
  const { row, desk, manager } = those
  const dialog = desk.getByRole('dialog')
  const offering = counting(desk, 'offer a time to somebody who waits, by mouse')
  await offering.click(rowOf(desk).getByRole('button', { name: 'Offer a time…' }))
  await offering.click(dialog.getByRole('button', { name: 'Find times' }))
  await offering.click(dialog.getByRole('list', { name: 'Proposals' }).getByRole('button').first())
  await heldAt(desk).waitFor()
  offering.expectAtMost(3)
  expect((await stored(scene.admin, row.id)).status).toBe('pending')

  const accepting = counting(manager, 'accept a time from a second session, by mouse')
  await accepting.click(rowOf(manager).getByRole('button', { name: 'Accepted' }))
  await expectAccepted(those)
  accepting.expectAtMost(1)
  for (const page of [desk, manager]) await page.context().close()
})

test('by keyboard alone: a time is offered at the front desk, and the case manager accepts it at another screen', async () => {
  const those = await waiting(scene.otherPatient)
  const { row, desk, manager } = those
  const offering = counting(desk, 'offer a time to somebody who waits, by keys')
  await offering.keyTo('Tab', /^Offer a time/)
  await offering.key('Enter')
  await expect.poll(() => focused(desk)).toBe('Find a time')
  await expectAccessible(desk, 'the times for somebody who waits')
  await offering.key('Control+Enter')
  await expect.poll(() => focused(desk)).toMatch(/^Tuesday/)
  await offering.key('Enter')
  await heldAt(desk).waitFor()
  const inFocus = () => desk.evaluate(() => document.activeElement?.closest('li')?.textContent)
  await expect.poll(inFocus, { message: 'at whom it was offered to' }).toContain('Marlowe')
  offering.expectAtMost(7)
  expect((await stored(scene.admin, row.id)).status).toBe('pending')

  await rowOf(manager).getByRole('button', { name: 'Accepted' }).waitFor()
  const accepting = counting(manager, 'accept a time from a second session, by keys')
  await accepting.keyTo('Tab', /^Accepted$/)
  await accepting.key('Enter')
  await expectAccepted(those)
  await expect
    .poll(() => focused(manager), { message: 'nothing is left but the screen' })
    .toBe('Waiting list')
  accepting.expectAtMost(4)
  for (const page of [desk, manager]) await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
