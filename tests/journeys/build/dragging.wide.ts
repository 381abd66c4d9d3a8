import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const aDraft = (key: string, labels: readonly string[]): Promise<Row> =>
  created(implementer, 'Forms', {
    name: `Form ${key}`,
    key,
    version: 1,
    status: 'Draft',
    elements: labels.map((label) => ({ id: label.toLowerCase(), type: 'Integer', label })),
  })

async function builderOf({ id }: Row, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/build/forms/${id}`, 'implementer')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  return page
}

const cardOf = (page: Page, id: string) => page.locator(`[data-element-id="${id}"]`)
const gripOf = (page: Page, id: string) => cardOf(page, id).locator('.builder-grip')

type Outlined = { readonly label: string; readonly children?: readonly Outlined[] }

/** The labels of the form as it is stored; those in a group behind its own. */
async function outlineOf({ id }: Row): Promise<readonly string[]> {
  const listed = (elements: readonly Outlined[]): readonly string[] =>
    elements.flatMap(({ label, children = [] }) => [label, ...listed(children).map((each) => `-${each}`)])
  return listed((await implementer.ask('GET', `Forms/${id}`)).body.elements)
}

/** A point of something, from 0 at its top to 1 at its bottom. */
async function pointOf(target: Locator, part: number) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { x: box.x + Math.min(box.width / 2, 200), y: box.y + box.height * part }
}

async function drag(
  page: Page,
  from: Locator,
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  const start = await pointOf(from, 0.5)
  const box = await from.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 8, start.y)
  await page.mouse.down()
  await page.mouse.move(to.x, (start.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

test('by mouse a question is dragged before the first, one of several takes the others with it, and a new one is dropped where it shall stand', async () => {
  const draft = await aDraft('dragged', ['Mood', 'Sleep', 'Appetite', 'Energy'])
  const page = await builderOf(draft)
  await drag(page, gripOf(page, 'energy'), await pointOf(cardOf(page, 'mood'), 0.2))
  await expect.poll(() => outlineOf(draft)).toEqual(['Energy', 'Mood', 'Sleep', 'Appetite'])
  await drag(page, gripOf(page, 'energy'), await pointOf(cardOf(page, 'sleep'), 0.8))
  await expect.poll(() => outlineOf(draft)).toEqual(['Mood', 'Sleep', 'Energy', 'Appetite'])

  await page.getByRole('treeitem', { name: /Mood/ }).click()
  await page.getByRole('treeitem', { name: /Sleep/ }).click({ modifiers: ['Control'] })
  await drag(page, gripOf(page, 'sleep'), await pointOf(cardOf(page, 'appetite'), 0.8))
  await expect.poll(() => outlineOf(draft)).toEqual(['Energy', 'Appetite', 'Mood', 'Sleep'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => outlineOf(draft)).toEqual(['Mood', 'Sleep', 'Energy', 'Appetite'])

  const palette = page.getByRole('region', { name: 'Elements' })
  await palette.getByLabel('Find an element').fill('section')
  await drag(
    page,
    palette.getByRole('button', { name: 'Section', exact: true }),
    await pointOf(cardOf(page, 'mood'), 0.2),
  )
  await expect.poll(() => outlineOf(draft)).toEqual(['Section', 'Mood', 'Sleep', 'Energy', 'Appetite'])
  await drag(page, gripOf(page, 'sleep'), await pointOf(cardOf(page, 'Section'), 0.8))
  await expect.poll(() => outlineOf(draft)).toEqual(['Section', '-Sleep', 'Mood', 'Energy', 'Appetite'])
  await page.context().close()
})

test('by mouse the first question is dropped on an empty form, and Escape leaves a drag', async () => {
  const draft = await aDraft('empty', [])
  const page = await builderOf(draft)
  const palette = page.getByRole('region', { name: 'Elements' })
  const text = palette.getByRole('button', { name: 'Short text' })
  const canvas = page.getByRole('tree', { name: 'The form' })
  const middle = await pointOf(canvas, 0.5)
  const start = await pointOf(text, 0.5)
  await page.mouse.move(start.x - 40, start.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y, { steps: 5 })
  await page.locator('.builder-canvas[data-over]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.builder-canvas[data-over]').waitFor({ state: 'detached' })
  await page.mouse.up()
  expect(await outlineOf(draft)).toEqual([])
  await drag(page, text, middle)
  await expect.poll(() => outlineOf(draft)).toEqual(['Short text'])
  await page.context().close()
})

test('with one finger a question is dragged by its grip, on a tablet', async () => {
  const draft = await aDraft('touched', ['Mood', 'Sleep', 'Appetite'])
  const page = await builderOf(draft, { viewport: { width: 1180, height: 820 }, hasTouch: true })
  const from = await pointOf(gripOf(page, 'appetite'), 0.5)
  const to = await pointOf(cardOf(page, 'mood'), 0.2)
  const grip = await gripOf(page, 'appetite').boundingBox()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const x = (grip?.x ?? 0) + 8
  await touch('touchStart', x, from.y)
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', x + step, from.y + ((to.y - from.y) * step) / 6)
  await touch('touchEnd', x, to.y)
  await expect.poll(() => outlineOf(draft)).toEqual(['Appetite', 'Mood', 'Sleep'])
  await page.context().close()
})

test('a questionnaire and a packet are begun as copies', async () => {
  const questionnaire = await created(implementer, 'Questionnaires', {
    name: 'Worries',
    key: 'worries',
    version: 1,
    status: 'Draft',
    shortName: 'WORRY',
    licence: 'Custom',
    elements: [{ id: 'tense', type: 'Integer', label: 'Tense' }],
  })
  await created(implementer, 'Packets', {
    name: 'Welcome',
    key: 'welcome',
    version: 1,
    status: 'Draft',
    identityCheck: 'BirthDate',
    items: [
      {
        id: 'item-1',
        order: 1,
        kind: 'Questionnaire',
        title: 'Worries',
        audience: 'Patient',
        questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
      },
    ],
  })
  const { page } = await house.open()
  for (const [button, name, original] of [
    ['New questionnaire', 'More worries', /^Worries/],
    ['New packet', 'Second welcome', /^Welcome/],
  ] as const) {
    await enterAt(page, `${house.server.url}/build`, 'implementer')
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: button })
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    const option = dialog.getByRole('option', { name: original })
    await option.waitFor({ state: 'attached' })
    await dialog.getByLabel('Begin with').selectOption((await option.getAttribute('value')) ?? '')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page
      .getByText(button === 'New packet' ? 'Worries' : 'Tense')
      .first()
      .waitFor()
  }
  await page.context().close()
})
