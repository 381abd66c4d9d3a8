import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { held } from '#tests/support/browser/held.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let room: Row
let patient: Row
let service: Row

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  room = await created(admin, 'Locations', { name: 'Room 2', kind: 'Room', status: 'active', timezone })
  patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1990-01-01',
    gender: 'female',
  })
  service = await created(admin, 'HealthcareServices', {
    name: 'Individual therapy',
    code: 'H0004',
    category: { code: 'therapy-individual', display: 'Individual therapy' },
    status: 'Draft',
    flags: ['Billable'],
    sessionTimeUnit: 'Duration',
    rounding: 'EightMinute',
    incrementMinutes: 15,
    minMinutes: 16,
    maxMinutes: 90,
    modes: ['InPerson'],
  })
})

afterAll(async () => {
  await house?.close()
})

const timezone = 'America/Chicago'

/** An administrator on the screen of an address. */
async function at(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'admin')
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function newLocation(page: Page, name: string): Promise<void> {
  await heading(page, 'Locations').waitFor()
  await page.keyboard.press('n')
  await newLocationFields(page, name)
}

async function newLocationFields(page: Page, name: string): Promise<void> {
  await heading(page, 'New: Location').waitFor()
  await page.getByLabel('Name', { exact: false }).first().fill(name)
  await page.getByLabel(/^Kind/).selectOption({ label: 'Room' })
  await page.getByLabel(/^Time zone/).fill('America/Chicago')
}

test('a location is created, changed, deleted and brought back without leaving the browser', async () => {
  const page = await at('/resources/Location')
  await newLocation(page, 'Garden room')
  await page.keyboard.press('Control+s')
  await heading(page, 'Garden room').waitFor()
  const address = page.url()

  await page.getByLabel('Short name').fill('Garden')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('.record-facts dd').filter({ hasText: /^2$/ }).waitFor()
  await page.getByRole('button', { name: 'Show versions' }).click()
  await page.getByText('Changed: Short name').waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Garden room?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await heading(page, 'Locations').waitFor()
  await page.getByRole('link', { name: 'Room 2' }).waitFor()
  expect(await page.getByRole('link', { name: 'Garden room' }).count()).toBe(0)

  await page.goto(address)
  await page.getByRole('button', { name: 'Restore' }).click()
  await heading(page, 'Garden room').waitFor()
  expect(await page.getByLabel('Short name').inputValue()).toBe('Garden')
  await page.context().close()
})

test('what is missing and what the server refuses stand beside their fields, and the text stays', async () => {
  const page = await at('/resources/Location/new')
  await heading(page, 'New: Location').waitFor()
  await page.getByLabel(/^Name/).first().fill('Nowhere')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('alert').filter({ hasText: "Couldn't save: something isn't right." }).waitFor()
  expect(await page.getByLabel(/^Kind/).getAttribute('aria-invalid')).toBe('true')

  const program = { name: 'Outpatient', kind: 'Outpatient', status: 'Draft' }
  await created(admin, 'Programs', { ...program, code: 'OP' })
  const { id } = await created(admin, 'Programs', { ...program, name: 'Intensive', code: 'IOP' })
  await page.goto(`${house.server.url}/resources/Program/${id}`)
  await page.getByLabel(/^Code/).fill('OP')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => page.getByLabel(/^Code/).getAttribute('aria-invalid'), { timeout: 15_000 })
    .toBe('true')
  expect(await page.getByLabel(/^Code/).inputValue()).toBe('OP')
  await expectAccessible(page, 'a refused record')
  await page.context().close()
})

test('what is typed while a save is on its way stays typed, in a record that changes and in one that begins', async () => {
  const page = await at('/resources/Location/new')
  const create = await held(page, /\/Locations/)
  await newLocationFields(page, 'Quiet room')
  await page.keyboard.press('Control+s')
  await create.met
  await page.getByLabel('Short name').fill('Quiet')
  create.go()
  await heading(page, 'Quiet room').waitFor()
  expect(await page.getByLabel('Short name').inputValue()).toBe('Quiet')
  const id = page.url().split('/').at(-1) ?? ''
  const stored = async () => (await admin.ask('GET', `Locations/${id}`)).body

  const patch = await held(page, /\/Locations/)
  await page.keyboard.press('Control+s')
  await patch.met
  await page.getByLabel('Short name').fill('Quiet room')
  await page.getByLabel(/^Capacity/).fill('3')
  patch.go()
  await expect.poll(async () => (await stored()).shortName).toBe('Quiet')
  await page.getByText('Saved.').first().waitFor()
  expect(await page.getByLabel('Short name').inputValue()).toBe('Quiet room')
  expect(await page.getByLabel(/^Capacity/).inputValue()).toBe('3')

  await page.getByRole('link', { name: 'Today' }).click()
  const { status } = await admin.ask('PATCH', `Locations/${id}?versionId=2`, {
    body: [{ op: 'add', path: '/telehealthUrl', value: 'https://meet.example/quiet' }],
  })
  expect(status).toBe(200)
  await page.goBack()
  await heading(page, 'Quiet room').waitFor()
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await stored()).shortName).toBe('Quiet room')
  expect([(await stored()).capacity, (await stored()).telehealthUrl]).toEqual([
    3,
    'https://meet.example/quiet',
  ])
  await page.context().close()
})

