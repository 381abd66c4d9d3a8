import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'

let house: House
let page: Page

beforeAll(async () => {
  house = await openHouse({ admin: ['administrative', 'non-prescribing-clinician'] })
  const admin = await house.server.signIn('admin')
  const row = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Helena'], family: 'Pemberly' },
    gender: 'female',
    birthDate: '1988-04-02',
    contacts: [{ system: 'phone', value: '+12175550143' }],
    identifiers: [{ system: 'clinic', value: 'MRN-77', type: 'mrn' }],
  })
  await created(admin, 'Conditions', {
    subject: bare(row),
    category: 'Diagnosis',
    code: { code: 'F41.1', display: 'Anxiety', system: 'http://hl7.org/fhir/sid/icd-10-cm' },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  page = (await house.open()).page
  await enter(page, house.server.url, 'admin')
}, 120_000)
afterAll(() => house?.close())

const box = () => page.getByLabel('Name, birth date, number or phone')
const rows = () => page.locator('.patients-table tbody tr')

test('a person is found by name, birth date in usual forms, number and phone in one box', async () => {
  await page.goto(`${house.server.url}/patients`)
  for (const text of [
    'pemb',
    '4/2/1988',
    'Apr 2, 1988',
    '1988-04-02',
    'Pemberly 4/2/88',
    'MRN-77',
    '(217) 555-0143',
    '555-0143',
    '0143',
  ]) {
    await box().fill(text)
    await expect
      .poll(() => rows().allTextContents(), { message: text })
      .toEqual([expect.stringContaining('Pemberly, Helena')])
  }
  await box().fill('4/3/1988')
  await page.getByText('No one here').waitFor()
})

test('who is not found is added with what was looked for: a phone number is no family name', async () => {
  await box().fill('217-555-0199')
  await page.getByText('No one here').waitFor()
  await page.getByRole('button', { name: 'New patient' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('217-555-0199')
  expect(await dialog.getByLabel('Family name').inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('what is typed of a new patient is still there after Escape, and not in the form of somebody else', async () => {
  const dialog = page.getByRole('dialog')
  const opened = async (text: string) => {
    await box().fill(text)
    await page.getByText('No one here').waitFor()
    await page.getByRole('button', { name: 'New patient' }).click()
    await dialog.waitFor()
  }
  await opened('Nightingale')
  await dialog.getByLabel('Given name').fill('Flora')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await opened('Seacole')
  expect(await dialog.getByLabel('Given name').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await opened('Nightingale')
  expect(await dialog.getByLabel('Given name').inputValue()).toBe('Flora')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => dialog.getByLabel('Given name').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('who is added and may be here already is shown side by side first', async () => {
  await box().fill('')
  await page.getByRole('button', { name: 'New patient' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Given name').fill('Lena')
  await dialog.getByLabel('Family name').fill('Pemberly')
  await dialog.getByLabel('Birth date').fill('4/2/88')
  await dialog.getByText('Apr 2, 1988').waitFor()
  await dialog.getByLabel('Gender').click()
  await page.getByRole('option', { name: 'Female' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('This person may be here already').waitFor()
  await dialog.getByText('Pemberly, Helena').first().waitFor()
  await expectAccessible(page, 'a person who may be here already')
  await dialog.getByRole('button', { name: 'Add as someone new' }).click()
  await page.getByRole('heading', { level: 1, name: /Pemberly, Lena/ }).waitFor()
})
