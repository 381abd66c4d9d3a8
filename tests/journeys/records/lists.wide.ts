import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { held } from '#tests/support/browser/held.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let page: Page
let rooms: readonly Row[]

const timezone = 'America/Chicago'
const bedCount = 104
const room = (name: string, more: object = {}) => ({
  name,
  kind: 'Room',
  status: 'active',
  timezone,
  ...more,
})
const make = (name: string, more?: object) => created(admin, 'Locations', room(name, more))

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  rooms = await Promise.all(
    ['Aspen', 'Birch', 'Cedar', 'Dogwood'].map((name, index) => make(name, { capacity: index + 2 })),
  )
  for (const half of [0, 1])
    await Promise.all(
      Array.from({ length: bedCount / 2 }, (_, index) => make(`Zone ${half * (bedCount / 2) + index}`)),
    )
  page = await signedIn('admin')
})

afterAll(async () => {
  await house?.close()
})

/** Each test begins on the same list, where nothing waits. */
beforeEach(async () => {
  await goTo(list)
})

async function signedIn(login: string): Promise<Page> {
  const opened = await house.open()
  await enter(opened.page, house.server.url, login)
  return opened.page
}

async function goTo(path: string): Promise<void> {
  await page.goto(`${house.server.url}${path}`)
  await page.locator('.records-link').first().waitFor()
}

const columns = ['Name', 'Capacity', 'Kind', 'Part of', 'Bookable']
const list = '/resources/Location?columns=name,capacity,kind,partOf,bookable'
const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const cell = (row: string, column: string) =>
  rowOf(row)
    .getByRole('gridcell')
    .nth(columns.indexOf(column) + 1)
const editorOf = (column: string) => page.getByRole('dialog', { name: `Change: ${column}` })
const stored = async (index: number) => (await admin.ask('GET', `Locations/${rooms[index]?.id}`)).body
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })

test('a cell is changed by keyboard, saved as one change, and taken back', async () => {
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await editorOf('Capacity').getByLabel('Capacity').fill('12')
  await expectAccessible(page, 'a cell that is being changed')
  await page.keyboard.press('Enter')
  // The stream may tell the row of the change before the answer closes the field.
  await editorOf('Capacity').waitFor({ state: 'detached' })
  await eventually(() => cell('Aspen', 'Capacity').textContent()).toBe('12')
  expect(await stored(0)).toMatchObject({ capacity: 12, meta: { versionId: '2' } })

  await page.keyboard.press('Control+z')
  await eventually(() => cell('Aspen', 'Capacity').textContent()).toBe('2')
  expect(await stored(0)).toMatchObject({ capacity: 2, meta: { versionId: '3' } })
})

test('what cannot be stored stands beside the cell, and a choice and a record are changed in their places', async () => {
  await cell('Birch', 'Capacity').dblclick()
  await editorOf('Capacity').getByLabel('Capacity').fill('0')
  await page.keyboard.press('Enter')
  await eventually(() => editorOf('Capacity').getByLabel('Capacity').getAttribute('aria-invalid')).toBe(
    'true',
  )
  await page.keyboard.press('Escape')
  await editorOf('Capacity').waitFor({ state: 'detached' })
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('3')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await editorOf('Kind').getByLabel(/Kind/).selectOption({ label: 'Vehicle' })
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Vehicle')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await editorOf('Part of').getByRole('combobox').fill('Ced')
  await page.getByRole('option', { name: 'Cedar' }).click()
  await editorOf('Part of').getByRole('button', { name: 'Save' }).click()
  await eventually(() => cell('Birch', 'Part of').textContent()).toBe('Cedar')
  expect(await stored(1)).toMatchObject({ capacity: 3, kind: 'Vehicle', partOf: { id: rooms[2]?.id } })
})

test('what the server alone knows is said beside the cell too', async () => {
  for (const code of ['OP', 'IOP'])
    await created(admin, 'Programs', { name: code, code, kind: 'Outpatient', status: 'Draft' })
  await goTo('/resources/Program?columns=name,code')
  await rowOf('IOP').getByRole('gridcell').nth(2).dblclick()
  const code = editorOf('Code').getByLabel('Code')
  await code.fill('OP')
  await page.keyboard.press('Enter')
  await eventually(() => code.getAttribute('aria-invalid')).toBe('true')
  expect(await code.inputValue()).toBe('OP')
  await page.keyboard.press('Escape')
  await eventually(() => rowOf('IOP').getByRole('gridcell').nth(2).textContent()).toBe('IOP')
})

