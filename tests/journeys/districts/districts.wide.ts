import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { created } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR

let house: House
let admin: TestClient
let patient: string
let count = 0

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  patient = await livesAt('Vale', '00101')
  await livesAt('Reed', '00103')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function livesAt(family: string, postalCode: string): Promise<string> {
  count += 1
  const made = await created(admin, 'Patients', {
    name: { family, given: ['Case'] },
    birthDate: `194${count}-02-03`,
    gender: 'female',
    active: true,
    addresses: [{ lines: ['1 Elm Street'], city: 'Riverbend', state: 'IL', postalCode }],
  })
  return made.id
}

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

/** What waits in the background is done. */
async function work(): Promise<void> {
  const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
  const running = startJobs({ world: house.server.world, jobs, report: () => undefined, patience })
  await running.turn()
  await running.stop()
}

const districtOf = async (id: string) => (await admin.ask('GET', `Patients/${id}`)).body.district?.display

test('a district is made and gets its ZIP codes by keyboard; what that does is seen before, and done in the background', async () => {
  const page = await at('/admin')
  await press(page, /^Districts$/)
  await page.getByText('No districts yet').waitFor()
  await page.getByText('2 ZIP codes of patients belong to no district').waitFor()
  await expectAccessibleInEachLook(page, 'no districts')

  await press(page, /^New district$/)
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.keyboard.type('North')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'North' }).waitFor()

  await tabTo(page, /Add ZIP codes/)
  await page.keyboard.type('00100-00101, 001')
  await page.getByText('Not a ZIP code or range: 001').waitFor()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('00777')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '3 ZIP codes' }).waitFor()

  // One Tab stop, arrows within, Enter takes one away.
  await page.getByRole('button', { name: 'Take away 00100' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '2 ZIP codes' }).waitFor()
  await shot(page, 'district')
  await expectAccessibleInEachLook(page, 'a district that is being changed')

  await press(page, /^See what changes$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 address gets a district').waitFor()
  await dialog.getByRole('link', { name: /Vale/ }).waitFor()
  await shot(page, 'district-preview')
  await expectAccessibleInEachLook(page, 'what a change does')
  await press(page, /^Save$/)
  await page.getByText('Saved. Addresses get their districts').first().waitFor()

  expect(await districtOf(patient)).toBeUndefined()
  await work()
  expect(await districtOf(patient)).toBe('North')
  await page.getByRole('link', { name: 'Districts', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'North' })
  await expect
    .poll(async () => (await row.getByRole('cell').allTextContents()).slice(2))
    .toEqual(['2', '1', '0', '0'])
  await page.context().close()
})

test('a ZIP code of patients that belongs to no district is added with one click', async () => {
  const page = await at('/admin/districts')
  await page.getByText('1 ZIP code of patients belongs to no district').waitFor()
  await shot(page, 'districts')
  await page.getByRole('button', { name: 'Add 00103 to North' }).click()
  await page.getByRole('dialog').getByText('1 address gets a district').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await work()
  await page.reload()
  await page.getByText('Every ZIP code of your patients has a district').waitFor()
  await expectAccessibleInEachLook(page, 'districts')
  await page.context().close()
})

test('a list of ZIP codes is told line by line before it comes in, and what moves from another district is named', async () => {
  await created(admin, 'Districts', { name: 'South', kind: 'zone', active: true })
  const page = await at('/admin/districts/import')
  await page
    .getByRole('textbox', { name: 'ZIP codes' })
    .fill('ZIP,District\n00103,South\n00900-00902,South\n00100,North\n12,South\n00104,West\n00105')
  for (const said of [
    'The first line is a heading and was left out: ZIP, District',
    '3 new',
    '1 moves from another district',
    '1 is already there',
    '1 line is not a ZIP code and is left out. Is a leading zero missing?',
    '1 line names a district that does not exist and is left out',
    '1 line names no district and is left out',
  ])
    await page.getByText(said, { exact: true }).waitFor()
  await page.getByText('Line 2: 00103 – North → South').waitFor()
  await shot(page, 'district-import')
  await expectAccessibleInEachLook(page, 'a list that is coming in')

  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('dialog').getByText('1 address moves to another district').waitFor()
  await page.getByRole('dialog').getByText('North → South: 1 address').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Districts' }).waitFor()
  const { body } = await admin.ask('POST', 'Districts/overview', { body: {} })
  const codes = Object.fromEntries(
    body.districts.map(({ district }: { district: { name: string; postalCodes?: readonly string[] } }) => [
      district.name,
      district.postalCodes,
    ]),
  )
  expect(codes).toEqual({ North: ['00100', '00101'], South: ['00103', '00900', '00901', '00902'] })
  await page.context().close()

  const file = await at('/admin/districts/import')
  await file
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({
      name: 'zips.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('00500\r\n00501\r\n'),
    })
  await file.getByText('2 lines name no district and are left out').waitFor()
  await file.context().close()
})

test('beside the ZIP code of a patient stands the district, by ZIP code or chosen by hand', async () => {
  await work()
  const page = await at(`/resources/Patient/${patient}`)
  const district = page.getByRole('combobox', { name: 'District', exact: true })
  const said = () =>
    district.evaluate((each) => each instanceof HTMLSelectElement && each.selectedOptions[0]?.text)
  await district.waitFor()
  await expect.poll(said).toBe('North – by ZIP code')
  await page.getByLabel('ZIP code').or(page.getByLabel('Postal code')).first().fill('00900')
  await expect.poll(said).toBe('South – by ZIP code')
  await district.selectOption({ label: 'North – chosen by hand' })
  await shot(page, 'address')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved.').first().waitFor()
  expect(await districtOf(patient)).toBe('North')
  await district.selectOption({ label: 'South – by ZIP code' })
  await page.keyboard.press('Control+s')
  await expect.poll(() => districtOf(patient)).toBe('South')
  await page.context().close()
})

test('whoever may not change districts reads them', async () => {
  const page = await at('/admin/districts', 'clinician')
  await page.getByRole('link', { name: 'North' }).click()
  await page.getByText('00100', { exact: true }).waitFor()
  for (const name of [/Take away/, 'See what changes', 'New district'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.goto(`${house.server.url}/admin/districts/import`)
  await page.getByText("You don't have permissions to perform this action.").waitFor()
  await page.context().close()
})
