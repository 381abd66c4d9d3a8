import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
  await active(implementer, 'Forms', {
    ...{ name: 'Night', key: 'night', version: 1 },
    elements: [{ id: 'sleepHours', type: 'Integer', label: 'Hours of sleep' }],
  })
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function builders(): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

type Found = { readonly body: readonly { readonly [field: string]: unknown }[] }

const storedByName = async (collection: string, name: string) => {
  const found: Found = await implementer.ask('POST', `${collection}/queries`, {
    body: [{ field: 'name', op: 'eq', value: name }],
  })
  return found.body[0]
}

/** Writes into the field that has the focus, in place of what stands there. */
async function write(page: Page, field: string | RegExp, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** A page that must not be wider than its screen. */
async function expectNarrow(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, what).toBeLessThanOrEqual(0)
}

/** What was written is on the server, so that the next step is a change of its own. */
async function stored(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.save-chip').textContent()).toMatch(/saved/i)
}

/** Publishes what is open, and waits until it does not change any more. */
async function publish(page: Page): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Publish' })
  // A page that becomes wide draws its buttons anew, and the key may meet one that goes.
  await expect
    .poll(
      async () => {
        if (!(await confirm.isVisible())) await press(page, 'Publish')
        return (await confirm.isVisible()) && confirm.isEnabled()
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(true)
  await confirm.focus()
  await page.keyboard.press('Enter')
  await page.getByText('This version does not change any more').waitFor()
}

test('by keyboard, somebody makes an audit checklist from nothing, tries it, takes a step back, and publishes it', async () => {
  const page = await builders()
  await press(page, 'New audit checklist')
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Chart of the month')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Chart of the month', level: 1 }).waitFor()
  await page.getByText('1 problem', { exact: true }).waitFor()

  await press(page, /^Question without words: /)
  await write(page, /^Question(?! without)/, 'Is the care plan signed?')
  await page.getByText('Nothing keeps this from being published.').waitFor()
  await write(page, 'Weight', '3')
  await tabTo(page, /^Critical/)
  await page.keyboard.press('Space')
  await press(page, 'Add several questions')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Questions' })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.type('Is a goal reviewed?\nIs consent on file?')
  await page.keyboard.press('Tab')
  await press(page, 'Add these')
  const questions = page.locator('.checklist-questions .draft-card-open')
  await expect.poll(() => questions.count()).toBe(3)
  await stored(page)
  await questions.nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => questions.nth(1).textContent()).toContain('Is consent on file?')
  await stored(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => questions.nth(1).textContent()).toContain('Is a goal reviewed?')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => questions.nth(1).textContent()).toContain('Is consent on file?')
  await shot(page, 'checklist-editor')
  await expectAccessibleInEachLook(page, 'an audit checklist with an open question')

  await tabTo(page, 'Draw a sample for audits')
  await page.keyboard.press('Space')
  await page.getByLabel('Every days').waitFor()
  const trial = page.getByRole('region', { name: 'Try an audit' })
  await trial.getByLabel('Is the care plan signed?').selectOption('NotSatisfied')
  await trial.getByLabel('Is a goal reviewed?').selectOption('Satisfied')
  await trial.getByLabel('Is consent on file?').selectOption('NotApplicable')
  await trial.getByText('Score 25 %, passed from 90 %').waitFor()
  await trial.getByText('Not passed').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNarrow(page, 'an audit checklist on a phone')
  await shot(page, 'checklist-phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  await publish(page)
  await shot(page, 'checklist-active')
  expect(await storedByName('ComplianceQuestionnaires', 'Chart of the month')).toMatchObject({
    status: 'Active',
    target: 'Note',
    passPercent: 90,
    questions: [
      { text: 'Is the care plan signed?', weight: 3, critical: true },
      { text: 'Is consent on file?', weight: 1 },
      { text: 'Is a goal reviewed?' },
    ],
    sampleRule: { percent: 10, per: 'practitioner', everyDays: 30, excludeSelf: true },
  })
  expect(await page.getByText('Someone else changed this').count()).toBe(0)
}, 120_000)

