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

test('what the server refuses stands beside the cell, and the text stays', async () => {
  const page = await at(list)
  await page.getByRole('link', { name: 'Birch' }).waitFor()
  await cell(page, 'Birch', 'Capacity').dblclick()
  const editor = page.getByRole('dialog', { name: 'Change: Capacity' })
  await editor.getByLabel('Capacity').fill('0')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.getByLabel('Capacity').getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.press('Escape')
  await editor.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('3')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Change: Kind' })
    .getByLabel(/Kind/)
    .selectOption({ label: 'Vehicle' })
  await page.keyboard.press('Enter')
  await expect.poll(() => cell(page, 'Birch', 'Kind').textContent()).toBe('Vehicle')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const place = page.getByRole('dialog', { name: 'Change: Part of' })
  await place.getByRole('combobox').fill('Ced')
  await page.getByRole('option', { name: 'Cedar' }).click()
  await place.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => cell(page, 'Birch', 'Part of').textContent()).toBe('Cedar')
  expect(await stored(1)).toMatchObject({ capacity: 3, kind: 'Vehicle', partOf: { id: rooms[2]?.id } })
  await page.context().close()
})

test('when somebody else changed the same cell first, both values are shown', async () => {
  const page = await at(list)
  await page.getByRole('link', { name: 'Cedar' }).first().waitFor()
  await cell(page, 'Cedar Room', 'Capacity').dblclick()
  const editor = page.getByRole('dialog', { name: 'Change: Capacity' })
  await editor.getByLabel('Capacity').fill('31')
  const other = [{ op: 'replace', path: '/capacity', value: 27 }]
  await admin.ask('PATCH', `Locations/${rooms[2]?.id}?versionId=1`, { body: other })
  await page.keyboard.press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Changed by two people' })
  await conflict.getByRole('cell', { name: '27' }).waitFor()
  await conflict.getByRole('cell', { name: '31' }).waitFor()
  await expectAccessible(page, 'a cell changed by two')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await stored(2)).capacity).toBe(31)
  await page.context().close()
})

test('columns are made wider by keyboard and by mouse, and stay so', async () => {
  const page = await at(list)
  await page.getByRole('link', { name: 'Aspen' }).waitFor()
  const widthOf = (name: string) =>
    page.getByRole('columnheader', { name }).evaluate((head) => (head as HTMLElement).offsetWidth)
  const before = await widthOf('Capacity')
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf('Capacity')).toBe(before + 16)

  const edge = page.getByRole('columnheader', { name: 'Kind' }).locator('.records-edge')
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge of the column is not seen.')
  const kind = await widthOf('Kind')
  await page.mouse.move(box.x + 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, box.y + 10)
  await page.mouse.up()
  await expect.poll(() => widthOf('Kind')).toBe(kind + 60)
  await page.waitForTimeout(500)
  await page.reload()
  await page.getByRole('link', { name: 'Aspen' }).waitFor()
  expect(await widthOf('Kind')).toBe(kind + 60)
  await page.context().close()
})

test('many rows are tried first, then changed, and each has its result', async () => {
  const page = await at('/resources/Location?columns=name,capacity,status')
  await page.getByRole('link', { name: 'Dogwood' }).waitFor()
  await page.getByRole('checkbox', { name: 'Choose Aspen' }).check()
  await page.getByRole('checkbox', { name: 'Choose Dogwood' }).click({ modifiers: ['Shift'] })
  await page.getByText('4 chosen').waitFor()
  await page.getByRole('button', { name: 'Change them…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 4: Locations' })
  await dialog.getByLabel('What to do').selectOption({ label: 'Short name' })
  await dialog.getByLabel('Short name', { exact: true }).fill('Upstairs')
  await expectAccessible(page, 'choosing a change of many')
  await dialog.getByRole('button', { name: 'Try it first' }).click()
  await dialog.getByText('4 would change, 0 are so already, 0 would be refused.').waitFor()
  expect((await stored(3)).shortName).toBeUndefined()
  await expectAccessible(page, 'a change of many that was tried')
  await page.screenshot({ path: '/tmp/lists-bulk.png' })

  const behind = await stored(3)
  const other = [{ op: 'replace', path: '/capacity', value: 44 }]
  await admin.ask('PATCH', `Locations/${behind.id}?versionId=${behind.meta.versionId}`, { body: other })
  await dialog.getByRole('button', { name: 'Change 4 records' }).click()
  await dialog.getByText('3 changed, 0 were so already, 1 refused.').waitFor()
  await dialog.getByRole('button', { name: 'Try 1 again' }).click()
  await dialog.getByText('4 changed, 0 were so already, 0 refused.').waitFor()
  expect(await stored(3)).toMatchObject({ shortName: 'Upstairs', capacity: 44 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('4 chosen').waitFor({ state: 'detached' })
  await page.context().close()
})

test('rows are deleted and brought back together', async () => {
  const page = await at('/resources/Location?columns=name&where=[["name","contains","dog"]]')
  await page.getByRole('link', { name: 'Dogwood' }).waitFor()
  const change = async (step: string) => {
    await page.getByRole('checkbox', { name: 'Choose Dogwood' }).check()
    await page.getByRole('button', { name: 'Change them…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 1: Locations' })
    await dialog.getByLabel('What to do').selectOption({ label: step })
    await dialog.getByRole('button', { name: 'Try it first' }).click()
    await dialog.getByRole('button', { name: 'Change 1 record' }).click()
    await dialog.getByText('1 changed').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await change('Delete')
  await page.getByText('Locations: none fits the filters').waitFor()
  await page.getByLabel('Deleted too').check()
  await change('Restore')
  expect((await stored(3)).meta.isDeleted).toBe(false)
  await page.context().close()
})

test('a view is saved for oneself, opens first, and its link shows the same to somebody else when it is shared', async () => {
  const page = await at('/resources/Location?columns=name,capacity&sort=name&order=desc')
  await page.getByRole('link', { name: 'Dogwood' }).waitFor()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
  await dialog.getByLabel('Name').fill('Rooms by size')
  await dialog.getByLabel('For the whole practice').check()
  await expectAccessible(page, 'saving a view')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: 'Rooms by size' })
    .waitFor()
  await expect.poll(() => page.url()).toContain('view=rooms-by-size')
  const address = page.url().replace(house.server.url, '')
  expect(address).not.toContain('columns=')

  await page.getByRole('button', { name: 'Rooms by size' }).click()
  await page.getByRole('menuitem', { name: 'Open this first' }).click()
  await page.getByText('This view opens first from now on.').first().waitFor()
  await page.waitForTimeout(500)
  await page.goto(`${house.server.url}/resources/Location`)
  await page.getByRole('columnheader', { name: 'Capacity' }).waitFor()
  expect(await page.getByRole('columnheader').count()).toBe(3)
  await page.screenshot({ path: '/tmp/lists-views.png' })
  await page.context().close()

  const other = await at(address, 'clinician')
  await other.getByRole('columnheader', { name: 'Capacity' }).waitFor()
  expect(await other.getByRole('columnheader').count()).toBe(3)
  await other.getByRole('button', { name: 'Rooms by size' }).click()
  expect(await other.getByRole('menuitem', { name: 'Name and sharing' }).count()).toBe(0)
  await other.getByRole('menuitem', { name: 'Save as a new view' }).click()
  expect(await other.getByLabel('For the whole practice').count()).toBe(0)
  await other.context().close()
})

test('no script of these screens broke', () => {
  expect(house.complaints).toEqual([])
})
