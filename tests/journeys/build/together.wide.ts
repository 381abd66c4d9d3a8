import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const labels = ['Mood', 'Sleep', 'Appetite', 'Energy', 'Worry']

const aDraft = (key: string, more: object = {}): Promise<Row> =>
  created(implementer, 'Questionnaires', {
    name: `Questionnaire ${key}`,
    key,
    version: 1,
    status: 'Draft',
    shortName: 'Check',
    licence: 'Custom',
    elements: labels.map((label) => ({ id: label.toLowerCase(), type: 'String', label })),
    ...more,
  })

async function builderOf({ id }: Row): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/questionnaires/${id}/design`, 'implementer')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  return page
}

const itemOf = (page: Page, label: string) =>
  page.getByRole('treeitem', { name: new RegExp(`\\b${label}\\b`) })
const inHand = (page: Page) => page.locator('[role=treeitem][aria-selected=true]').count()

/** The form as it is stored, indented. */
async function outlineOf({ id }: Pick<Row, 'id'>): Promise<readonly string[]> {
  type Stored = { readonly label: string; readonly required?: boolean; readonly children?: readonly Stored[] }
  const listed = (elements: readonly Stored[], depth = 0): readonly string[] =>
    elements.flatMap(({ label, required, children = [] }) => [
      `${'-'.repeat(depth)}${label}${required ? ' *' : ''}`,
      ...listed(children, depth + 1),
    ])
  return listed((await implementer.ask('GET', `Questionnaires/${id}`)).body.elements)
}

test('by keyboard several questions are taken in hand, made required, moved, put into a section, and taken back step by step', async () => {
  const draft = await aDraft('by-keyboard')
  const page = await builderOf(draft)
  await itemOf(page, 'Sleep').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('heading', { name: '3 elements selected' }).waitFor()
  expect(await inHand(page)).toBe(3)
  await expectAccessibleInEachLook(page, 'three questions in hand')

  await page.getByRole('button', { name: 'Make all of them required' }).press('Enter')
  await expect.poll(() => outlineOf(draft)).toEqual(['Mood', 'Sleep *', 'Appetite *', 'Energy *', 'Worry'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => outlineOf(draft)).toEqual(['Sleep *', 'Appetite *', 'Energy *', 'Mood', 'Worry'])
  // The foremost has nowhere to go, so nothing moves.
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Put them into a section' }).press('Enter')
  const grouped = ['New section', '-Sleep *', '-Appetite *', '-Energy *', 'Mood', 'Worry']
  await expect.poll(() => outlineOf(draft)).toEqual(grouped)
  expect(await itemOf(page, 'New section').evaluate((node) => node === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => outlineOf(draft)).toEqual(labels)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => outlineOf(draft)).toEqual(grouped)

  await itemOf(page, 'Worry').focus()
  await page.keyboard.press('Control+a')
  // A section goes with what is in it.
  expect(await inHand(page)).toBe(3)
  await page.keyboard.press('Escape')
  expect(await inHand(page)).toBe(1)
  await page.context().close()
})

test('by mouse several are marked, copied into another form, duplicated and removed', async () => {
  const draft = await aDraft('by-mouse')
  const other = await aDraft('another')
  const page = await builderOf(draft)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await itemOf(page, 'Mood').click()
  await itemOf(page, 'Appetite').click({ modifiers: ['Control'] })
  await page.getByRole('heading', { name: '2 elements selected' }).waitFor()
  await page.keyboard.press('Control+c')
  await expectAccessible(page, 'two questions marked')

  await itemOf(page, 'Worry').click({ modifiers: ['Shift'] })
  await page.getByRole('heading', { name: '3 elements selected' }).waitFor()
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect.poll(() => outlineOf(draft)).toEqual(['Mood', 'Sleep'])

  await page.goto(`${house.server.url}/build/questionnaires/${other.id}/design`)
  await itemOf(page, 'Worry').click()
  await page.keyboard.press('Control+v')
  await expect.poll(() => outlineOf(other)).toEqual([...labels, 'Mood', 'Appetite'])
  await page.context().close()
})

test('a question that is cut out and put in elsewhere keeps its alert; cutting says what goes with it, and Undo brings it back', async () => {
  const alert = {
    id: 'low',
    when: { combinator: 'And', clauses: [{ source: 'mood', operator: 'Equals', value: 'low' }] },
    severity: 'Critical',
    message: 'Ask about suicide risk now',
  }
  const draft = await aDraft('cut-and-paste', { alerts: [alert] })
  const alerts = async () => (await implementer.ask('GET', `Questionnaires/${draft.id}`)).body.alerts
  const page = await builderOf(draft)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const told = () => page.getByText('Removed with it: the alert “Ask about suicide risk now”.').first()

  await itemOf(page, 'Mood').click()
  await page.keyboard.press('Control+x')
  await told().waitFor()
  await expect.poll(() => outlineOf(draft)).toEqual(labels.slice(1))
  await itemOf(page, 'Worry').click()
  await page.keyboard.press('Control+v')
  await expect.poll(() => outlineOf(draft)).toEqual([...labels.slice(1), 'Mood'])
  await expect.poll(alerts).toEqual([alert])

  await itemOf(page, 'Mood').click()
  await page.keyboard.press('Delete')
  await expect.poll(alerts).toEqual([])
  await page.locator('.notice').last().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => outlineOf(draft)).toEqual([...labels.slice(1), 'Mood'])
  await expect.poll(alerts).toEqual([alert])
  await page.context().close()
})
