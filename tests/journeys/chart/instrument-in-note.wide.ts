import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
const shots = process.env.SHOTS_DIR
const starter = JSON.parse(
  readFileSync(new URL('../../../forms/phq-9/definition.json', import.meta.url), 'utf8'),
)
const { about: _about, resourceType: _type, ...phq9 } = starter

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const questionnaire = await active(admin, 'Questionnaires', { ...phq9, version: 1 })
  const asked = { id: questionnaire.id, resourceType: 'Questionnaire' }
  scene = await setScene(house.server, {
    questions: [{ id: 'phq', type: 'Instrument', label: 'PHQ-9', questionnaire: asked }],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  const items = Array.from({ length: 9 }, (_, at) => [`phq9_${at + 1}`, at === 8 ? '0' : '1'])
  await created(clinician, 'QuestionnaireResponses', {
    questionnaire: bare(questionnaire),
    patient: bare(scene.patient),
    author: staff(house.server, 'clinician'),
    source: 'Clinician',
    status: 'Final',
    authored: '2026-02-12T15:00:00Z',
    answers: { ...Object.fromEntries(items), phq9_10: '1' },
  })
  const start = new Date(Date.now() - 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  noteId = started.body.note.id
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  const written = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${body.meta.versionId}`, {
    body: [
      {
        op: 'replace',
        path: `/sections/${body.sections.length - 1}/data`,
        value: { mood: 'low', summary: 'We talked.' },
      },
    ],
  })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
}, 180_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await page.getByRole('button', { name }).first().focus()
  await page.keyboard.press(key)
}

/** Answers one question of the instrument by the keys of its buttons. */
async function answer(page: Page, question: RegExp, option: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question }).last()
  await group.getByRole('radio', { name: option, exact: true }).focus()
  await page.keyboard.press('Space')
}

test('by keyboard, a clinician fills a PHQ-9 inside a note, sees score, band and change, says what was done about the ninth answer, and signs; the answers stand in the chart and in the inbox, and lead to the note', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const measures = page.getByRole('region', { name: 'Measures' })
  await measures.getByText('Last 8 Mild').waitFor()
  await press(page, /^Fill in here/)
  for (const question of starter.elements.filter(({ id }: { id: string }) => /^phq9_[1-9]$/.test(id)))
    await answer(page, new RegExp(question.label.slice(0, 40)), 'More than half the days')
  await measures.getByText('18').waitFor()
  await measures.getByText('Moderately severe').waitFor()
  await measures.getByText(/^\+10 since .*, a reliable change/).waitFor()
  await answer(page, /how difficult/, 'Very difficult')

  await page.keyboard.press('Control+Shift+S')
  await page
    .getByText(/PHQ-9 raises an alert/)
    .first()
    .waitFor()
  if (shots) await page.screenshot({ path: `${shots}/instrument-alert.png`, fullPage: true })
  await expectAccessibleInEachLook(page, 'a note with an instrument that raises an alert')
  await page.getByLabel('What was done about it').focus()
  await page.keyboard.type('Asked about suicide risk; safety plan made')
  await page.keyboard.press('Tab')
  await page
    .getByText(/PHQ-9 raises an alert/)
    .first()
    .waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+Shift+S')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/Answers: PHQ-9: .*18 Moderately severe/).waitFor()
  await dialog.getByRole('textbox', { name: /^Password/ }).focus()
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('safety plan made').first().waitFor()
  if (shots) await page.screenshot({ path: `${shots}/instrument-signed.png`, fullPage: true })

  await page.goto(`${house.server.url}/patients/${scene.patient.id}/questionnaires`)
  await page.getByRole('row', { name: /18 · Moderately severe/ }).waitFor()
  await page.goto(`${house.server.url}/responses`)
  await page.getByRole('row', { name: /18/ }).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.getByText('Asked about suicide risk; safety plan made').waitFor()
  const back = page.getByRole('link', { name: /^From the note/ })
  if (shots) await page.screenshot({ path: `${shots}/instrument-response.png`, fullPage: true })
  await back.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/notes/${noteId}*`)
  await page.context().close()
})
