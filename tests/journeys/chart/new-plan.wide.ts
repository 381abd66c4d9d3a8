import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { NewRow } from '#server/stores/store.ts'
import { press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  clinician = await house.server.signIn('clinician')
  await created(clinician, 'Conditions', {
    subject: bare(scene.patient),
    category: 'Problem',
    code: { code: 'F32.A', display: 'Depression, unspecified' },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  await assess()
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A final assessment as its signatures leave it, for tests. */
async function assess(): Promise<void> {
  const { id, key } = house.server.practice
  const { definition, patient, owner } = scene
  const row = {
    ...{ kind: 'AssessmentNote', composition: 'Individual', status: 'Final', signingState: 'Signed' },
    definition: { ...bare(definition), versionId: definition.versionId },
    ...{ subject: bare(patient), patient: bare(patient), author: owner, serviceDate: '2026-02-03' },
    created: '2026-02-03T15:00:00.000Z',
    ...{ participants: [], sections: [], signatures: [], patientSignatures: [] },
  } as unknown as NewRow<'Note'>
  const made = await openAs(
    house.server.world,
    { actor: systemActor(id, key), operation: 'note.create' },
    (opened) => openStores(opened).of('Note').create(row),
  )
  if (!made.ok) throw new Error(`No assessment: ${JSON.stringify(made.failure)}`)
}

/** A plan that its author and then a supervisor sign, so that a draft of it can carry a signature. */
async function planForTwo(): Promise<object> {
  const step = { required: true, methods: ['Password'] }
  const order = await active(scene.admin, 'SignatureConfigurations', {
    ...{ name: 'Plan', key: 'plan', version: 1 },
    steps: [
      { ...step, id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
      { ...step, id: 'boss', order: 2, role: 'Supervisor', who: 'Supervisor', meaning: 'Approved' },
    ],
  })
  const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }
  const work = {
    ...{ id: 'i1', statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
    ...{ responsible: scene.owner, start: span.start, active: true },
  }
  const objectives = [{ id: 'o1', statement: 'Sleep 6 hours by May', ...span, interventions: [work] }]
  const goals = [{ id: 'g1', statement: 'Sleep', ...span, objectives }]
  return {
    ...{ title: 'Plan for sleep', kind: 'Recovery', status: 'Draft', reviewIntervalDays: 90 },
    ...{ period: { start: '2026-01-05' }, sharedWithPatient: false, author: scene.owner },
    ...{ subject: bare(scene.patient), signatureConfiguration: bare(order) },
    problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals }],
  }
}

test('by the keyboard a care plan is drafted from the assessment: its diagnosis and what is needed are its problems', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  await page.getByText('No care plan yet.').waitFor()
  await press(page, 'New care plan')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Problems of the plan (1 from the chart)').waitFor()
  expect(await dialog.getByLabel('Rests on').locator('option:checked').innerText()).toMatch(/Feb 3, 2026/)
  expect(await dialog.getByLabel('Enrollment').locator('option:checked').innerText()).toMatch(/Outpatient/)
  if (shots) await page.screenshot({ path: `${shots}/new-plan.png` })
  await expectAccessibleInEachLook(page, 'a new care plan')

  await tabTo(page, /^Depression, unspecified/)
  await page.keyboard.press('Space')
  await dialog.getByText('Problems of the plan (2 from the chart)').waitFor()
  await tabTo(page, /^Other needs/)
  await page.keyboard.type('Safe housing')
  await tabTo(page, /^What is wanted/)
  await page.keyboard.type('To sleep again.')

  // Left by mistake, everything is there again.
  await page.keyboard.press('Escape')
  await press(page, 'New care plan')
  await dialog.getByText('Problems of the plan (2 from the chart)').waitFor()
  await press(page, 'Draft the plan')
  await page.getByText('The plan is drafted.').first().waitFor()
  await page.getByText('“Safe housing” has no goal yet.').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/new-plan-tab.png` })

  const { body: plans } = await clinician.ask('POST', 'CarePlans/queries', {
    headers: { 'x-enable-cross-partition': 'true' },
    body: [{ field: 'subject', op: 'eq', value: scene.patient.id }],
  })
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatchObject({
    status: 'Draft',
    patientStatement: 'To sleep again.',
    episodeOfCare: { id: scene.episode.id },
    assessment: [{ resourceType: 'Note' }],
    author: { id: scene.owner.id },
    problems: [
      { rank: 1, condition: { id: scene.condition.id } },
      { rank: 2, statement: 'Depression, unspecified' },
      { rank: 3, statement: 'Safe housing' },
    ],
  })
  await page.context().close()
})

test('the draft grows where it stands, by the keyboard: goal, objective, what is done, and another problem', async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  const lacks = page.getByRole('list', { name: 'What the plan still lacks' })
  await lacks.getByText('“Safe housing” has no goal yet.').waitFor()
  await press(page, 'Add a goal: Safe housing')
  await typeThere(page, 'A flat of my own')
  await page.keyboard.press('Tab')
  await page.keyboard.type('06302027')
  await page.keyboard.press('Enter')
  await lacks.getByText('“A flat of my own” has no objective yet.').waitFor()

  await press(page, 'Add an objective: A flat of my own')
  await typeThere(page, '3 flats seen by March')
  if (shots) await page.screenshot({ path: `${shots}/grow-phone.png`, fullPage: true })
  await expectAccessibleInEachLook(page, 'an objective that is added to a plan')
  // What was typed and left is there again.
  await page.keyboard.press('Escape')
  await press(page, 'Add an objective: A flat of my own')
  await expect.poll(() => page.getByLabel(/How it will be seen/).inputValue()).toBe('3 flats seen by March')
  await tabTo(page, /^By when/)
  await page.keyboard.type('03312027')
  await page.keyboard.press('Enter')

  await press(page, 'Add what is done: 3 flats seen by March')
  await typeThere(page, 'Calls with landlords')
  await tabTo(page, /^Kind of work/)
  const kind = page.getByRole('combobox', { name: 'Kind of work' })
  await kind.getByRole('option', { name: 'Cognitive behavioral therapy' }).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => kind.inputValue()).not.toBe('')
  await tabTo(page, /^Times/)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.getByText(/2 × in each week/i).waitFor()
  await press(page, 'Add a problem')
  await typeThere(page, 'No way to the clinic')
  await page.keyboard.press('Enter')
  await lacks.getByText('“No way to the clinic” has no goal yet.').waitFor()
  expect(await lacks.getByText(/A flat of my own|3 flats/).count()).toBe(0)
  if (shots) await page.screenshot({ path: `${shots}/grown-phone.png`, fullPage: true })
  await page.context().close()
})

test('whoever changes a draft that is signed is asked first, may only look, and the signer is told', async () => {
  const own = await created(clinician, 'CarePlans', await planForTwo())
  const order = await clinician.ask('POST', `CarePlans/${own.id}/sign`, {
    body: { versionId: own.versionId, stepId: 'author', method: 'Password', credential: testPassword },
  })
  expect(order.body, JSON.stringify(order.body)).toMatchObject({ status: 'Draft', signatures: [{}] })

  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  const part = page.getByRole('region', { name: /^Plan for sleep/ })
  await part.getByText(/^Signed by clinician/).waitFor()
  await press(page, 'Add a goal: Worries')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/clinician .* has signed this. Changing it removes that signature/).waitFor()
  await expect.poll(() => dialog.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
  if (shots) await page.screenshot({ path: `${shots}/signed-draft.png` })
  await expectAccessibleInEachLook(page, 'asking before a signature is removed')
  await press(page, 'Only look')
  await dialog.waitFor({ state: 'detached' })
  expect((await clinician.ask('GET', `CarePlans/${own.id}`)).body.signatures).not.toMatchObject([
    { invalidated: {} },
  ])

  await press(page, 'Add a goal: Worries')
  await press(page, 'Change the plan')
  await page.getByLabel(/^What is to be different/).waitFor()
  await typeThere(page, 'To wake rested')
  await page.keyboard.press('Tab')
  await page.keyboard.type('06302027')
  await page.keyboard.press('Enter')
  await part.getByText('To wake rested', { exact: false }).first().waitFor()
  const { body: changed } = await clinician.ask('GET', `CarePlans/${own.id}`)
  expect(changed).toMatchObject({ signatures: [{ invalidated: {} }] })
  expect(await part.getByText('Signed by').count()).toBe(0)
  await page.context().close()
})

test('whoever may not write plans is offered none', async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'quality')
  await page.getByRole('heading', { level: 1, name: /Rivera/ }).waitFor()
  await page
    .getByText(/Treatment plan/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^(New care plan|Add)/ }).count()).toBe(0)
  await page.context().close()
})
