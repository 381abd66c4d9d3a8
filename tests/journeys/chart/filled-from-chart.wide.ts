import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
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
      { id: 'diagnoses', type: 'Diagnosis', label: 'Diagnoses', saveAs: 'Condition' },
      { id: 'problems', type: 'Problems', label: 'Problems', saveAs: 'Condition' },
      { id: 'meds', type: 'Medications', label: 'Medications', saveAs: 'Medication' },
      { id: 'allergies', type: 'Allergies', label: 'Allergies', saveAs: 'Allergy' },
      { id: 'vitals', type: 'VitalSigns', label: 'Vital signs', saveAs: 'Observation' },
    ],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  const patient = { id: scene.patient.id, resourceType: 'Patient' } as const
  const taken = {
    patient,
    medication: { code: 'sertraline', display: 'Sertraline' },
    dose: '50 mg',
    status: 'Active',
    kind: 'Prescribed',
    noMedications: false,
    asNeeded: false,
    psychotropic: false,
  } as const
  const { id, key } = house.server.practice
  const made = await openAs(
    house.server.world,
    { actor: systemActor(id, key), operation: 'medication.create' },
    (opened) => openStores(opened).of('Medication').create(taken),
  )
  expect(made.ok, JSON.stringify(made)).toBe(true)
  await created(clinician, 'Allergies', {
    ...{ patient, kind: 'Allergy', category: 'Medication', status: 'Active' },
    substance: { code: 'penicillin', display: 'Penicillin' },
  })
  await created(clinician, 'Conditions', {
    ...{ subject: patient, category: 'Problem', clinicalStatus: 'Active', verification: 'Confirmed' },
    code: { code: 'Z60.2', display: 'Lives alone', system: 'http://hl7.org/fhir/sid/icd-10-cm' },
  })
  await created(clinician, 'Observations', {
    ...{ patient, status: 'Final', category: 'Vital', code: { code: 'height', display: 'Height' } },
    value: { quantity: { value: 170, unit: 'cm' } },
    effective: new Date(Date.now() - 40 * 86_400_000).toISOString(),
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
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const stored = async () => (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data

/** Takes one line of the chart over into a question, by keys alone. */
async function take(page: Page, question: string, line: RegExp): Promise<void> {
  const group = page.getByRole('group', { name: question, exact: true })
  await group.getByRole('button', { name: /from the chart/i }).focus()
  await page.keyboard.press('Enter')
  await group.getByRole('checkbox', { name: line }).focus()
  await page.keyboard.press('Space')
  await group.getByRole('button', { name: /^Take over/ }).focus()
  await page.keyboard.press('Enter')
}

test('by keyboard, diagnoses, problems, medications, allergies and the height come from the chart; the body mass index is worked out, and only what is new goes back', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await take(page, 'Diagnoses', /Generalized anxiety disorder|F41\.1/)
  await take(page, 'Problems', /Lives alone/)
  await take(page, 'Medications', /Sertraline/)
  await take(page, 'Allergies', /Penicillin/)
  await take(page, 'Vital signs', /Height/)
  const vitals = page.getByRole('group', { name: 'Vital signs', exact: true })
  await vitals.getByLabel('Weight').focus()
  await page.keyboard.type('70')
  await page.keyboard.press('Tab')

  await expect
    .poll(async () => (await stored()).vitals)
    .toMatchObject({ height: { value: 170 }, weight: { value: 70, unit: 'kg' }, bmi: 24.2 })
  const { diagnoses, problems, meds, allergies } = await stored()
  expect(diagnoses).toMatchObject([{ code: 'F41.1' }])
  expect(problems).toMatchObject([{ statement: 'Lives alone' }])
  expect(meds).toMatchObject([{ snapshot: expect.stringContaining('Sertraline') }])
  expect(allergies).toMatchObject([{ snapshot: expect.stringContaining('Penicillin') }])
  if (shots) await page.screenshot({ path: `${shots}/from-chart.png`, fullPage: true })
  await expectAccessibleInEachLook(page, 'a note with what was taken from the chart')

  await page.keyboard.press('Control+Shift+S')
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('region', { name: 'For the chart' })
  await list.getByText('Measurement: Weight 70 kg').waitFor()
  await list.getByText('Measurement: Body mass index 24.2').waitFor()
  expect(await list.getByText(/^(Problem|Allergy|Medication): /).count()).toBe(0)
  await dialog.getByRole('textbox', { name: /^Password/ }).focus()
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const headers = { 'x-enable-cross-partition': 'true' }
  const asked = { headers, body: [{ field: 'note', op: 'eq', value: noteId }] }
  const measured = await clinician.ask('POST', 'Observations/queries', asked)
  const codes = measured.body.map(({ code }: { readonly code: { readonly code: string } }) => code.code)
  expect(codes.toSorted()).toEqual(['bmi', 'weight'])
  await page.context().close()
})
