import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { planInForce } from '#tests/support/scenes/plan-in-force.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
const shots = process.env.SHOTS_DIR
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString()

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [{ id: 'goals', type: 'Goals', label: 'Goals worked on' }],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  await planInForce(house.server, scene)
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, day(1)))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const shot = async (shown: Page | Locator, name: string) => {
  if (shots !== undefined) await shown.screenshot({ path: `${shots}/${name}.png` })
}
const stored = async () => (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data.goals

test('by keyboard, a clinician ticks the objective that was worked on, says how it went and what was done', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const goals = page.getByRole('group', { name: 'Goals worked on' })
  await goals.getByRole('checkbox', { name: /Six hours on five nights/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await goals.getByRole('radio', { name: 'Improved', exact: true }).and(page.locator(':checked')).waitFor()
  for (let pressed = 0; pressed < 2; pressed += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('Five hours on most nights.')
  await goals.getByLabel('What was done').selectOption({ label: 'Sleep diary' })
  await expect.poll(stored).toMatchObject([
    {
      statement: 'Six hours on five nights by June',
      goalId: 'g1',
      objectiveId: 'o1',
      interventionId: 'i1',
      rating: 'Improved',
      comment: 'Five hours on most nights.',
    },
  ])
  await shot(goals, 'goals')
  await expectAccessibleInEachLook(page, 'the question about goals')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(goals, 'goals-phone')

  await goals.getByRole('checkbox', { name: /Two shifts a week/ }).check()
  await expect.poll(async () => (await stored()).length).toBe(2)
  await goals.getByRole('checkbox', { name: /Two shifts a week/ }).uncheck()
  await expect.poll(async () => (await stored()).length).toBe(1)
  await page.context().close()
})

test('when the plan cannot be read, what was said about it is still there', async () => {
  const { page, context } = await house.open()
  await context.route('**/CarePlans/queries*', (route) => route.abort())
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const goals = page.getByRole('group', { name: 'Goals worked on' }).first()
  await goals.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await goals.getByLabel('Statement').inputValue()).toBe('Six hours on five nights by June')
  expect(await goals.getByLabel('Comment').inputValue()).toBe('Five hours on most nights.')
  await context.unroute('**/CarePlans/queries*')
  // The page asks again by itself when it hears the server, perhaps before anybody presses.
  await goals
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await goals.getByRole('checkbox', { name: /Six hours on five nights/, checked: true }).waitFor()
  await context.close()
})

test('once the note is signed, the plan of the chart shows how the objective went and leads back to the note', async () => {
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  const data = { ...body.sections.at(-1).data, mood: 'low', summary: 'We talked.' }
  const at = `/sections/${body.sections.length - 1}/data`
  const written = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'replace', path: at, value: data }],
  })
  const ready = await clinician.ask('POST', `Notes/${noteId}/ready`, {
    body: { versionId: written.body.meta.versionId },
  })
  expect(ready.status, JSON.stringify(ready.body)).toBe(200)
  const [step] = ready.body.openSteps
  const signed = await clinician.ask('POST', `Notes/${noteId}/sign`, {
    body: {
      stepId: step.stepId,
      meaning: step.meaning,
      method: 'Password',
      credential: testPassword,
      contentHash: ready.body.contentHash,
    },
  })
  expect(signed.status, JSON.stringify(signed.body)).toBe(200)

  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  const plan = page.getByRole('region', { name: /Treatment plan/ })
  await plan.getByText(/^Improved, .* \(1 rating\)$/).click()
  await plan.getByText('Five hours on most nights.').waitFor()
  await page.getByText('“Go back to work” says nothing of what is done for it.').waitFor()
  await shot(page, 'plan')
  await expectAccessibleInEachLook(page, 'the plan of a chart')
  await plan.getByRole('table').getByRole('link').click()
  await page.waitForURL(`**/notes/${noteId}*`)
  await page.getByText('Six hours on five nights by June').first().waitFor()
  await shot(page, 'signed')
  await page.context().close()
})

test('a draft of a plan says what it lacks; whole, its author signs it in the chart, and it is active', async () => {
  const draft = await created(clinician, 'CarePlans', {
    ...{ title: 'Recovery plan', kind: 'Recovery', status: 'Draft', reviewIntervalDays: 90 },
    ...{ sharedWithPatient: false, author: scene.owner, subject: bare(scene.patient) },
    period: { start: day(1).slice(0, 10) },
    problems: [{ id: 'p1', statement: 'Drinking', rank: 1, active: true, goals: [] }],
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  const plan = page.getByRole('region', { name: /Recovery plan/ })
  await plan.getByRole('button', { name: 'Sign…' }).click()
  const dialog = page.getByRole('dialog', { name: /Recovery plan/ })
  await dialog.getByText('“Drinking” has no goal yet.').waitFor()
  expect(await dialog.getByRole('button', { name: /^Sign as/ }).count()).toBe(0)
  await page.keyboard.press('Escape')

  const span = { start: day(1).slice(0, 10), target: '2027-06-30', status: 'InProgress' }
  const intervention = {
    ...{
      id: 'i1',
      statement: 'Meetings',
      kind: { code: 'cbt', display: 'CBT' },
      start: span.start,
      active: true,
    },
    ...{ frequency: { count: 1, per: 'week' }, responsible: scene.owner },
  }
  const objective = {
    id: 'o1',
    statement: 'No drink on 6 days a week',
    ...span,
    interventions: [intervention],
  }
  const value = [{ id: 'g1', statement: 'Stay sober', ...span, objectives: [objective] }]
  const changed = await clinician.ask('PATCH', `CarePlans/${draft.id}?versionId=${draft.versionId}`, {
    body: [{ op: 'replace', path: '/problems/0/goals', value }],
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  await page.reload()
  await plan.getByRole('button', { name: 'Sign…' }).click()
  await dialog.getByText('No drink on 6 days a week').waitFor()
  await dialog.getByRole('button', { name: 'Sign as Patient' }).click()
  await dialog.getByRole('textbox', { name: /^Name of the signer/ }).fill('Somebody Else')
  await dialog.getByRole('textbox', { name: /^Your password/ }).fill(testPassword)
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('textbox', { name: /^Name of the signer/ }).fill('Ana Rivera')
  await dialog.getByRole('textbox', { name: /^Your password/ }).fill(testPassword)
  await shot(page, 'plan-patient')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await plan.getByRole('button', { name: 'Sign…' }).click()
  await dialog.getByRole('button', { name: 'Sign as Author' }).click()
  await dialog.getByRole('textbox', { name: /^Your password/ }).fill(testPassword)
  await shot(page, 'plan-sign')
  await expectAccessibleInEachLook(page, 'a plan that is signed')
  await page.keyboard.press('Enter')
  await plan.getByText(/^Active/).waitFor()
  await page.context().close()
})
