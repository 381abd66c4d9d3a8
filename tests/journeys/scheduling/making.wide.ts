import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { focused, press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(() => house?.close())

const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant

/** A visit of the clinician. */
function book(date: string, time: string): Promise<Row> {
  return created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, at(date, time), { location: undefined }),
  )
}

/** The clinician's day as the front desk has it open. */
async function desk(date: string) {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${scene.owner.id}`, 'admin')
  await page.locator('.day-column').waitFor()
  return { page, context }
}

const event = (page: Page, time: string) => page.locator('.event').filter({ hasText: time })
const panel = (page: Page) => page.getByRole('region', { name: 'Appointment', exact: true })
const stored = async ({ id }: Pick<Row, 'id'>) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const opened = (page: Page) => new URL(page.url()).searchParams.get('event') ?? ''
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/making-${name}.png` }) : undefined

/** Where a time of the day is drawn in the only column, as a share of its height: the grid shows 7 to 19. */
async function pointAt(page: Page, time: string) {
  const label = page.locator('.day-column')
  const axis = await page.locator('.day-slot').first().boundingBox()
  const box = await label.boundingBox()
  if (!axis || !box) throw new Error('The calendar is not drawn.')
  const slot = await page.locator('.day-slot').first().getAttribute('aria-label')
  const [, hours = '', minutes = ''] = /(\d+):(\d\d)/.exec(slot ?? '') ?? []
  const perMinute = axis.height / 15
  const [wantedHours = 0, wantedMinutes = 0] = time.split(':').map(Number)
  const from = Number(hours) * 60 + Number(minutes)
  return {
    x: box.x + box.width / 2,
    y: axis.y + (wantedHours * 60 + wantedMinutes - from) * perMinute,
  }
}

test('a time that is drawn with the mouse is asked for as long as it was drawn, and Escape while drawing asks nothing', async () => {
  const { page, context } = await desk('2030-04-03')
  const from = await pointAt(page, '10:01')
  const to = await pointAt(page, '11:10')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.locator('.move-ghost').getByText('10:00–11:15').waitFor()
  await look(page, 'drawn')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.locator('.move-ghost').waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Start').inputValue()).toBe('10:00')
  expect(await dialog.getByLabel('Minutes').inputValue()).toBe('75')
  await context.close()
})

test('by keys a slot is stretched, and the time is blocked; one press takes it back', async () => {
  const { page, context } = await desk('2030-04-04')
  const slot = page.locator('.day-slot')
  await slot.focus()
  await page.keyboard.type('10')
  await expect.poll(() => focused(page)).toMatch(/^10:00/)
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => focused(page)).toMatch(/^10:00–11:00, .*: free/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New session' }).waitFor()
  await tabTo(page, 'With a patient')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'New group meeting' }).waitFor()
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'New time without a patient' })
  await dialog.waitFor()
  await tabTo(page, 'What for')
  await typeThere(page, 'Supervision')
  await expectAccessibleInEachLook(page, 'a time without a patient')
  await look(page, 'other-time')
  await press(page, 'Keep this time')
  await dialog.waitFor({ state: 'detached' })
  await event(page, '10:00–11:00').getByText('Supervision').first().waitFor()
  const made = { id: opened(page) }
  expect(await stored(made)).toMatchObject({
    kind: 'Block',
    title: 'Supervision',
    status: 'booked',
    duration: 60,
    owner: { id: scene.owner.id },
  })
  await look(page, 'blocked')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored(made)).status).toBe('entered-in-error')
  await context.close()
})

test('a visit is copied by a key: the same a week later, which is booked as it is', async () => {
  const visit = await book('2030-04-08', '14:00')
  const { page, context } = await desk('2030-04-08')
  await event(page, '14:00–15:00').focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  await look(page, 'panel')
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByLabel('Date').inputValue()).toBe('2030-04-15')
  await expect.poll(() => focused(page)).toMatch(/^Who/)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opened(page)).not.toBe(visit.id)
  expect(await stored({ id: opened(page) })).toMatchObject({
    start: at('2030-04-15', '14:00'),
    duration: 60,
    serviceType: { id: scene.service.id },
    episodeOfCare: { id: scene.episode.id },
    attendees: [{ subject: { id: scene.patient.id } }],
  })
  await context.close()
})

test('a visit that was cancelled comes back by one press, in the state it had before', async () => {
  const visit = await book('2030-04-09', '09:00')
  const { page, context } = await desk('2030-04-09')
  await event(page, '09:00–10:00').click()
  await panel(page).getByRole('button', { name: 'Cancelled' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored(visit)).status).toBe('cancelled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(visit)).status).toBe('booked')
  expect((await stored(visit)).cancellation).toBeUndefined()
  await panel(page).getByText('Booked', { exact: true }).waitFor()
  await context.close()
})

test('without a connection a cancellation is kept on the device, shown as such, and stored when the connection is back', async () => {
  const visit = await book('2030-04-10', '09:00')
  const { page, context } = await desk('2030-04-10')
  await event(page, '09:00–10:00').click()
  await panel(page).waitFor()
  await context.setOffline(true)
  await panel(page).getByRole('button', { name: 'Cancelled' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
  await page
    .getByText('Kept on this device: Cancelled. It is sent as soon as the server answers.')
    .first()
    .waitFor()
  await look(page, 'offline')
  expect((await stored(visit)).status).toBe('booked')
  await context.setOffline(false)
  await expect.poll(async () => (await stored(visit)).status).toBe('cancelled')
  await context.close()
})

test('by keys the calendar is asked to show only what is cancelled: the rest is pale, in a list it is left out, and the address says it', async () => {
  const visit = await book('2030-04-11', '09:00')
  await book('2030-04-11', '11:00')
  const { versionId } = (await stored(visit)).meta
  const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }
  const cancelled = await scene.admin.ask('PATCH', `Appointments/${visit.id}?versionId=${versionId}`, {
    body: [
      { op: 'add', path: '/cancellation', value: cancellation },
      { op: 'replace', path: '/status', value: 'cancelled' },
    ],
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  const { page, context } = await desk('2030-04-11')
  await event(page, '11:00–12:00').waitFor()
  await press(page, 'Filter')
  await tabTo(page, 'Cancelled')
  await page.keyboard.press('Space')
  await expect.poll(() => page.url()).toContain('status=cancelled')
  await expectAccessible(page, 'the choice of what is shown')
  await look(page, 'filter')
  await press(page, 'Done')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Filter: 1' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Filter: 1')
  expect(await event(page, '11:00–12:00').getAttribute('data-pale')).toBe('true')
  expect(await event(page, '09:00–10:00').getAttribute('data-pale')).toBeNull()
  await expectAccessibleInEachLook(page, 'a calendar that is filtered')
  await look(page, 'filtered')

  await page.goto(`${page.url()}&view=agenda`)
  await page.locator('.agenda-line').first().waitFor()
  expect(await page.locator('.agenda-line').count()).toBe(1)
  await context.close()
})

test('no page complained', () => {
  expect(house.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})
