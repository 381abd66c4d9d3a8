import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR

let house: House
let clinician: TestClient
let patient: Row

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  clinician = await house.server.signIn('clinician')
  patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    careTeam: [
      {
        id: '1',
        member: staff(house.server, 'clinician'),
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })
  await active(admin, 'Questionnaires', {
    ...{ name: 'Nights', key: 'nights', version: 1, shortName: 'NIGHTS', licence: 'FreeWithNotice' },
    elements: [
      { id: 'hours', type: 'Integer', label: 'Hours of sleep', required: true },
      { id: 'why', type: 'Text', label: 'What keeps you awake?' },
    ],
  })
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const file = (name: string, content: object | string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
const answers = {
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  subject: { display: 'Rivera, Ana' },
  source: { reference: 'Patient/1' },
  authored: '2026-03-01T09:00:00Z',
  item: [
    { linkId: 'hours', answer: [{ valueInteger: 6 }] },
    { linkId: 'why', answer: [{ valueString: 'The dog' }] },
    { linkId: 'color', answer: [{ valueString: 'Blue' }] },
  ],
}
const choose = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator('input[type=file]').first().setInputFiles([chosen])

test('answers that were given elsewhere are looked at, with what is not taken, and stored in the chart of the patient who is chosen', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/responses`, 'clinician')
  await page.getByRole('link', { name: 'Answers from a file' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Answers from a file' }).waitFor()
  await choose(page, file('letter.json', 'Dear all'))
  await page.getByRole('alert').filter({ hasText: "letter.json can't be read" }).waitFor()
  await choose(page, file('nobody.json', { resourceType: 'Patient' }))
  await page.getByRole('alert').filter({ hasText: 'nobody.json holds no answers' }).waitFor()

  await choose(page, file('nights.json', answers))
  await page.getByText('The file names: Rivera, Ana').waitFor()
  await page.getByRole('option', { name: 'NIGHTS – Nights' }).waitFor({ state: 'attached' })
  await page.getByLabel('Questionnaire', { exact: true }).selectOption({ label: 'NIGHTS – Nights' })
  await page.getByText('2 questions are answered. The answers are complete.').waitFor()
  await page.getByRole('row', { name: /color The questionnaire has no such question/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Save the answers' }).isDisabled()).toBe(true)
  await page.getByRole('combobox', { name: 'Patient' }).fill('Riv')
  const found = page.getByRole('option', { name: /Rivera/ })
  await found.waitFor()
  await found.click()
  await expectAccessibleInEachLook(page, 'answers of a file')
  await shot(page, 'answers-from-file')
  await page.getByRole('button', { name: 'Save the answers' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Nights' }).waitFor()
  await page.getByText('The dog').first().waitFor()

  const { body } = await clinician.ask('GET', 'QuestionnaireResponses', {
    headers: { 'x-partition-key': patient.id },
  })
  expect(body).toMatchObject([
    {
      ...{ status: 'Final', source: 'Self', answers: { hours: 6, why: 'The dog' } },
      ...{ patient: { id: patient.id }, author: staff(house.server, 'clinician') },
    },
  ])
  await context.close()
}, 120_000)

test('on a phone and in the dark it is as readable', async () => {
  const { page, context } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await enterAt(page, `${house.server.url}/answers-from-file`, 'clinician')
  await page.locator('button', { hasText: 'Choose a file' }).waitFor()
  const [hours, ...rest] = answers.item
  await choose(page, file('some.json', { ...answers, item: rest, status: 'completed', also: hours }))
  await page.getByRole('option', { name: 'NIGHTS – Nights' }).waitFor({ state: 'attached' })
  await page.getByLabel('Questionnaire', { exact: true }).selectOption({ label: 'NIGHTS – Nights' })
  await page.getByText('One question still needs an answer.').waitFor()
  await shot(page, 'answers-from-file-phone')
  await context.close()
}, 120_000)
