import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { focused, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { aVisit, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

const zone = 'America/Chicago'
const shots = process.env.SHOTS_DIR
const soon = plusDays(localDate(new Date().toISOString(), zone), 7)
/** A Tuesday that is still to come. */
const tuesday = plusDays(soon, (2 - weekdayOf(soon) + 7) % 7)
const nextTuesday = plusDays(tuesday, 7)
const at = (time: string, date = tuesday) => momentOf({ date, time }, zone).instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    third: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  await created(scene.admin, 'Locations', { name: 'Room 9', kind: 'Room', status: 'active', timezone: zone })
  for (const login of ['clinician', 'other', 'third']) await hours(login)
  for (const date of [tuesday, nextTuesday]) {
    await visit('clinician', at('09:00', date), scene.room.id)
    await visit('other', at('09:00', date))
    await visit('third', at('10:00', date))
  }
})
afterAll(() => house?.close())

const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Tuesdays and Thursdays from nine to noon. */
function hours(login: string) {
  return created(scene.admin, 'Schedules', {
    owner: staff(house.server, login),
    ownerKind: 'Practitioner',
    name: login,
    timezone: zone,
    slotMinutes: 30,
    availability: ['Tuesday', 'Thursday'].map((weekday) => ({
      id: weekday,
      kind: 'Available',
      weekday,
      start: '09:00',
      end: '12:00',
    })),
  })
}

function visit(login: string, start: string, room?: string) {
  return created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, start, {
      owner: staff(house.server, login),
      location: room ? { id: room, resourceType: 'Location' } : undefined,
    }),
  )
}

async function names() {
  const read = async (login: string) =>
    (await scene.admin.ask('GET', `Practitioners/${staff(house.server, login).id}`)).body.display as string
  return { clinician: await read('clinician'), other: await read('other'), third: await read('third') }
}

