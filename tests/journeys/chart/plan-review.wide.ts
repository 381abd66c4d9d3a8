import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
const shots = process.env.SHOTS_DIR
const span = { start: '2026-01-05', target: '2027-01-05', status: 'InProgress' }

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  clinician = await house.server.signIn('clinician')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A plan that its author has signed, whose first objective was rated twice; nothing but its name is another one. */
async function planInForce(title: string): Promise<string> {
  const aim = (id: string, statement: string) => ({
    ...{ id, statement, ...span },
    interventions: [
      {
        ...{ id: `i-${id}`, statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
        ...{ responsible: scene.owner, start: span.start, active: true },
      },
    ],
  })
  const objectives = [aim('o1', 'Sleep 6 hours by May'), aim('o2', 'Walk 3 times a week')]
  const plan = await created(clinician, 'CarePlans', {
    ...{ title, kind: 'Treatment', status: 'Draft', reviewIntervalDays: 90 },
    ...{ period: { start: span.start }, sharedWithPatient: false, author: scene.owner },
    subject: bare(scene.patient),
    problems: [
      {
        ...{ id: 'p1', statement: 'Worries', rank: 1, active: true },
        goals: [{ id: 'g1', statement: 'Rest at night', ...span, objectives }],
      },
    ],
  })
  const signed = await clinician.ask('POST', `CarePlans/${plan.id}/sign`, {
    body: { versionId: plan.versionId, stepId: 'author', method: 'Password', credential: testPassword },
  })
  expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ status: 'Active' })
  for (const [date, rating] of [
    ['2026-01-20', 'NoChange'],
    ['2026-02-02', 'MuchImproved'],
  ])
    await created(clinician, 'CarePlanOutcomes', {
      ...{ subject: bare(scene.patient), carePlan: bare(plan) },
      ...{ goalId: 'g1', objectiveId: 'o1', date, rating },
    })
  return plan.id
}

const read = async (id: string) => (await clinician.ask('GET', `CarePlans/${id}`)).body
const partOf = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) })

async function openPlans(page: Page): Promise<void> {
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
}

