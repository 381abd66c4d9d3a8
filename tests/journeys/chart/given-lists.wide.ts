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
let response: Row

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
  const who = { id: patient.id, resourceType: 'Patient' }
  const penicillin = { code: 'penicillin', display: 'Penicillin' }
  await created(clinician, 'Allergies', {
    ...{ patient: who, kind: 'Allergy', category: 'Medication', substance: penicillin, status: 'Active' },
  })
  await created(clinician, 'Medications', {
    ...{ patient: who, status: 'Active', kind: 'Prescribed', dose: '50 mg', frequency: 'once a day' },
    medication: { code: 'sertraline', display: 'Sertraline' },
  })
  const questionnaire = await active(admin, 'Questionnaires', {
    ...{ name: 'Health history', key: 'history', version: 1, shortName: 'HX', licence: 'FreeWithNotice' },
    elements: [
      { id: 'allergies', type: 'Allergies', label: 'What are you allergic to?' },
      { id: 'medications', type: 'Medications', label: 'What do you take?' },
    ],
  })
  response = await created(clinician, 'QuestionnaireResponses', {
    questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
    patient: who,
    author: staff(house.server, 'clinician'),
    source: 'Clinician',
    status: 'Final',
    authored: '2026-01-05T09:00:00-06:00',
    answers: {
      allergies: [
        { _rowId: 'a', snapshot: 'penicillin', category: 'Medication' },
        { _rowId: 'b', snapshot: 'Peanuts' },
      ],
      medications: [
        { _rowId: 'a', snapshot: 'Sertraline 100 mg once a day' },
        { _rowId: 'b', snapshot: 'Melatonin', dose: '3 mg' },
      ],
    },
  })
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const stored = async (collection: string): Promise<readonly object[]> => {
  const { body } = await clinician.ask('GET', collection, { headers: { 'x-partition-key': patient.id } })
  return body
}

test('allergies and medications that a patient gave stand beside the chart, and each is taken over by a press; nothing else changes', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/responses/${response.id}`, 'clinician')
  const differing = page.getByRole('region', { name: '3 allergies and medications differ from the chart' })
  await differing.waitFor()
  await differing
    .getByRole('row', { name: /What do you take.*Sertraline 50 mg .*Sertraline 100 mg/ })
    .waitFor()
  await expectAccessibleInEachLook(page, 'lists beside the chart')
  await shot(page, 'given-lists')

  const take = (what: string) => page.getByRole('button', { name: `Take over into the chart: ${what}` })
  expect(await take('Peanuts').isDisabled()).toBe(true)
  await page.getByLabel('Kind of substance: Peanuts').selectOption('Food')
  await take('Peanuts').press('Enter')
  await page.getByText('“Peanuts” is in the chart.').first().waitFor()
  await page.getByRole('region', { name: '2 allergies and medications differ' }).waitFor()
  await take('Melatonin 3 mg').press('Enter')
  await page.getByText('“Melatonin 3 mg” is in the chart.').first().waitFor()
  await page.getByRole('region', { name: 'One allergy or medication differs' }).waitFor()
  await page.getByRole('button', { name: 'Change in the chart: Sertraline 100 mg' }).press('Enter')
  await page.getByRole('region', { name: /differs? from the chart/ }).waitFor({ state: 'detached' })

  const allergies = await stored('Allergies')
  expect(allergies).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ substance: expect.objectContaining({ display: 'Penicillin' }) }),
      expect.objectContaining({ category: 'Food', verification: 'Provisional', status: 'Active' }),
    ]),
  )
  expect(allergies).toHaveLength(2)
  const medications = await stored('Medications')
  expect(medications).toHaveLength(2)
  expect(medications).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ dose: '100 mg', status: 'Active' }),
      expect.objectContaining({ dose: '3 mg', informationSource: 'Patient' }),
    ]),
  )
  await context.close()
}, 120_000)

test('on a phone the rows are read whole', async () => {
  const { page, context } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const { body } = await clinician.ask('GET', `QuestionnaireResponses/${response.id}`)
  const copy = await created(clinician, 'QuestionnaireResponses', {
    ...{ questionnaire: body.questionnaire, patient: body.patient, author: body.author, source: 'Clinician' },
    ...{ status: 'Final', authored: '2026-01-06T09:00:00-06:00' },
    answers: { allergies: [{ _rowId: 'a', snapshot: 'Cat hair' }] },
  })
  await enterAt(page, `${house.server.url}/responses/${copy.id}`, 'clinician')
  await page.getByRole('region', { name: 'One allergy or medication differs from the chart' }).waitFor()
  await shot(page, 'given-lists-phone')
  await context.close()
}, 120_000)
