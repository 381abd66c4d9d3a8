import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})

afterAll(async () => {
  await house?.close()
})

async function at(path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, 'admin')
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function room(): Promise<string> {
  const body = { name: 'Garden room', kind: 'Room', status: 'active', timezone: 'America/Chicago' }
  const { id } = await created(admin, 'Locations', { ...body, shortName: 'Garden', capacity: 4 })
  const change = async (version: number, path: string, value: unknown) =>
    admin.ask('PATCH', `Locations/${id}?versionId=${version}`, { body: [{ op: 'replace', path, value }] })
  await change(1, '/capacity', 12)
  await change(2, '/shortName', 'Green')
  return id
}

test('the history says what each version changed, two versions stand side by side, and an older one comes back', async () => {
  const id = await room()
  const page = await at(`/resources/Location/${id}`)
  await heading(page, 'Garden room').waitFor()
  await page.getByRole('button', { name: 'Show versions' }).click()
  await page.getByText('Version 1: created').waitFor()
  await page.getByText('Changed: Short name').waitFor()
  await page.getByText('Changed: Capacity').waitFor()

  await page.getByRole('button', { name: 'Compare version 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions side by side' })
  await dialog.getByRole('row', { name: 'Capacity 4 12' }).waitFor()
  await dialog.getByRole('row', { name: 'Short name Garden Green' }).waitFor()
  await expectAccessible(page, 'two versions side by side')
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await page.locator('.record-facts dd').filter({ hasText: /^4$/ }).waitFor()
  expect(await page.getByLabel('Short name').inputValue()).toBe('Garden')

  const { body } = await admin.ask('GET', `Locations/${id}`)
  expect(body).toMatchObject({ shortName: 'Garden', capacity: 4, meta: { versionId: '4' } })
  await page.context().close()
})

test('what was deleted says by whom and what it held, and comes back', async () => {
  const id = await room()
  await admin.ask('DELETE', `Locations/${id}?versionId=3`)
  const page = await at(`/resources/Location/${id}`)
  await page.getByText(/Deleted .* by .*admin/).waitFor()
  await page.getByText('Green', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show versions' }).click()
  await page.getByText('Version 4: deleted').waitFor()
  await expectAccessible(page, 'a deleted record')
  await page.getByRole('button', { name: 'Restore' }).click()
  await heading(page, 'Garden room').waitFor()
  await page.getByRole('button', { name: 'Show versions' }).click()
  await page.getByText('Version 5: restored').waitFor()
  await page.context().close()
})

test('a type with a screen of its own leads to it from its list, and all its fields stay one step away', async () => {
  const { id } = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1990-01-01',
    gender: 'female',
  })
  const page = await at('/resources/Patient')
  await page.getByRole('link', { name: /Rivera/ }).click()
  await page.waitForURL(`**/patients/${id}`)

  await page.getByRole('link', { name: 'All fields' }).click()
  await page.getByLabel('Family name').first().waitFor()
  await page.getByRole('button', { name: /^Open: / }).click()
  await page.waitForURL(`**/patients/${id}`)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('progra')
  await page
    .getByRole('option', { name: /^Programs/ })
    .first()
    .click()
  await page.waitForURL('**/admin/programs')
  await page.context().close()
})
