import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [
      { id: 'vitals', type: 'VitalSigns', label: 'Vital signs', saveAs: 'Observation' },
      { id: 'problems', type: 'Problems', label: 'Problems', saveAs: 'Condition' },
      { id: 'allergies', type: 'Allergies', label: 'Allergies', saveAs: 'Allergy' },
    ],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  await created(clinician, 'Observations', {
    patient: bare(scene.patient),
    status: 'Final',
    category: 'Vital',
    code: { code: 'weight', display: 'Weight' },
    value: { quantity: { value: 70, unit: 'kg' } },
    effective: new Date(Date.now() - 40 * 86_400_000).toISOString(),
  })
  const start = new Date(Date.now() - 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  noteId = started.body.note.id
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  const data = { mood: 'low', summary: 'We talked.', allergies: [{ _rowId: 'a1', snapshot: 'Penicillin' }] }
  const value = { ...data, problems: [{ _rowId: 'p1', statement: 'Lives alone' }] }
  const written = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'replace', path: `/sections/${body.sections.length - 1}/data`, value }],
  })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const stored = async () => (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data.vitals

test('by keyboard, a clinician takes the weight from the chart, measures the pulse, reads what goes into the chart and signs; the chart leads back to the note', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const vitals = page.getByRole('group', { name: 'Vital signs' })
  await vitals.getByRole('button', { name: /from the chart/i }).focus()
  await page.keyboard.press('Enter')
  await vitals.getByRole('checkbox', { name: /Weight/ }).focus()
  await page.keyboard.press('Space')
  await vitals.getByRole('button', { name: /^Take over/ }).focus()
  await page.keyboard.press('Enter')
  await vitals.getByLabel('Pulse').focus()
  await page.keyboard.type('72')
  await page.keyboard.press('Tab')
  await expect.poll(stored).toEqual({ pulse: 72, weight: { value: 70, unit: 'kg' }, fromChart: ['weight'] })

  await page.getByRole('button', { name: 'Sign & lock' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('region', { name: 'For the chart' })
  await list.getByText('When the note is final, 2 entries go into the chart').waitFor()
  await list.getByText('Measurement: Pulse 72 /min').waitFor()
  await list.getByText('Problem: Lives alone').waitFor()
  await list.getByText('Penicillin: the note does not say enough').waitFor()
  expect(await list.getByText(/Weight/).count()).toBe(0)
  if (shots) await page.screenshot({ path: `${shots}/for-the-chart.png` })
  await expectAccessibleInEachLook(page, 'what goes into the chart')
  await dialog.getByRole('textbox', { name: /^Password/ }).focus()
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })

  await page.goto(`${house.server.url}/patients/${scene.patient.id}/measures`)
  const measured = page.getByRole('row', { name: /Pulse/ })
  await measured.getByRole('link', { name: /^From the note/ }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/chart-from-note.png` })
  await measured.getByRole('link', { name: /^From the note/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/notes/${noteId}*`)
  await page.context().close()
})
