import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { clausesOf, definitionOf } from '#shared/forms/definition.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const aDraft = (name: string): Promise<Row> =>
  created(implementer, 'Questionnaires', {
    name,
    key: name.toLowerCase().replaceAll(' ', '-'),
    version: 1,
    status: 'Draft',
    shortName: 'Check',
    licence: 'Custom',
    elements: [],
  })

async function builderOf({ id }: Row): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/questionnaires/${id}/design`, 'implementer')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

const storedOf = async ({ id }: Pick<Row, 'id'>): Promise<Questionnaire> =>
  (await implementer.ask('GET', `Questionnaires/${id}`)).body

const stem = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?:'
const nine = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
  'Trouble falling or staying asleep, or sleeping too much',
  'Feeling tired or having little energy',
  'Poor appetite or overeating',
  'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
  'Trouble concentrating on things, such as reading the newspaper or watching television',
  'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
  'Thoughts that you would be better off dead or of hurting yourself in some way',
]
const often = ['0 Not at all', '1 Several days', '2 More than half the days', '3 Nearly every day']
const tenth =
  'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?'
const difficult = [
  '0 Not difficult at all',
  '1 Somewhat difficult',
  '2 Very difficult',
  '3 Extremely difficult',
]
const bands = ['0–4 Minimal', '5–9 Mild', '10–14 Moderate', '15–19 Moderately severe', '20–27 Severe']

/** Does what a person does, for tests, and counts it: one click, one key chord or one run of typed or pasted text is an action. */
function counting(page: Page) {
  let actions = 0
  return {
    count: () => actions,
    click: async (target: Locator) => {
      actions += 1
      await target.click()
    },
    choose: async (target: Locator, option: string) => {
      actions += 2
      await target.selectOption({ label: option })
    },
    type: async (text: string) => {
      actions += 1
      await page.keyboard.type(text)
    },
    paste: async (text: string) => {
      actions += 1
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('ControlOrMeta+v')
    },
    press: async (key: string) => {
      actions += 1
      await page.keyboard.press(key)
    },
    /** Tab until the focus is on something; each is an action. */
    tabTo: async (target: Locator) => {
      for (let step = 0; step < 40; step += 1) {
        actions += 1
        await page.keyboard.press('Tab')
        if (await target.evaluate((node) => node === document.activeElement)) return
      }
      throw new Error('the focus never came there')
    },
  }
}

async function isPhqNine({ id }: Pick<Row, 'id'>): Promise<void> {
  const stored = () => storedOf({ id })
  await expect.poll(async () => (await stored()).alerts?.[0]?.requireAcknowledgement).toBe(true)
  const { elements, scoring, alerts } = await stored()
  const items = definitionOf({ elements }).elements.filter(({ type }) => type === 'Choice')
  expect(items.map(({ label }) => label)).toEqual([...nine, tenth])
  expect(items.map(({ options = [] }) => options.map(({ score }) => score))).toEqual(
    items.map(() => [0, 1, 2, 3]),
  )
  const asked = items.slice(0, 9).map((item) => item.id)
  expect(items[9]?.visibleWhen).toMatchObject({ combinator: 'Or' })
  expect(clausesOf(items[9]?.visibleWhen).map(({ source }) => source)).toEqual(asked)
  expect(scoring?.[0]).toMatchObject({ kind: 'Sum', itemIds: asked })
  expect(scoring?.[0]?.bands?.map(({ min, max, label }) => `${min}–${max} ${label}`)).toEqual(bands)
  expect(alerts?.[0]).toMatchObject({
    severity: 'Critical',
    message: 'Ask about suicide risk now',
    requireAcknowledgement: true,
    when: { clauses: [{ source: asked[8], operator: 'In', value: ['1', '2', '3'] }] },
  })
}

test('by mouse: PHQ-9 is built from its paper form with score, bands and alert', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  const { click, type, paste, choose, count } = counting(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name })

  await click(button('New questionnaire'))
  const dialog = page.getByRole('dialog', { name: 'New questionnaire' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await type('Patient Health Questionnaire-9')
  await click(dialog.getByLabel('Short name'))
  await type('PHQ-9')
  await click(button('Create', dialog))
  await page.getByRole('tree', { name: 'The form' }).waitFor()

  for (const [questions, answers] of [
    [[stem, ...nine], often],
    [[tenth], difficult],
  ] as const) {
    await click(button('Paste questions'))
    const pasting = page.getByRole('dialog', { name: 'Paste questions' })
    await pasting.getByLabel('Questions').waitFor()
    await paste(questions.join('\n'))
    await click(pasting.getByLabel('Answers of all of them'))
    await paste(answers.join('\n'))
    await click(button('Add', pasting))
    await pasting.waitFor({ state: 'detached' })
    const last = page.getByRole('treeitem').last()
    await click(last)
  }
  await shot(page, 'builder-pasted')

  const settings = page.getByRole('region', { name: 'Settings' })
  const shown = settings.getByRole('group', { name: 'Show this when …' })
  await click(button('Add condition', shown))
  await choose(shown.getByLabel('Comparison'), 'Is one of')
  await click(shown.getByLabel('Not at all'))
  for (const answer of ['Several days', 'More than half the days', 'Nearly every day'])
    await click(shown.getByLabel(answer))
  await click(button('Ask any of the 9 questions with these answers', shown))
  await shot(page, 'builder-logic')

  await click(settings.getByText('Scores', { exact: true }))
  await click(button('Add score', settings))
  await click(settings.getByLabel('What it means'))
  await paste(bands.join('\n'))
  await click(button('Add alert', settings))
  await click(settings.getByLabel('What is said'))
  await page.keyboard.press('ControlOrMeta+a')
  await type('Ask about suicide risk now')
  const when = settings.getByRole('group', { name: 'When', exact: true })
  await click(button('Add condition', when))
  await choose(when.getByLabel('Question'), nine[8] ?? '')
  await choose(when.getByLabel('Comparison'), 'Is one of')
  await click(when.getByLabel('Not at all'))
  for (const answer of ['Several days', 'More than half the days', 'Nearly every day'])
    await click(when.getByLabel(answer))
  await choose(settings.getByLabel('How serious', { exact: true }), 'Critical')
  await click(settings.getByLabel('Someone has to say what was done'))
  await shot(page, 'builder-scores')
  await expectAccessible(page, 'the builder with scores and alerts')

  await isPhqNine({ id: idIn(page) })
  await settings.getByText('Problems', { exact: true }).click()
  await page.getByText('Ready to publish.').waitFor()
  console.log(`PHQ-9 by mouse: ${count()} actions`)
  expect(count()).toBeLessThanOrEqual(60)

  await page.getByText('Try it', { exact: true }).click()
  await triedOut(page)
  await page.context().close()
})

test('by keyboard alone: PHQ-9 is built from its paper form with score, bands and alert', async () => {
  const { page } = await house.open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  const { press, type, tabTo, paste, count } = counting(page)
  await page.getByRole('heading', { name: 'Builders' }).waitFor()

  await press('n')
  const dialog = page.getByRole('dialog', { name: 'New questionnaire' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await type('Patient Health Questionnaire-9')
  await press('Enter')
  await page.getByRole('tree', { name: 'The form' }).waitFor()

  const withAnswers = (questions: readonly string[], answers: readonly string[]) =>
    questions.flatMap((question) =>
      question === stem ? [question] : [question, ...answers.map((answer) => `- ${answer}`)],
    )
  await press('F6')
  await paste([...withAnswers([stem, ...nine], often), ...withAnswers([tenth], difficult)].join('\n'))
  await expect.poll(() => page.getByRole('treeitem').count()).toBe(11)
  await press('End')
  await press('c')
  const shown = page.getByRole('group', { name: 'Show this when …' })
  await isFocused(shown.getByLabel('Question'))
  const onAnyDay = async () => {
    await press('Tab')
    await type('Is one')
    for (let answer = 0; answer < 4; answer += 1) {
      await press('Tab')
      await press('Space')
    }
  }
  await onAnyDay()
  await tabTo(shown.getByRole('button', { name: 'Ask any of the 9 questions with these answers' }))
  await press('Enter')

  await press('Escape')
  await press('s')
  await isFocused(page.getByRole('button', { name: 'Add score' }))
  await press('Enter')
  await isFocused(page.getByLabel('Name of the score'))
  await press('Tab')
  await paste(bands.join('\n'))
  await press('Escape')
  await press('a')
  await isFocused(page.getByLabel('What is said'))
  await type('Ask about suicide risk now')
  await press('Tab')
  await press('Enter')
  const when = page.getByRole('group', { name: 'When', exact: true })
  await isFocused(when.getByLabel('Question'))
  await type('Thoughts')
  await onAnyDay()
  await tabTo(page.getByLabel('How serious', { exact: true }))
  await type('Crit')
  await tabTo(page.getByLabel('Someone has to say what was done'))
  await press('Space')
  await isPhqNine({ id: idIn(page) })
  console.log(`PHQ-9 by keyboard: ${count()} actions`)
  expect(count()).toBeLessThanOrEqual(60)
  await page.context().close()
})

const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true)

const idIn = (page: Page) => /questionnaires\/([^/]+)\/design/.exec(page.url())?.[1] ?? ''

/** Answers the form on trial, for tests: what it comes to is told step by step. */
async function triedOut(page: Page): Promise<void> {
  const results = page.getByRole('region', { name: 'What it comes to' })
  await results.getByText('These answers raise no alert.').waitFor()
  for (const question of nine)
    await page
      .getByRole('radiogroup', { name: question })
      .or(page.getByRole('group', { name: question }))
      .getByText('Several days')
      .click()
  await results.getByText('Mild (5–9)').waitFor()
  await results.getByText('Ask about suicide risk now').waitFor()
  await page.getByText(tenth).first().waitFor()
  await shot(page, 'builder-try')
  await expectAccessible(page, 'the form on trial')
}

test('by keyboard: an element is found, added, named, moved, removed, and everything is taken back', async () => {
  const draft = await aDraft('By keyboard')
  const page = await builderOf(draft)
  const find = page.getByLabel('Find an element')
  await find.focus()
  for (const kind of ['yes', 'date', 'sect']) {
    await find.fill(kind)
    await page.keyboard.press('Enter')
  }
  const items = page.getByRole('treeitem')
  await expect.poll(() => items.count()).toBe(3)
  await items.nth(2).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('About you')
  await page.getByRole('treeitem', { name: /3\. About you/ }).waitFor()
  await shot(page, 'builder-keyboard')
  await items.nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('treeitem', { name: /2\. About you/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => items.nth(2).getAttribute('aria-level')).toBe('2')
  await page.keyboard.press('Delete')
  await expect.poll(() => items.count()).toBe(2)
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ControlOrMeta+z')
  await page.getByText('Nothing here yet. Choose an element').waitFor()
  await expect.poll(async () => (await storedOf(draft)).elements.length).toBe(0)
  await page.context().close()
})

test('what was changed last in the builder is published too, though it was still on its way', async () => {
  const draft = await aDraft('On its way')
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/questionnaires/${draft.id}`, 'implementer')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Find an element').fill('yes')
  await page.keyboard.press('Enter')
  await page.getByRole('treeitem').first().waitFor()
  await expect.poll(async () => (await storedOf(draft)).elements.length).toBe(1)
  await page.route(/\/Questionnaires\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.getByLabel('Find an element').fill('date')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('treeitem').count()).toBe(2)
  await page.goBack()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(async () => (await storedOf(draft)).status).toBe('Active')
  expect((await storedOf(draft)).elements).toHaveLength(2)
  await page.context().close()
})
