import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { active, created, type Row, staff } from '#tests/support/scenes/scene.ts'

let house: House
let patient: Row

const answer = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`

const body = {
  name: 'Body measures',
  key: 'body-measures',
  version: 1,
  shortName: 'BODY',
  licence: 'FreeWithNotice',
  elements: [
    { id: 'weight', type: 'Decimal', label: 'Weight in kilograms' },
    { id: 'height', type: 'Decimal', label: 'Height in centimeters' },
    {
      id: 'index',
      type: 'Decimal',
      label: 'Body mass index',
      readOnly: true,
      decimals: 1,
      fhirPath: { value: `${answer('weight')} / (${answer('height')} / 100).power(2)` },
    },
    {
      id: 'advice',
      type: 'Text',
      label: 'Advice on weight',
      fhirPath: { visible: `${answer('index')}.round(0) >= 25` },
    },
  ],
}

const plain = {
  ...body,
  name: 'Plain measures',
  key: 'plain',
  shortName: 'PLAIN',
  elements: body.elements.slice(0, 2),
}

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
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
  await active(admin, 'Questionnaires', body)
  await active(admin, 'Questionnaires', plain)
})
afterAll(() => house?.close())

async function begin(page: Page, name: string, heading: string): Promise<void> {
  await page.goto(`${house.server.url}/patients/${patient.id}/questionnaires`)
  await page.getByRole('option', { name: new RegExp(name) }).waitFor({ state: 'attached' })
  await page.getByLabel('Questionnaire to fill in').selectOption({ label: `${name} – ${heading}` })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

test('an expression of an imported form is worked out beside the keys, under the policy of the pages, and again by the server', async () => {
  const { page } = await house.open()
  const broken: string[] = []
  const loaded: string[] = []
  page.on('request', (request) => /expression-worker/.test(request.url()) && loaded.push(request.url()))
  await enter(page, house.server.url, 'clinician')
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))

  await begin(page, 'PLAIN', 'Plain measures')
  await page.getByLabel('Weight in kilograms').fill('70')
  await page.waitForTimeout(500)
  expect(loaded, 'a form without expressions loads nothing for them').toEqual([])
  expect(page.workers()).toEqual([])

  await begin(page, 'BODY', 'Body measures')
  await page.getByLabel('Weight in kilograms').fill('90')
  await page.getByLabel('Height in centimeters').fill('180')
  await expect.poll(() => page.getByLabel('Body mass index').inputValue()).toBe('27.8')
  await page.getByLabel('Advice on weight').fill('Walk more')
  expect(page.workers()).toHaveLength(1)

  const policy = await page.evaluate(async () =>
    (await fetch(location.href)).headers.get('content-security-policy'),
  )
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-eval')

  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Walk more').first().waitFor()
  await page.getByText('27.8').first().waitFor()
  expect(broken).toEqual([])
}, 120_000)
