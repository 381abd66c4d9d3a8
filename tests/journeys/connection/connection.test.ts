import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { created } from '#tests/support/scenes/scene.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
})

afterAll(async () => {
  await house?.close()
})

/** The server is there no more, though the device has a network. */
async function die(context: BrowserContext): Promise<void> {
  await context.route(/\/(api|health)\//, (route) => route.abort('connectionrefused'))
}

test('after a reconnect Today fills itself, and only then all is saved', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next day' }).click()
  await page.getByText("Can't reach the server.").first().waitFor()
  await expect.poll(() => page.getByText(/All saved/).count()).toBe(0)

  await context.setOffline(false)
  await page.getByText('Nothing scheduled on this day').waitFor()
  await page.getByText(/All saved/).waitFor()
  await expect.poll(() => page.getByText("Can't reach the server.").count()).toBe(0)
  await context.close()
})

test('what nobody needs at once and cannot be fetched takes nothing away, and comes when it can be had', async () => {
  const { page, context } = await house.open()
  const late = /\/assets\/(notification-button|worklists-panel|own-looks|palette)/
  let refused = 0
  await page.route(late, (route) => {
    refused += 1
    return route.abort('internetdisconnected')
  })
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(2)
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('heading', { name: /Rivera/ }).count()).toBe(1)
  expect(await page.getByText('Something went wrong').count()).toBe(0)

  await page.unroute(late)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Worklists' }).waitFor()
  await page.getByRole('combobox').waitFor()
  await context.close()
})

test('a dead server is not called saving: it is not reached, and what was written is on this device', async () => {
  const admin = await house.server.signIn('admin')
  const place = await created(admin, 'Locations', {
    name: 'Blue room',
    kind: 'Room',
    status: 'active',
    timezone: 'America/Chicago',
  })
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/resources/Location/${place.id}`, 'admin')
  await page.getByLabel(/^Name/).first().fill('Green room')
  await die(context)
  await page.keyboard.press('Control+s')
  await page.getByText("Can't reach the server; your change is on this device").waitFor()
  await page.getByText('Your work is kept here and sent when the server responds again.').waitFor()
  expect(await page.getByText(/Saving/).count()).toBe(0)
  await expectAccessible(page, 'a dead server')

  await context.unroute(/\/(api|health)\//)
  await page.getByText(/All saved/).waitFor()
  expect((await admin.ask('GET', `Locations/${place.id}`)).body.name).toBe('Green room')
  await context.close()
})

test('a search that is slow, one that fails and one that finds nobody are three things', async () => {
  const admin = await house.server.signIn('admin')
  const { body } = await admin.ask('GET', 'PracticePreferences/default')
  const booking = [{ op: 'add', path: '/appointmentCreation', value: true }]
  const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
  expect((await admin.ask('PATCH', path, { body: booking })).status).toBe(200)
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?new=1`, 'clinician')
  const who = page.getByRole('combobox', { name: 'Who' })
  const list = page.getByRole('dialog').getByRole('status')
  const fate: { now: 'slow' | 'fails' | 'works' } = { now: 'slow' }
  await context.route('**/Patients/queries*', async (route) => {
    if (fate.now === 'fails') return route.fulfill({ status: 500, body: '{}' })
    if (fate.now === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_500))
    return route.continue()
  })

  await who.fill('zzz')
  await list.getByText('Searching…').waitFor()
  expect(await list.getByText('No one found').count()).toBe(0)
  await list.getByText('No one found').waitFor()

  fate.now = 'fails'
  await who.fill('riv')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
  expect(await list.getByText('No one found').count()).toBe(0)
  await expectAccessible(page, 'a search that failed')
  fate.now = 'works'
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await who.click()
  await page.getByRole('option', { name: /Rivera/ }).waitFor()
  await context.close()
})

test('the palette says that it is looking, and that it could not look', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  // Behind it Today may be refused too.
  const palette = page.getByRole('dialog')
  await die(context)
  await page.keyboard.type('riv')
  await palette.getByRole('alert').getByText("Can't reach the server.").waitFor()
  expect(await page.getByText('No matches').count()).toBe(0)

  await context.unroute(/\/(api|health)\//)
  await page.getByRole('option', { name: /Rivera/ }).waitFor()
  await context.close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
