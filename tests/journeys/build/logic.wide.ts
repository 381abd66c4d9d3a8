import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
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

async function builderOf(path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/${path}`, 'implementer')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

const aDraft = (key: string, elements: readonly object[]): Promise<Row> =>
  created(implementer, 'Forms', { name: `Form ${key}`, key, version: 1, status: 'Draft', elements })

const lastOf = async ({ id }: Row) => (await implementer.ask('GET', `Forms/${id}`)).body.elements.at(-1)

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Settings' })
const field = (id: string, label: string) => ({ id, type: 'Integer', label })
const symptoms = {
  id: 'symptoms',
  type: 'Choice',
  label: 'Symptoms',
  multiple: true,
  options: [
    { code: 'sad', label: 'Sad' },
    { code: 'tired', label: 'Tired' },
    { code: 'afraid', label: 'Afraid' },
  ],
}
const school = { id: 'school', type: 'String', label: 'School' }

test('a condition asks for the age of the patient, has a group of its own, compares with several answers and with a pattern', async () => {
  const draft = await aDraft('conditions', [
    symptoms,
    { id: 'state', type: 'String', label: 'State' },
    school,
  ])
  const page = await builderOf(`forms/${draft.id}`)
  await page.getByRole('treeitem', { name: /School/ }).click()
  const shown = settingsOf(page).getByRole('group', { name: 'Show this when …' })
  await shown.getByRole('button', { name: 'Add condition' }).click()
  await shown.getByLabel('Question').selectOption({ label: 'Age of the patient' })
  await shown.getByLabel('Comparison').selectOption({ label: 'Is less than' })
  await shown.getByLabel('Value').fill('18')
  await shown.getByRole('button', { name: 'Add group' }).click()
  const group = shown.getByRole('group', { name: 'Group', exact: true })
  await group.getByLabel('Comparison').selectOption({ label: 'Has all of' })
  await group.getByLabel('Tired').check()
  await group.getByRole('button', { name: 'Add condition' }).click()
  await group.getByLabel('Question').nth(1).selectOption({ label: 'State' })
  await group.getByLabel('Comparison').nth(1).selectOption({ label: 'Matches a pattern' })
  await group.getByLabel('Value').last().fill('^O')
  await shot(page, 'logic-conditions')
  await expectAccessibleInEachLook(page, 'a condition with a group')
  await expect
    .poll(async () => (await lastOf(draft)).visibleWhen)
    .toEqual({
      combinator: 'And',
      clauses: [
        { source: 'patient.age', operator: 'LessThan', value: 18 },
        {
          combinator: 'Or',
          clauses: [
            { source: 'symptoms', operator: 'AllOf', value: ['sad', 'tired'] },
            { source: 'state', operator: 'Matches', value: '^O' },
          ],
        },
      ],
    })
  await page.getByRole('treeitem', { name: /Shown when Age of the patient is less than 18/ }).waitFor()

  const unless = settingsOf(page).getByRole('group', { name: 'Do not check this when …' })
  await unless.getByRole('button', { name: 'Add condition' }).click()
  await unless.getByLabel('Question').selectOption({ label: 'Kind of note' })
  await unless.getByLabel('Comparison').selectOption({ label: 'Is none of' })
  await unless.getByLabel('Assessment note').check()
  await expect
    .poll(async () => (await lastOf(draft)).unless?.clauses[0])
    .toMatchObject({ source: 'note.kind', operator: 'NotIn' })
  await page.context().close()
})

test('a difference is taken in the order that somebody gives it, from the column of a grid too, times a factor; it may be typed over', async () => {
  const draft = await aDraft('calculations', [
    field('before', 'Before'),
    field('after', 'After'),
    {
      id: 'drinks',
      type: 'Grid',
      label: 'Drinks',
      rows: [{ id: 'monday', label: 'Monday' }],
      columns: [{ id: 'glasses', type: 'Integer', label: 'Glasses' }],
    },
    { id: 'lost', type: 'Calculated', label: 'Lost', calculation: { kind: 'Sum', sources: [0] } },
  ])
  const page = await builderOf(`forms/${draft.id}`)
  await page.getByRole('treeitem', { name: /Lost/ }).click()
  const editor = settingsOf(page).getByRole('group', { name: 'Calculation', exact: true })
  await editor.getByLabel('How it is calculated').selectOption({ label: 'Difference' })
  for (const source of ['Before', 'After', 'Drinks: Glasses'])
    await editor.getByLabel(source, { exact: true }).check()
  await editor.getByRole('button', { name: 'After: earlier' }).press('Enter')
  await editor.getByLabel('Times this factor').fill('2.5')
  await editor.getByLabel('The result can be typed over').check()
  await shot(page, 'logic-calculation')
  await expectAccessibleInEachLook(page, 'a difference in its order')
  await expect
    .poll(async () => (await lastOf(draft)).calculation)
    .toEqual({
      kind: 'Difference',
      sources: ['after', 'before', 'drinks.*.glasses'],
      unitFactor: 2.5,
      editable: true,
    })
  await editor.getByLabel('How it is calculated').selectOption({ label: 'Sum' })
  await editor.getByLabel('At least so many answers').fill('2')
  await expect.poll(async () => (await lastOf(draft)).calculation.minSources).toBe(2)
  await page.context().close()
})

test('a score gets its reliable change, a question that counts backwards, and its LOINC code by the name of the instrument', async () => {
  const options = [0, 1, 2, 3].map((score) => ({ code: `${score}`, label: `Answer ${score}`, score }))
  const draft = await created(implementer, 'Questionnaires', {
    name: 'Worries',
    key: 'worries',
    version: 1,
    status: 'Draft',
    shortName: 'WORRY',
    licence: 'Custom',
    elements: ['Calm', 'Tense'].map((label) => ({ id: label.toLowerCase(), type: 'Choice', label, options })),
    scoring: [{ id: 'total', name: 'Total', kind: 'Sum', itemIds: ['calm', 'tense'] }],
  })
  const page = await builderOf(`questionnaires/${draft.id}/design`)
  const settings = settingsOf(page)
  await settings.getByText('Scores', { exact: true }).click()
  const kinds = await settings.getByLabel('How it is counted').locator('option').allTextContents()
  expect(kinds).toEqual(['Sum', 'Average'])
  await settings.getByText('No question counts backwards').click()
  await settings.getByLabel('Calm: backwards').check()
  await settings.getByLabel('Reliable change').fill('4')
  await settings.getByRole('combobox', { name: 'LOINC code' }).fill('gad')
  await page.getByRole('option', { name: /GAD-7/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await shot(page, 'logic-score')
  await expectAccessibleInEachLook(page, 'a score with all its settings')
  await expect
    .poll(async () => (await implementer.ask('GET', `Questionnaires/${draft.id}`)).body.scoring[0])
    .toMatchObject({ reverse: ['calm'], change: { reliable: 4 }, code: '70274-6' })
  await page.context().close()
})
