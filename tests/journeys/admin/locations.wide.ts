import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { noonToday } from '#tests/support/scenes/make-one-visit.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

const shots = process.env.SHOTS_DIR

let house: House
let scene: Scene
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  const timezone = 'America/Chicago'
  await created(scene.admin, 'Districts', {
    name: 'North',
    kind: 'zone',
    postalCodes: ['55401'],
    active: true,
  })
  const site = await created(scene.admin, 'Locations', {
    name: 'Main clinic',
    kind: 'Site',
    timezone,
    bookable: false,
    address: { lines: ['12 Main Street'], city: 'Springfield', state: 'IL', postalCode: '55401' },
    contacts: [{ system: 'phone', value: '+1 555 010 0000' }],
    hours: everyDay.map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
  })
  const room = await created(scene.admin, 'Locations', {
    name: 'Garden room',
    kind: 'Room',
    timezone,
    capacity: 4,
    partOf: bare(site),
  })
  await created(scene.admin, 'Appointments', aVisit(scene, noonToday(), { location: bare(room) }))
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function at(path: string, login = 'admin'): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}

test('places are listed with their rooms beneath, and each says its district, its programs and its day', async () => {
  const page = await at('/admin')
  await press(page, /^Locations$/)
  await page.getByText('3 locations', { exact: true }).waitFor()
  const names = page.getByRole('rowheader')
  expect(await names.allTextContents()).toEqual(['Main clinic ', 'Garden room ', 'Room 2 '])
  const cells = page.getByRole('row').filter({ hasText: 'Main clinic' }).getByRole('cell')
  expect((await cells.allTextContents()).slice(0, 4)).toEqual(['Site', 'No', '–', 'North'])
  expect(await cells.last().textContent()).toBe('Monday–Sunday 08:00–18:00')
  await shot(page, 'locations')
  await expectAccessibleInEachLook(page, 'locations')

  await page.getByRole('searchbox').fill('garden')
  await page.getByText('1 location', { exact: true }).waitFor()
  expect(await names.allTextContents()).toEqual(['Main clinic ', 'Garden room '])

  await page.getByRole('link', { name: 'Main clinic' }).click()
  await page.getByRole('heading', { level: 1, name: 'Main clinic' }).waitFor()
  const rooms = page.getByRole('region', { name: 'Rooms' })
  await rooms.getByText('Room · 4 people at most · 1 appointment today').waitFor()
  await page.getByText('District of ZIP code 55401').waitFor()
  await page.getByRole('region', { name: 'Programs' }).getByText('serves anywhere').waitFor()
  await page.getByRole('region', { name: 'Today' }).getByText('Booked: 1').waitFor()
  await shot(page, 'location')
  await expectAccessibleInEachLook(page, 'a location')

  await page.getByRole('link', { name: 'Open in the calendar' }).click()
  await page.getByText('Rivera').first().waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'All fields' }).click()
  await page.getByLabel('Short name').first().waitFor()
  await page.context().close()
})
