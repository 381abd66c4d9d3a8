import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, created, type Row } from '#tests/support/scenes/scene.ts'

const shots = process.env.SHOTS_DIR

let house: House
let form: Row
let draft: Row

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const elements = [
    { id: 'sleep', type: 'Integer', label: 'Hours of sleep', required: true },
    { id: 'medications', type: 'Medications', label: 'What do you take?' },
  ]
  form = await active(admin, 'Forms', { name: 'Nights', key: 'nights', version: 1, elements })
  draft = await created(admin, 'Forms', {
    ...{ name: 'Days', key: 'days', version: 1, status: 'Draft', elements, layout: { columns: 2 } },
  })
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
/** Takes the form away as FHIR by keyboard, and reads the file. */
async function taken(page: Page) {
  await page.getByRole('button', { name: 'Download as FHIR' }).press('Enter')
  const item = page.getByRole('menuitem', { name: 'FHIR R4' })
  await item.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), item.press('Enter')])
  return { name: file.suggestedFilename(), content: JSON.parse(await readFile(await file.path(), 'utf8')) }
}

test('a form in use leaves as FHIR, and what other systems will not read of it is named', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/build/forms/${form.id}`, 'admin')
  await page.getByRole('button', { name: 'Download as FHIR' }).waitFor()
  const { name, content } = await taken(page)
  expect(name).toBe('nights-v1.fhir.json')
  expect(content).toMatchObject({ resourceType: 'Questionnaire', title: 'Nights' })
  await page.getByRole('table', { name: /In the file, and only read here/ }).waitFor()
  await page.getByRole('cell', { name: 'medications' }).waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessibleInEachLook(page, 'a form that has left')
  await shot(page, 'form-exports')
  await context.close()
}, 120_000)

test('so does a draft from the builder, as it is at this moment', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/build/forms/${draft.id}`, 'admin')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Data').click()
  const { content } = await taken(page)
  expect(content).toMatchObject({ status: 'draft', title: 'Days' })
  await page.getByText('FHIR has no columns').waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessibleInEachLook(page, 'a draft that has left')
  await shot(page, 'form-exports-draft')
  await context.close()
}, 120_000)