test('when somebody else changed the same cell first, both values are shown', async () => {
  await cell('Cedar', 'Capacity').dblclick()
  await editorOf('Capacity').getByLabel('Capacity').fill('31')
  const other = [{ op: 'replace', path: '/capacity', value: 27 }]
  await admin.ask('PATCH', `Locations/${rooms[2]?.id}?versionId=1`, { body: other })
  await page.keyboard.press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Changed by two people' })
  await conflict.getByRole('cell', { name: '27' }).waitFor()
  await conflict.getByRole('cell', { name: '31' }).waitFor()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await eventually(async () => (await stored(2)).capacity).toBe(31)
})

test('columns are made wider by keyboard and by mouse, and stay so', async () => {
  const headOf = (name: string) => page.getByRole('columnheader', { name })
  const widthOf = (name: string) => headOf(name).evaluate((head) => (head as HTMLElement).offsetWidth)
  const before = await widthOf('Capacity')
  await page.locator('h1').focus()
  for (const key of ['j', 'ArrowUp', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
  await eventually(() => widthOf('Capacity')).toBe(before + 16)

  const kind = await widthOf('Kind')
  const box = await headOf('Kind').locator('.records-edge').boundingBox()
  if (!box) throw new Error('The edge of the column is not seen.')
  await page.mouse.move(box.x + 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 62, box.y + 10)
  await page.mouse.up()
  await eventually(() => widthOf('Kind')).toBe(kind + 60)
  await eventually(async () => {
    const { body } = await admin.ask('GET', 'PersonalPreferences', {
      headers: { 'x-enable-cross-partition': 'true' },
    })
    return body[0]?.listingState?.Location?.widths?.kind
  }).toBe(kind + 60)
  await goTo(list)
  expect(await widthOf('Kind')).toBe(kind + 60)
})

test('many rows are tried first, then changed, and each has its result', async () => {
  await page.getByRole('checkbox', { name: 'Select Aspen' }).check()
  await page.getByRole('checkbox', { name: 'Select Dogwood' }).click({ modifiers: ['Shift'] })
  await page.getByText('4 selected').waitFor()
  await page.getByRole('button', { name: 'Change them…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 4: Locations' })
  await dialog.getByLabel('What to do').selectOption({ label: 'Short name' })
  await dialog.getByLabel('Short name', { exact: true }).fill('Upstairs')
  await dialog.getByRole('button', { name: 'Try it first' }).click()
  await dialog.getByText("4 would change, 0 already match, 0 can't be changed.").waitFor()
  expect((await stored(3)).shortName).toBeUndefined()
  await expectAccessible(page, 'a change of many that was tried')

  const behind = await stored(3)
  const other = [{ op: 'replace', path: '/capacity', value: 44 }]
  await admin.ask('PATCH', `Locations/${behind.id}?versionId=${behind.meta.versionId}`, { body: other })
  await dialog.getByRole('button', { name: 'Change 4 records' }).click()
  await dialog.getByText("3 changed, 0 already matched, 1 couldn't be changed.").waitFor()
  await dialog.getByRole('button', { name: 'Try 1 again' }).click()
  await dialog.getByText("4 changed, 0 already matched, 0 couldn't be changed.").waitFor()
  expect(await stored(3)).toMatchObject({ shortName: 'Upstairs', capacity: 44 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('4 selected').waitFor({ state: 'detached' })
})

test('all that match are chosen with their number, and a long run can be stopped', async () => {
  await goTo('/resources/Location?columns=name,status&where=[["name","contains","zone"]]')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click()
  await page.getByRole('button', { name: `Select all ${bedCount} that match` }).click()
  await page.getByRole('button', { name: 'Change them…' }).click()
  const dialog = page.getByRole('dialog', { name: `Change ${bedCount}: Locations` })
  await dialog.getByLabel('What to do').selectOption({ label: 'Status' })
  await dialog.getByLabel('Suspended').check()
  await dialog.getByRole('button', { name: 'Try it first' }).click()
  await dialog.getByText(`${bedCount} would change`).waitFor()

  let asked = 0
  let goOn = () => {}
  const stopped = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/Locations/**', async (route) => {
    asked += 1
    if (asked > 5) await stopped
    await route.continue()
  })
  await dialog.getByRole('button', { name: `Change ${bedCount} records` }).click()
  await dialog.getByRole('progressbar').waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  goOn()
  await dialog.getByText('not checked').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  const filters = [{ field: 'status', op: 'eq', value: 'suspended' }]
  const { headers } = await admin.ask('POST', 'Locations/queries', {
    body: filters,
    headers: { prefer: 'return=minimal' },
  })
  expect(Number(headers.get('x-total-count'))).toBeLessThan(bedCount)
})

test('rows are deleted and brought back together', async () => {
  await goTo('/resources/Location?columns=name&where=[["name","contains","dog"]]')
  const change = async (step: string) => {
    await page.getByRole('checkbox', { name: 'Select Dogwood' }).check()
    await page.getByRole('button', { name: 'Change them…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 1: Locations' })
    await dialog.getByLabel('What to do').selectOption({ label: step })
    await dialog.getByRole('button', { name: 'Try it first' }).click()
    await dialog.getByRole('button', { name: 'Change 1 record' }).click()
    await dialog.getByText('1 changed').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await change('Delete')
  await page.getByText('Locations: none match the filters').waitFor()
  await page.getByLabel('Include deleted').check()
  await change('Restore')
  expect((await stored(3)).meta.isDeleted).toBe(false)
})

test('a view is saved for the practice, opens first where a person wants it, and its link shows the same to others', async () => {
  await goTo('/resources/Location?columns=name,capacity&sort=name&order=desc')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as new view' })
  await dialog.getByLabel('Name').fill('Rooms by size')
  await dialog.getByLabel('For the whole practice').check()
  await expectAccessible(page, 'saving a view')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('navigation', { name: 'Saved views' }).getByText('Rooms by size').waitFor()
  await eventually(async () => page.url()).toContain('view=rooms-by-size')
  const address = page.url()
  expect(address).not.toContain('columns=')

  await page.getByRole('button', { name: 'Rooms by size' }).click()
  await page.getByRole('menuitem', { name: 'Open by default' }).click()
  await page.getByText('This view now opens by default.').first().waitFor()
  await page.getByText('All saved').waitFor()
  await goTo('/resources/Location')
  await page.getByRole('columnheader', { name: 'Capacity' }).waitFor()
  expect(await page.getByRole('columnheader').count()).toBe(3)

  const other = await signedIn('clinician')
  await other.goto(address)
  await other.getByRole('columnheader', { name: 'Capacity' }).waitFor()
  await other.getByRole('button', { name: 'Rooms by size' }).click()
  expect(await other.getByRole('menuitem', { name: 'Name and sharing' }).count()).toBe(0)
  await other.getByRole('menuitem', { name: 'Save as new view' }).click()
  expect(await other.getByLabel('For the whole practice').count()).toBe(0)
  await other.context().close()
})

test('what is preferred while the first preferences are on their way is kept in them, after a reload too', async () => {
  const other = await signedIn('supervisor')
  const first = await held(other, /PersonalPreferences(\?|$)/)
  await turnLarge(other)
  await first.met
  await other.reload()
  await other.locator('.user-button').waitFor()
  await turnLarge(other)
  await turnLarge(other)
  first.go()
  await other.getByText('All saved').waitFor()
  const supervisor = await house.server.signIn('supervisor')
  const own = () =>
    supervisor.ask('GET', 'PersonalPreferences', { headers: { 'x-enable-cross-partition': 'true' } })
  await eventually(async () => (await own()).body.length).toBe(1)
  expect(await other.getByText(/Couldn't save/).count()).toBe(0)
  expect((await own()).body).toMatchObject([{ fontAppearance: 'Large' }])
  await other.context().close()
})

test('who prefers something on a device that does not know yet of the first preferences on another one keeps one set', async () => {
  const one = await signedIn('quality')
  const other = await signedIn('quality')
  const kept = await keepsReading(other, /PersonalPreferences\/queries(\?|$)/)
  await other.reload()
  await other.locator('.user-button').waitFor()
  await eventually(async () => kept.count()).toBeGreaterThan(0)
  await turnLarge(one)
  await one.getByText('All saved').waitFor()
  kept.forget()
  await turnLarge(other)
  await other.getByText('All saved').waitFor()
  const quality = await house.server.signIn('quality')
  const own = () =>
    quality.ask('GET', 'PersonalPreferences', { headers: { 'x-enable-cross-partition': 'true' } })
  await eventually(async () => (await own()).body.length).toBe(1)
  expect((await own()).body).toMatchObject([{ fontAppearance: 'Large' }])
  for (const device of [one, other]) {
    expect(await device.getByText(/Couldn't save/).count()).toBe(0)
    await device.context().close()
  }
})

/** For tests: what a page reads at a place stays what it read first, until that is forgotten. */
async function keepsReading(device: Page, place: RegExp) {
  let isKept = true
  let asked = 0
  let first:
    | { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }
    | undefined
  await device.route(place, async (route) => {
    if (!isKept) return route.continue()
    asked += 1
    if (!first) {
      const answer = await route.fetch()
      first = { status: answer.status(), headers: answer.headers(), body: await answer.body() }
    }
    return route.fulfill(first)
  })
  return {
    count: () => asked,
    forget: () => {
      isKept = false
    },
  }
}

async function turnLarge(device: Page): Promise<void> {
  await device.locator('.user-button').click()
  await device.getByRole('menuitemcheckbox', { name: 'Large' }).click()
  await device.keyboard.press('Escape')
}

test('no script of these screens broke', () => {
  expect(house.complaints).toEqual([])
})
