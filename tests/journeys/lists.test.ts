import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { created, type Row } from '#tests/support/clinic-scene.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/pages.ts'
import type { TestClient } from '#tests/support/server.ts'

let house: House
let admin: TestClient
let rooms: readonly Row[]

const timezone = 'America/Chicago'

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  rooms = await Promise.all(
    ['Aspen', 'Birch', 'Cedar', 'Dogwood'].map((name, index) =>
      created(admin, 'Locations', { name, kind: 'Room', status: 'active', capacity: index + 2, timezone }),
    ),
  )
})

afterAll(async () => {
  await house?.close()
})

/** An administrator on the screen of an address. */
async function at(path: string, login = 'admin', options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enter(page, house.server.url, login)
  await page.goto(`${house.server.url}${path}`)
  return page
}

const cell = (page: Page, row: string, column: string) =>
  page
    .getByRole('row', { name: row })
    .getByRole('gridcell')
    .nth(columns.indexOf(column) + 1)
const columns = ['Name', 'Capacity', 'Kind', 'Part of', 'Bookable']
const list = '/resources/Location?columns=name,capacity,kind,partOf,bookable'
const stored = async (index: number) => (await admin.ask('GET', `Locations/${rooms[index]?.id}`)).body

test('a cell is changed by keyboard, saved as one change, and taken back', async () => {
  const page = await at(list)
  await page.getByRole('link', { name: 'Aspen' }).waitFor()
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  const editor = page.getByRole('dialog', { name: 'Change: Capacity' })
  await editor.getByLabel('Capacity').fill('12')
  await expectAccessible(page, 'a cell that is being changed')
  await page.keyboard.press('Enter')
  await expect.poll(() => cell(page, 'Aspen', 'Capacity').textContent()).toBe('12')
  await editor.waitFor({ state: 'detached' })
  expect(await stored(0)).toMatchObject({ capacity: 12, meta: { versionId: '2' } })
  await page.screenshot({ path: '/tmp/lists-1.png' })

  await page.keyboard.press('Control+z')
  await expect.poll(() => cell(page, 'Aspen', 'Capacity').textContent()).toBe('2')
  expect(await stored(0)).toMatchObject({ capacity: 2, meta: { versionId: '3' } })
  await page.context().close()
})
