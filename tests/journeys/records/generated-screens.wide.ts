import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityRoles } from '#generated/permissions/permissions.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let keeper: TestClient
let patient: Row

beforeAll(async () => {
  house = await openHouse({ keeper: securityRoles.map(({ key }) => key) })
  keeper = await house.server.signIn('keeper')
  patient = await created(keeper, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1990-01-01',
    gender: 'female',
  })
})

afterAll(async () => {
  await house?.close()
})

/** Where pictures are put for whoever wants to look at them. */
const { SHOTS: shots } = process.env

/** Somebody who may do everything, on the screen of an address. */
async function at(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'keeper')
  await page.locator('.record-form').waitFor()
  return page
}

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await expectAccessible(page, `${name}, dark`)
  if (shots) await page.screenshot({ path: `${shots}/${name}-dark.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-mantine-color-scheme=light]').waitFor()
}

async function pickPatient(page: Page): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Patient', exact: true }).first()
  await picker.fill('Rivera')
  await page.getByRole('option').filter({ hasText: 'Rivera' }).first().click()
}

test('an allergy is added in words, its groups and its help in view', async () => {
  const page = await at('/resources/Allergy/new')
  await pickPatient(page)
  await page.getByText('An allergy involves the immune system, an intolerance does not.').waitFor()
  const substance = page.getByRole('combobox', { name: 'Substance' })
  await substance.fill('Penic')
  await page.getByRole('option', { name: 'Penicillin' }).click()
  await page.getByRole('radio', { name: 'Allergy' }).check()
  await page.getByRole('radio', { name: 'Medication' }).check()
  await page.getByRole('radio', { name: 'Active', exact: true }).check()
  await look(page, 'allergy-new')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Penicillin' }).waitFor()
  await page.locator('.record-summary').waitFor()
  await look(page, 'allergy')

  await page.getByRole('combobox', { name: 'Substance' }).fill('Grandmother’s ointment')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { level: 1, name: 'Grandmother’s ointment' }).waitFor()
  const stored = await keeper.ask('GET', `Allergies/${page.url().split('/').at(-1)}`)
  expect(stored.body.substance).toMatchObject({
    code: 'Grandmother’s ointment',
    display: 'Grandmother’s ointment',
  })
  await page.context().close()
})

test('an observation has one kind of value, which is chosen first', async () => {
  const page = await at('/resources/Observation/new')
  const kind = page.getByRole('combobox', { name: 'Value', exact: true })
  await kind.selectOption({ label: 'Text' })
  await page.getByRole('textbox', { name: 'Text' }).first().waitFor()
  expect(await page.getByLabel('Numerator').count()).toBe(0)
  await kind.selectOption({ label: 'Ratio' })
  await page.getByLabel('Numerator').first().waitFor()
  await look(page, 'observation-new')
  await page.context().close()
})

test('the state of a medication is one menu that says what it needs, and what points here is counted', async () => {
  const medication = await created(keeper, 'Medications', {
    patient: { id: patient.id, resourceType: 'Patient' },
    medication: { code: '36437', display: 'Sertraline' },
    status: 'Active',
    kind: 'Prescribed',
  })
  const page = await at(`/resources/Medication/${medication.id}`)
  await page.getByRole('button', { name: 'Change: Status' }).click()
  await page.getByRole('menu').getByText('Stopped needs a reason', { exact: false }).waitFor()
  await look(page, 'medication-states')
  await page.getByRole('menuitem', { name: 'On hold' }).click()
  await page.locator('.record-facts dd').filter({ hasText: /^2$/ }).waitFor()

  await page.goto(`${house.server.url}/resources/Patient/${patient.id}`)
  await page.getByRole('button', { name: 'Show what points here' }).click()
  const line = page.locator('.record-related li').filter({ hasText: 'Medications' })
  await expect.poll(() => line.innerText()).toContain('1')
  await look(page, 'patient')
  await line.getByRole('link').click()
  await page.getByRole('link', { name: 'Sertraline' }).waitFor()
  await page.context().close()
})

test('a rule of notes is put together in a panel: its checks are rows with a kind each', async () => {
  const page = await at('/resources/NoteRule/new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ten minutes at least')
  await page.getByRole('textbox', { name: /^Key/ }).fill('ten-minutes')
  await page.getByRole('textbox', { name: /^Version/ }).fill('1')
  await page.getByRole('radio', { name: 'And', exact: true }).check()
  await page.getByRole('button', { name: 'Change Items' }).click()
  const panel = page.getByRole('dialog', { name: 'Items' })
  await panel.getByRole('button', { name: 'Add Items' }).click()
  await panel.getByLabel(/^Kind/).selectOption({ label: 'Duration of the session' })
  await panel.getByLabel('Minimum minutes').fill('10')
  await look(page, 'note-rule-panel')
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Duration of the session', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Ten minutes at least' }).waitFor()
  const { body } = await keeper.ask('GET', `NoteRules/${page.url().split('/').at(-1)}`)
  expect(body.items).toMatchObject([
    { kind: 'SessionDuration', params: { minMinutes: 10, useServiceBounds: true } },
  ])
  await page.context().close()
})

test('what is made in place is kept after Escape for its own field, and Ctrl+S saves it and not the record below', async () => {
  const page = await at('/resources/Coverage/new')
  const begin = page.getByRole('button', { name: 'New: Organization' })
  const panel = page.getByRole('dialog', { name: 'New: Organization' })
  const name = panel.getByLabel(/^Name/).first()
  await begin.first().click()
  await name.fill('Harbor Health Plan')
  await name.blur()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  await begin.first().click()
  await panel.getByText('What you typed here before is still there.').waitFor()
  expect(await name.inputValue()).toBe('Harbor Health Plan')
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await page.keyboard.press('Control+s')
  await panel.getByRole('alert').first().waitFor()
  await panel.getByLabel(/^Kind/).selectOption({ label: 'Payer' })
  await page.keyboard.press('Control+s')
  await panel.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Payer' }).inputValue(), { timeout: 15_000 })
    .toBe('Harbor Health Plan')
  expect(asked.filter((url) => url.endsWith('/Coverages'))).toEqual([])
  await page.context().close()
})

test('what a reference shall lead to is made in place, at a phone as well', async () => {
  const page = await at('/resources/Coverage/new', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'New: Organization' }).first().click()
  const panel = page.getByRole('dialog', { name: 'New: Organization' })
  await panel.getByLabel(/^Name/).first().fill('Lakeside Health Plan')
  await look(page, 'create-in-place-phone')
  await panel.getByLabel(/^Kind/).selectOption({ label: 'Payer' })
  await panel.getByRole('button', { name: 'Create and use' }).click()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Payer' }).inputValue(), { timeout: 15_000 })
    .toBe('Lakeside Health Plan')
  await look(page, 'coverage-phone')
  await page.context().close()
})
