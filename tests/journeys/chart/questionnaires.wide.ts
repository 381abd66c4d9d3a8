import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { focused, press, tabTo } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { expectInOrder, readPages } from '#tests/support/content/read-print.ts'
import { active, created, type Row, staff } from '#tests/support/scenes/scene.ts'

let house: House
let patient: Row

const item = (id: string, label: string) => ({
  id,
  type: 'Choice',
  display: 'Radio',
  label,
  required: true,
  options: ['Never', 'Some days', 'Most days'].map((text, score) => ({
    code: `${score}`,
    label: text,
    score,
  })),
})

const instrument = {
  name: 'Mood check',
  key: 'mood-check',
  version: 1,
  shortName: 'MOOD-2',
  licence: 'FreeWithNotice',
  elements: [item('sleep', 'Trouble sleeping'), item('harm', 'Thoughts of harm')],
  translations: { es: { sleep: { label: 'Problemas para dormir' } } },
  scoring: [
    {
      id: 'total',
      name: 'Total',
      kind: 'Sum',
      itemIds: ['sleep', 'harm'],
      change: { reliable: 2 },
      bands: [
        { min: 0, max: 1, label: 'Low', severity: 'Info' },
        { min: 2, max: 4, label: 'High', severity: 'Severe' },
      ],
    },
  ],
  alerts: [
    {
      id: 'harm',
      severity: 'Critical',
      message: 'Ask about safety now',
      when: { combinator: 'And', clauses: [{ source: 'harm', operator: 'In', value: ['1', '2'] }] },
    },
  ],
}

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const clinician = await house.server.signIn('clinician')
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
  const questionnaire = await active(admin, 'Questionnaires', instrument)
  await active(admin, 'Questionnaires', {
    ...instrument,
    key: 'mood-pages',
    shortName: 'PAGES',
    name: 'Mood by pages',
    oneQuestionPerPage: true,
  })
  await created(clinician, 'QuestionnaireResponses', {
    questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
    patient: { id: patient.id, resourceType: 'Patient' },
    author: staff(house.server, 'clinician'),
    source: 'Clinician',
    status: 'Final',
    authored: '2026-01-05T09:00:00-06:00',
    answers: { sleep: '0', harm: '0' },
  })
})
afterAll(() => house?.close())

async function chart(options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/patients/${patient.id}/questionnaires`, 'clinician')
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  return page
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('by keyboard, from the chart: begun, submitted too early, completed, scored with an alert, compared, acknowledged and gone from the inbox', async () => {
  const page = await chart()
  await page.getByRole('option', { name: /MOOD-2/ }).waitFor({ state: 'attached' })
  await tabTo(page, 'Questionnaire to fill in')
  await page.keyboard.type('MOOD-2')
  await press(page, 'Begin')
  await page.getByRole('heading', { level: 1, name: 'Mood check' }).waitFor()

  await page.getByRole('radio', { name: 'Most days' }).first().focus()
  await page.keyboard.press('Space')
  await press(page, 'Submit')
  await said(page, 'One answer needs a look before you can submit')
  await expect.poll(() => focused(page)).toBe('Never')
  await expectAccessible(page, 'what is missing')
  await page.keyboard.press('ArrowDown')
  await press(page, 'Submit')

  await said(page, 'Ask about safety now')
  await page.getByRole('row', { name: /Total 3 High 0 \+3, a reliable change/ }).waitFor()
  await page.getByRole('row', { name: /Trouble sleeping Never Most days/ }).waitFor()
  await expectAccessible(page, 'answers to review')
  await page.goto(`${house.server.url}/responses`)
  await page.getByRole('row', { name: /Rivera.*One open alert.*3 · High/ }).waitFor()
  await expectAccessible(page, 'the inbox')
  await press(page, /Rivera.*Mood check/)
  await tabTo(page, /What was done/)
  await page.keyboard.type('Safety plan reviewed')
  await press(page, 'Acknowledge and mark as reviewed')
  await said(page, /Reviewed by .*clinician/)
  await said(page, /Safety plan reviewed/)
  await page.goto(`${house.server.url}/responses`)
  await said(page, 'One to review')
}, 90_000)

test('on a phone one question fills a page; what was answered is there after the page was closed, in the other language too', async () => {
  const page = await chart({ viewport: { width: 320, height: 640 } })
  await page.getByRole('option', { name: /PAGES/ }).waitFor({ state: 'attached' })
  await page.getByLabel('Questionnaire to fill in').selectOption({ label: 'PAGES – Mood by pages' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await said(page, 'Page 1 of 2')
  expect(await page.getByRole('radio').count()).toBe(3)
  await page.getByRole('radio', { name: 'Some days' }).check()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(page, 'one question on a phone')

  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Some days' }).isChecked()).toBe(true)
  await page.getByLabel('Language of the questions').selectOption('es')
  await page.getByRole('radiogroup', { name: /Problemas para dormir/ }).waitFor()
  expect(await page.getByRole('radio', { name: 'Some days' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Never' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('row', { name: /Total 1 Low/ }).waitFor()
  expect(house.complaints).toEqual([])
}, 90_000)

/** The PDF that something on the page downloads. */
async function downloaded(page: Page, name: RegExp, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()])
  expect(file.suggestedFilename()).toMatch(name)
  return readPages(new Uint8Array(await readFile(await file.path())))
}

test('by keyboard, a blank one is printed in the language that is chosen, and one that was answered is downloaded with the key P', async () => {
  const page = await chart()
  await page.getByRole('option', { name: /MOOD-2/ }).waitFor({ state: 'attached' })
  await tabTo(page, 'Questionnaire to fill in')
  await page.keyboard.type('MOOD-2')
  await tabTo(page, 'Language of the blank form')
  await page.keyboard.type('Spanish')
  await tabTo(page, 'Print blank')
  await expectAccessible(page, 'a blank questionnaire that is printed')
  const blank = await downloaded(page, /^blank-mood-check-1\.pdf$/, () => page.keyboard.press('Enter'))
  expectInOrder(blank.text, ['Problemas para dormir', '○ Never', '○ Most days', 'Thoughts of harm'])
  expect(blank.text).not.toContain('Rivera')

  await page
    .getByRole('row', { name: /Jan 5, 2026/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Mood check' }).waitFor()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  await page.getByRole('heading', { level: 1 }).focus()
  const answers = await downloaded(page, /^answers-2026-01-05-[0-9a-f]{8}\.pdf$/, () =>
    page.keyboard.press('p'),
  )
  expectInOrder(answers.text, ['Mood check', 'Rivera, Ana', 'Total 0 Low', 'Trouble sleeping: Never'])
  expect(house.complaints).toEqual([])
}, 120_000)
