import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let scene: Scene
let relay: Relay

const zone = 'America/Chicago'
const shots = process.env.SHOTS_DIR
const soon = plusDays(localDate(new Date().toISOString(), zone), 7)
/** A Tuesday that is still to come. */
const tuesday = plusDays(soon, (2 - weekdayOf(soon) + 7) % 7)
const at = (time: string) => momentOf({ date: tuesday, time }, zone).instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  relay = await relayOf(house.server)
  scene = await setScene(house.server)
})
afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

async function desk(path: string, login = 'admin', options: Parameters<House['open']>[0] = {}) {
  const { page, context } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, login)
  return { page, context, dialog: page.getByRole('dialog') }
}

const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

const waiting = (waitlist: object) =>
  created(scene.admin, 'Appointments', {
    ...(aVisit(scene, at('09:00'), { location: undefined }) as object),
    ...{ start: undefined, end: undefined, status: 'waitlist', waitlist },
  })
const stored = async (id: string) => (await scene.admin.ask('GET', `Appointments/${id}`)).body

describe('the waiting list', () => {
  test('by keyboard alone somebody is put on it with wishes, from a booking', async () => {
    const { page, context, dialog } = await desk(`/calendar?date=${tuesday}&new=1`)
    await dialog.getByLabel('Who').waitFor()
    await tabTo(page, /^Who/)
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    await tabTo(page, /^Service/)
    await page.keyboard.type('indiv')
    await page.getByRole('option', { name: /Individual/ }).waitFor()
    await page.keyboard.press('Enter')
    await press(page, 'Put on the waiting list…')
    await dialog.getByRole('heading', { name: /Marlowe.*wishes/ }).waitFor()
    await tabTo(page, 'Tuesday')
    await page.keyboard.press('Space')
    await tabTo(page, 'Morning')
    await page.keyboard.press('Space')
    await press(page, 'Put on the waiting list')
    await page.getByText('On the waiting list.').first().waitFor()

    await page.getByRole('link', { name: 'Waiting list' }).first().click()
    await page.getByText('1 waiting', { exact: true }).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Marlowe' })
    expect(await row.textContent()).toMatch(/Normal.*Individual therapy.*Waits since today.*Tuesday.*Morning/)
    await context.close()
  })

  test('a call is noted; an offer is accepted from a second session, and the first is told', async () => {
    const row = await waiting({ priority: 'Urgent', weekdays: ['Tuesday'] })
    const one = await desk('/waitlist')
    const other = await desk('/waitlist', 'intake')
    const rowAt = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Rivera' })
    await rowAt(one.page).getByRole('button', { name: 'Call…' }).click()
    await one.dialog.getByRole('radio', { name: 'Interested' }).press('Enter')
    await one.page.getByText('The call is noted.').first().waitFor()
    await rowAt(one.page)
      .getByText(/Call on .*Interested/)
      .waitFor()

    await rowAt(one.page).getByRole('button', { name: 'Offer a time…' }).click()
    await one.dialog.getByRole('button', { name: 'Find times' }).click()
    await one.dialog.getByRole('list', { name: 'Proposals' }).getByRole('button').first().click()
    await one.page
      .getByText(/is held for 30 minutes/)
      .first()
      .waitFor()
    await one.page.getByRole('heading', { name: '1 time is held for an answer' }).waitFor()
    expect((await stored(row.id)).status).toBe('pending')
    await shot(one.page, 'waitlist')
    await expectAccessibleInEachLook(one.page, 'the waiting list with a time that is held')

    await rowAt(other.page).getByRole('button', { name: 'Accepted' }).waitFor()
    // The first desk has not heard of it yet when it answers too.
    await one.page.route('**/Appointments/queries*', (route) => route.abort())
    await rowAt(other.page).getByRole('button', { name: 'Accepted' }).click()
    await other.page.getByText('Accepted. The time is booked.').first().waitFor()
    await rowAt(one.page).getByRole('button', { name: 'Accepted' }).click()
    await one.page.getByText(/Someone else was quicker/).waitFor()
    expect(await stored(row.id)).toMatchObject({
      status: 'booked',
      waitlist: { attempts: [{ outcome: 'Interested' }, { outcome: 'Accepted' }] },
    })
    for (const { context } of [one, other]) await context.close()
  })

  test('a time that was cancelled finds who waits for it, and is offered and declined', async () => {
    const row = await waiting({ priority: 'High', weekdays: ['Tuesday'] })
    const visit = await created(
      scene.admin,
      'Appointments?confirmed=true',
      aVisit(scene, at('14:00'), {
        episodeOfCare: undefined,
        attendees: [
          { id: '1', kind: 'Patient', subject: { id: scene.otherPatient.id, resourceType: 'Patient' } },
        ],
      }),
    )
    const people = staff(house.server, 'clinician').id
    const { page, context, dialog } = await desk(
      `/calendar?date=${tuesday}&people=${people}&event=${visit.id}`,
    )
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await dialog.getByLabel('Why').click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('link', { name: 'Who waits for this time?' }).click()
    await page.getByText(/on the waiting list fits? /).waitFor()
    const match = page.getByRole('listitem').filter({ hasText: 'Rivera' })
    await shot(page, 'waitlist-fitting')
    await match.getByRole('button', { name: 'Offer this time' }).click()
    await page
      .getByText(/is held for 30 minutes/)
      .first()
      .waitFor()
    expect(await stored(row.id)).toMatchObject({ status: 'pending', start: at('14:00') })
    await match.getByRole('button', { name: 'Declined' }).click()
    await page.getByText('The time is free again.').first().waitFor()
    expect((await stored(row.id)).status).toBe('waitlist')
    await context.close()
  })

  test('is also beside the calendar: somebody is dragged to a free time, which is offered once it is confirmed; a month there leads to a day', async () => {
    const row = await waiting({ priority: 'Urgent', weekdays: ['Tuesday'] })
    const people = staff(house.server, 'clinician').id
    const { page, context, dialog } = await desk(`/calendar?date=${tuesday}&people=${people}`, 'admin', {
      viewport: { width: 1440, height: 900 },
    })
    await page.getByRole('button', { name: 'Month and waiting list' }).click()
    const beside = page.getByRole('complementary', { name: 'Month and waiting list' })
    const card = beside.getByRole('listitem').filter({ hasText: 'Rivera' }).first()
    await card.getByText('Individual therapy').waitFor()
    await expectAccessibleInEachLook(page, 'the calendar with the month and the waiting list beside it')

    const from = await card.locator('b').boundingBox()
    const column = await page.locator('.day-column').first().boundingBox()
    const grid = await page.locator('.day-grid').boundingBox()
    if (!from || !column || !grid) throw new Error('Nothing to drag from or to')
    await page.mouse.move(from.x + 30, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(column.x + 40, grid.y + 300, { steps: 5 })
    await page.locator('.offer-ghost').getByText('Rivera').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('.offer-ghost').count()).toBe(0)
    await page.mouse.up()
    expect(await dialog.count()).toBe(0)

    await page.mouse.move(from.x + 30, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(column.x + 40, grid.y + 300, { steps: 5 })
    await shot(page, 'waitlist-dragged')
    await page.mouse.up()
    await dialog.getByText(/is held for 30 minutes while you ask/).waitFor()
    await shot(page, 'waitlist-dropped')
    await dialog.getByRole('button', { name: 'Offer this time' }).press('Enter')
    await page
      .getByText(/is held for 30 minutes\. Note/)
      .first()
      .waitFor()
    const held = await stored(row.id)
    expect(held).toMatchObject({ status: 'pending', owner: { id: people } })
    expect(localDate(held.start, zone)).toBe(tuesday)

    const month = beside.getByRole('grid')
    await month.getByRole('button', { pressed: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(plusDays(tuesday, 1))

    await page.reload()
    await page.getByRole('button', { name: 'Month and waiting list', pressed: true }).click()
    await expect.poll(() => beside.count()).toBe(0)
    await context.close()
  })

  test('fits a phone, in the dark too', async () => {
    const { page, context } = await desk('/waitlist', 'admin', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await page.getByRole('listitem').filter({ hasText: 'Marlowe' }).waitFor()
    await shot(page, 'waitlist-phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await focused(page)).toMatch(/Waiting list/)
    await context.close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