test('when two people change the same field, both texts are shown and a person chooses', async () => {
  const { id } = room
  const page = await at(`/resources/Location/${id}`)
  await page.getByLabel('Short name').fill('Mine')
  const { body: stored } = await admin.ask('GET', `Locations/${id}`)
  const change = [{ op: 'add', path: '/shortName', value: 'Theirs' }]
  const answer = await admin.ask('PATCH', `Locations/${id}?versionId=${stored.meta.versionId}`, {
    body: change,
  })
  expect(answer.status).toBe(200)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('cell', { name: 'Mine' }).waitFor()
  await page.getByRole('cell', { name: 'Theirs' }).waitFor()
  await expectAccessible(page, 'a conflict')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('cell', { name: 'Theirs' }).waitFor({ state: 'detached' })

  const { body: now } = await admin.ask('GET', `Locations/${id}`)
  expect(now.shortName).toBe('Mine')
  await page.context().close()
})

test('a list is filtered, sorted and walked by keyboard, and its address says how', async () => {
  const page = await at('/resources/Location')
  await page.getByRole('link', { name: 'Room 2' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('roo')
  await expect
    .poll(() => decodeURIComponent(page.url()), { timeout: 15_000 })
    .toContain('["name","contains","roo"]')
  await page.getByRole('button', { name: 'Add filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add filter' })
  await dialog.getByLabel('Field').selectOption({ label: 'Status' })
  await dialog.getByLabel('Active', { exact: true }).check()
  await expectAccessible(page, 'adding a filter')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Status is any of Active').waitFor()
  expect(decodeURIComponent(page.url())).toContain('["status","in",["active"]]')

  await page.getByRole('button', { name: 'Last modified' }).click()
  await expect.poll(() => page.url(), { timeout: 15_000 }).toContain('sort=meta.lastModified')
  await page.getByRole('link', { name: 'Room 2' }).waitFor()
  await page.locator('h1').focus()
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 15_000 }).toBe('A')
  const name = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Enter')
  await heading(page, name ?? '').waitFor()
  await page.context().close()
})

test('what is saved without a connection is kept, shown after a reload, and stored when the server is back', async () => {
  const page = await at(`/resources/Location/${room.id}`)
  await page.getByLabel('Short name').fill('Kept')
  let isCut = true
  await page.route('**/api/v1/practices/**', (route) =>
    isCut && route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Kept on this device').first().waitFor()

  await page.reload()
  await expect.poll(() => page.getByLabel('Short name').inputValue(), { timeout: 15_000 }).toBe('Kept')
  isCut = false
  await expect
    .poll(async () => (await admin.ask('GET', `Locations/${room.id}`)).body.shortName, { timeout: 45_000 })
    .toBe('Kept')
  await page.context().close()
})

test('a trail that nobody may change is shown with the reason', async () => {
  const page = await at('/resources/AuditEvent')
  const address = await page.locator('.records-link').first().getAttribute('href')
  await page.goto(`${house.server.url}/resources/AuditEvent/${address?.split('/').at(-1)}`)
  await page.getByText('The system creates records of this type').waitFor()
  await page.locator('.record-values dd').first().waitFor()
  await expectAccessible(page, 'a record of the trail')
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await page.context().close()
})

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const

for (const { name, ...options } of looks)
  test(`the generated screens of three types can be used by everyone: ${name}`, async () => {
    const page = await at('/resources', options)
    await page.getByRole('link', { name: 'Locations' }).waitFor()
    await expectAccessible(page, `all types, ${name}`)

    for (const [type, record] of [
      ['Location', room],
      ['Patient', patient],
      ['HealthcareService', service],
    ] as const) {
      await page.goto(`${house.server.url}/resources/${type}`)
      await page.locator('.records-link, .cards-link').first().waitFor()
      await expectAccessible(page, `list of ${type}, ${name}`)
      await page.goto(`${house.server.url}/resources/${type}/${record.id}`)
      await page.locator('.form-field').first().waitFor()
      await expectAccessible(page, `${type}, ${name}`)
    }
    await page.context().close()
  }, 120_000)

test('no script of these screens broke', () => {
  expect(house.complaints).toEqual([])
})