async function booking(more = '', date = tuesday) {
  const { page, context } = await house.open()
  const people = staff(house.server, 'clinician').id
  await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${people}${more}`, 'admin')
  await page.locator('.day-column').first().waitFor()
  return { page, context, dialog: page.getByRole('dialog') }
}

/** What is stored of the appointment that the calendar shows beside the day. */
async function storedOf(page: Page) {
  await expect.poll(() => page.url()).toContain('event=')
  const id = new URL(page.url()).searchParams.get('event')
  return (await scene.admin.ask('GET', `Appointments/${id}`)).body
}

describe('finding a time', () => {
  test('by mouse: over three clinicians and two rooms the first that is free, and it is booked without a question', async () => {
    const { page, context, dialog } = await booking()
    const who = await names()
    const { click, fill, expectAtMost } = counting(
      page,
      'find a time over three clinicians and two rooms, by mouse',
    )
    await click(page.locator('.day-free').first())
    await fill(dialog.getByLabel('Who'), 'marl')
    await click(page.getByRole('option', { name: /Marlowe/ }))
    await click(dialog.getByLabel('Service'))
    await click(page.getByRole('option', { name: 'Individual therapy' }))
    await click(dialog.getByRole('button', { name: 'Find a time' }))
    await dialog.getByRole('heading', { name: 'Find a time' }).waitFor()
    await dialog.locator('.mantine-MultiSelect-pill', { hasText: who.clinician }).waitFor()
    for (const name of [who.other, who.third]) {
      await fill(dialog.getByLabel('With any of these'), name)
      await click(page.getByRole('option', { name }))
    }
    await click(dialog.getByRole('button', { name: 'Find times' }))

    const proposals = dialog.getByRole('list', { name: 'Proposals' }).getByRole('button')
    await proposals.first().waitFor()
    expect(await proposals.count()).toBe(3)
    await expect.poll(() => proposals.first().textContent()).toMatch(/09:00–10:00.*with.*Room 9/)
    expect(await proposals.first().textContent(), 'the only one who is free at nine').toContain(who.third)
    const said = await dialog.getByRole('status').filter({ hasText: 'found' }).textContent()
    console.info(`over three clinicians and two rooms: ${said}`)
    await shot(page, 'finding')
    await expectAccessibleInEachLook(page, 'times that were found')
    await dialog.getByRole('button', { name: /Show \d+ more times/ }).click()
    const more = dialog.getByRole('list', { name: 'More times' }).getByRole('button')
    const before = await more.count()
    await dialog.getByRole('button', { name: 'Find later times' }).click()
    await expect.poll(() => more.count()).toBeGreaterThan(before)

    await click(proposals.first())
    await expect.poll(() => dialog.getByLabel('Start').inputValue()).toBe('09:00')
    expect(await dialog.getByLabel('Where').first().inputValue()).toBe('Room 9')
    expect(await dialog.getByRole('combobox', { name: 'With', exact: true }).inputValue()).toBe(who.third)
    await click(dialog.getByRole('button', { name: 'Book', exact: true }))
    await page.getByText('Appointment booked.').first().waitFor()
    expectAtMost(14)
    expect(await storedOf(page)).toMatchObject({
      start: at('09:00'),
      owner: { id: staff(house.server, 'third').id },
      location: { display: 'Room 9' },
    })
    await context.close()
  })

  test('by keyboard alone: over three clinicians and two rooms the first that is free has the focus, and it is booked', async () => {
    const { page, context, dialog } = await booking('', nextTuesday)
    const who = await names()
    const journey = 'find a time over three clinicians and two rooms, by keys'
    const { key, keyTo, type, expectAtMost } = counting(page, journey)
    await key('d')
    await expect.poll(() => focused(page)).toMatch(/free\. Press Enter/)
    await key('Enter')
    await expect.poll(() => focused(page)).toMatch(/^Who/)
    await type('marl')
    await page.getByRole('option', { name: /Marlowe/ }).waitFor()
    await key('ArrowDown')
    const lastVisit = page.waitForResponse(/Appointments\/queries\?.*pageSize=1(?!\d)/)
    await key('Enter')
    // The service of the last visit is filled in: nobody types within the same two frames.
    await lastVisit
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    await keyTo('Tab', /^Service/)
    await type('indiv')
    await page.getByRole('option', { name: 'Individual therapy' }).waitFor()
    await key('Enter')
    await keyTo('Tab', /^Find a time/)
    await key('Enter')
    await dialog.getByRole('heading', { name: 'Find a time' }).waitFor()
    await keyTo('Tab', /^With any of these/)
    for (const name of [who.other, who.third]) {
      await type(name)
      await page.locator('[role=option][data-combobox-selected]').filter({ hasText: name }).waitFor()
      await key('Enter')
      await dialog.locator('.mantine-MultiSelect-pill', { hasText: name }).waitFor()
    }
    await key('Control+Enter')
    await expect.poll(() => focused(page)).toMatch(new RegExp(`Tuesday.*09:00–10:00.*${who.third}.*Room 9`))
    await key('Enter')
    await expect.poll(() => focused(page)).toBe('Find a time')
    expect(await dialog.getByLabel('Start').inputValue()).toBe('09:00')
    await key('Control+Enter')
    await page.getByText('Appointment booked.').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    expectAtMost(30)
    expect(await storedOf(page)).toMatchObject({
      start: at('09:00', nextTuesday),
      owner: { id: staff(house.server, 'third').id },
      location: { display: 'Room 9' },
    })
    await context.close()
  })

  test('by keyboard alone: wishes narrow what is found, and the time that is taken stands in the booking', async () => {
    const { page, context, dialog } = await booking()
    await page.getByRole('button', { name: /^\d\d:\d\d, .*(free|taken)\./ }).focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: /free\. Press Enter/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Who').waitFor()
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    await press(page, 'Find a time')
    await dialog.getByRole('heading', { name: 'Find a time' }).waitFor()
    await tabTo(page, 'Thursday')
    await page.keyboard.press('Space')
    await tabTo(page, 'Morning')
    await page.keyboard.press('Space')
    await press(page, 'Find times')
    await expect.poll(() => focused(page)).toMatch(/Thursday.*09:00–10:00/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Find a time')
    expect(weekdayOf(await dialog.getByLabel('Date').inputValue())).toBe(4)
    expect(await dialog.getByLabel('Start').inputValue()).toBe('09:00')
    await context.close()
  })

  test('says plainly when nothing is free, and when nobody answers', async () => {
    const { context, dialog } = await booking('&new=1')
    await dialog.getByRole('button', { name: 'Find a time' }).click()
    await dialog.getByLabel('Evening').check()
    await dialog.getByRole('button', { name: 'Find times' }).click()
    await dialog.getByText('No free time in 60 days.').waitFor()
    await context.setOffline(true)
    await dialog.getByLabel('Monday').check()
    await dialog.getByText(/Free times can only be found with a connection/).waitFor()
    expect(await dialog.getByRole('button', { name: 'Find times' }).isDisabled()).toBe(true)
    await context.setOffline(false)
    await context.close()
  })

  test('an appointment that is moved finds another time with the same person', async () => {
    const { page, context, dialog } = await booking()
    await page.locator('.event').filter({ hasText: '09:00' }).first().click()
    await page.getByRole('button', { name: 'Move…' }).click()
    await dialog.getByRole('button', { name: 'Find a time' }).click()
    await dialog.getByRole('button', { name: 'Find times' }).click()
    await dialog
      .getByRole('list', { name: 'Proposals' })
      .getByRole('button', { name: /Thursday/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await page
      .getByText(/Moved to/)
      .first()
      .waitFor()
    await context.close()
  })

  test('fits a phone, in the dark too', async () => {
    const { page, context } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    await enterAt(page, `${house.server.url}/calendar?date=${tuesday}&new=1`, 'admin')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Find a time' }).click()
    await dialog.getByRole('button', { name: 'Find times' }).click()
    await dialog.getByText(/found/).waitFor()
    await shot(page, 'finding-phone-top')
    await dialog.getByText(/found/).scrollIntoViewIfNeeded()
    await dialog.getByRole('list', { name: 'Proposals' }).getByRole('button').last().scrollIntoViewIfNeeded()
    await shot(page, 'finding-phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await context.close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