test('a checklist begins with what is asked of most notes, and the list of all of them leads to the same editor', async () => {
  const page = await builders()
  await press(page, 'New audit checklist')
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Notes of the month')
  await page
    .getByRole('combobox', { name: 'Begin with' })
    .selectOption({ label: 'What is asked of most notes' })
  await press(page, 'Create')
  await page.getByRole('heading', { name: 'Notes of the month', level: 1 }).waitFor()
  await page.getByText('Nothing keeps this from being published.').waitFor()
  await page.goto(`${house.server.url}/resources/ComplianceQuestionnaire`)
  await page
    .getByRole('link', { name: /^Notes of the month/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Try an audit' }).waitFor()
  expect(await page.locator('.draft-card').count()).toBe(3)
  await expectAccessible(page, 'a checklist of three sections')
}, 120_000)

test('by keyboard, somebody makes a script with a question, a branch and a place for the answer, runs it, and publishes it', async () => {
  const page = await builders()
  await press(page, 'New script')
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Sleep talk')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sleep talk', level: 1 }).waitFor()
  await page.getByText('Nothing keeps this from being published.').waitFor()

  await press(page, 'Ask')
  const cards = page.locator('.draft-card-open')
  await expect.poll(() => cards.count()).toBe(3)
  await page.getByText('2 problems', { exact: true }).waitFor()
  await press(page, /^Ask: ….*This field is required/)
  await write(page, /^Text/, 'Do you sleep through the night?')
  await page.getByLabel('Answered by').selectOption('note')
  const asked = page.getByRole('combobox', { name: 'Question of the note' })
  await asked.focus()
  await page.keyboard.type('hours of sl')
  await walkToOption(page, 'Hours of sleep – Night')
  await page.getByText('Nothing keeps this from being published.').waitFor()
  await expect.poll(() => asked.inputValue()).toBe('Hours of sleep – Night')
  await shot(page, 'script-note-question')
  await expectAccessible(page, 'a step that asks a question of the note')
  await page.getByLabel('Answered by').selectOption('Boolean')
  await write(page, 'Name of the answer', 'Sleeps through')
  await press(page, 'Put it into a section')
  await write(page, 'As this text', 'Sleeps through the night: {{value}}.')
  await page.getByText('Nothing keeps this from being published.').waitFor()
  await stored(page)

  await press(page, 'Say')
  await expect.poll(() => cards.count()).toBe(4)
  await write(page, /^Text/, 'Keep a sleep diary this week.')
  await cards.nth(1).focus()
  await page.keyboard.press('Enter')
  await press(page, 'Add a branch')
  await page.getByLabel('Go to').selectOption({ label: "End: Thank you. That's all." })
  await shot(page, 'script-editor')
  await expectAccessibleInEachLook(page, 'a script with an open step')

  const trial = page.getByRole('region', { name: 'Try the script' })
  await trial.getByRole('button', { name: 'Next step' }).click()
  await trial.getByText('Do you sleep through the night?').first().waitFor()
  await trial.getByRole('radio', { name: 'No', exact: true }).check()
  await trial.getByRole('button', { name: 'Next step' }).click()
  await trial.getByText('Keep a sleep diary this week.').waitFor()
  await trial.getByRole('button', { name: 'Back' }).click()
  await trial.getByRole('radio', { name: 'Yes', exact: true }).check()
  await trial.getByRole('button', { name: 'Next step' }).click()
  await trial.getByText('Sleeps through the night: Yes.').waitFor()
  await shot(page, 'script-run')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNarrow(page, 'a script on a phone')
  await shot(page, 'script-phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  await publish(page)
  const script = await storedByName('Scripts', 'Sleep talk')
  expect(script).toMatchObject({
    status: 'Active',
    start: 'hello',
    steps: [
      { id: 'hello', next: 'step' },
      {
        id: 'step',
        kind: 'Ask',
        text: 'Do you sleep through the night?',
        element: { type: 'Boolean' },
        branch: [{ when: { clauses: [{ operator: 'Equals', value: true }] }, goto: 'end' }],
        next: 'step_2',
      },
      { id: 'step_2', kind: 'Say', next: 'end' },
      { id: 'end', kind: 'End' },
    ],
    outputs: [{ key: 'step', from: 'step', label: 'Sleeps through' }],
    mapTo: [{ output: 'step', template: 'Sleeps through the night: {{value}}.' }],
  })
  expect(await page.getByText('Someone else changed this').count()).toBe(0)
}, 120_000)