/** Opens the review of the only plan of this name by its button. */
async function review(page: Page, title: string, button = 'Review the plan…') {
  const own = partOf(page, title).getByRole('button', { name: button })
  await own.waitFor()
  await own.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind of meeting').waitFor()
  await expect.poll(() => dialog.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
  return dialog
}

/** Chooses one of the four decisions about a part by arrow keys, and waits for its comment. */
async function decide(page: Page, name: string, decision: string): Promise<void> {
  const group = page.getByRole('group', { name: `Decision: ${name}` })
  const first = group.getByRole('radio', { name: 'Continue' })
  await first.focus()
  await page.keyboard.press('Space')
  const wanted = group.getByRole('radio', { name: decision, exact: true })
  for (let presses = 0; presses < 4 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowRight')
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
  }
  expect(await wanted.isChecked()).toBe(true)
}

test('a review goes through the plan by keyboard: what is missing is said, what goes on moves the next review, and what was decided is read in the plan', async () => {
  const id = await planInForce('Plan for rest')
  const { page } = await house.open()
  await openPlans(page)
  await partOf(page, 'Plan for rest').getByText('Review overdue since', { exact: false }).waitFor()
  const dialog = await review(page, 'Plan for rest')
  await dialog.getByText('3 are left to decide.').waitFor()
  const since = dialog.getByRole('region', { name: 'Since Jan 5, 2026' })
  await since.getByText('Visits: 0 held, 0 missed, 0 cancelled').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/review-begin.png` })
  await expectAccessibleInEachLook(page, 'a review that begins')

  await press(page, 'Complete the review')
  const missing = dialog.getByRole('list', { name: 'What is missing' })
  await missing.getByText('Nothing was decided about “Rest at night” yet.', { exact: false }).waitFor()
  await decide(page, 'Sleep 6 hours by May', 'Mark as achieved')
  await decide(page, 'Walk 3 times a week', 'Abandon')
  await dialog.getByText('One is left to decide.').waitFor()
  await tabTo(page, 'Why it is abandoned: Walk 3 times a week')
  await page.keyboard.type('Knee surgery.')
  // Left by mistake, everything is there again.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await review(page, 'Plan for rest')
  await dialog.getByText('One is left to decide.').waitFor()
  await tabTo(page, /^Ana Rivera|Rivera/)
  await page.keyboard.press('Space')
  await press(page, 'Continue the rest')
  await dialog.getByText('All are decided.').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/review-decided.png` })
  await press(page, 'Complete the review')
  await dialog.waitFor({ state: 'detached' })

  const part = partOf(page, 'Plan for rest')
  await part.getByText('One review').waitFor()
  await part.locator('.review-past > summary').focus()
  await page.keyboard.press('Enter')
  await part.getByText('Knee surgery.').waitFor()
  await part.locator('.plan-course > summary').first().focus()
  await page.keyboard.press('Enter')
  await part.getByRole('img', { name: /Sleep 6 hours by May: 2 ratings from/ }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/review-done.png`, fullPage: true })
  await expectAccessibleInEachLook(page, 'a plan with its review and the course of an objective')
  const after = await read(id)
  expect(after).toMatchObject({ status: 'Active', signatures: [{ stepId: 'author' }] })
  expect(after.problems[0].goals[0]).toMatchObject({
    ...{ status: 'InProgress' },
    objectives: [{ status: 'Achieved' }, { status: 'Abandoned' }],
  })
  expect(await part.getByText('Review overdue since').count()).toBe(0)
  await page.context().close()
})

test('what is modified becomes a new version beside the one in force: on a phone it is kept for later, completed, and compared side by side', async () => {
  const id = await planInForce('Plan for a phone')
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await openPlans(page)
  const dialog = await review(page, 'Plan for a phone')
  await decide(page, 'Rest at night', 'Modify')
  await tabTo(page, /^New wording/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Sleep through the night')
  await dialog.getByText('becomes a new version of the plan', { exact: false }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/review-phone.png`, fullPage: true })
  await press(page, 'Keep for later')
  await dialog.waitFor({ state: 'detached' })

  // From another page, where nothing is remembered but what the server keeps.
  await page.reload()
  await review(page, 'Plan for a phone', 'Go on with the review…')
  await dialog.getByText('2 are left to decide.').waitFor()
  expect(await dialog.getByLabel(/^New wording/).inputValue()).toBe('Sleep through the night')
  await press(page, 'Continue the rest')
  await dialog.getByText('All are decided.').waitFor()
  await press(page, 'Complete the review')
  await dialog.waitFor({ state: 'detached' })

  const draft = partOf(page, 'Plan for a phone').filter({ hasText: 'Version 2' })
  await draft.getByText('Sleep through the night').waitFor()
  await partOf(page, 'Plan for a phone')
    .getByText('A new version of this plan waits for its signatures.')
    .waitFor()
  await draft.getByRole('button', { name: 'Compare versions…' }).focus()
  await page.keyboard.press('Enter')
  const sides = page.getByRole('dialog').getByRole('table', { name: 'Versions side by side' })
  const changed = sides.getByRole('row').filter({ hasText: 'Changed' })
  await changed.getByText('Rest at night').waitFor()
  await changed.getByText('Sleep through the night').waitFor()
  await expect
    .poll(() => page.getByRole('dialog').evaluate((each) => each.getAnimations({ subtree: true }).length))
    .toBe(0)
  if (shots) await page.screenshot({ path: `${shots}/versions-phone.png`, fullPage: true })
  await expectAccessibleInEachLook(page, 'two versions of a plan side by side')
  if (shots) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: `${shots}/versions-dark.png` })
  }
  expect(await read(id)).toMatchObject({
    ...{ status: 'Active', signatures: [{ stepId: 'author' }] },
    problems: [{ goals: [{ statement: 'Rest at night' }] }],
  })
  await page.context().close()
})

test('a review that was kept is given up once that was asked, and the plan stays as it is', async () => {
  const id = await planInForce('Plan for later')
  const { page } = await house.open()
  await openPlans(page)
  const dialog = await review(page, 'Plan for later')
  await decide(page, 'Rest at night', 'Abandon')
  await press(page, 'Keep for later')
  await dialog.waitFor({ state: 'detached' })
  await review(page, 'Plan for later', 'Go on with the review…')
  await press(page, 'Discard the review')
  const asking = page.getByRole('dialog', { name: 'Discard the review' })
  await asking.getByText('The plan stays as it is.', { exact: false }).waitFor()
  await expect.poll(() => asking.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
  await press(page, 'Discard')
  await dialog.first().waitFor({ state: 'detached' })
  await partOf(page, 'Plan for later').getByRole('button', { name: 'Review the plan…' }).waitFor()
  expect((await read(id)).problems[0].goals[0].status).toBe('InProgress')
  await page.context().close()
})

test('whoever may not change plans reads the reviews and is offered none', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'quality')
  await partOf(page, 'Plan for rest').getByText('One review').waitFor()
  expect(await page.getByRole('button', { name: /review…$|Review the plan/ }).count()).toBe(0)
  await page.context().close()
})
