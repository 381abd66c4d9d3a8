import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '#tests/support/browser/keyboard.ts'
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
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function builders(options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  await page.getByRole('heading', { level: 1, name: 'Builders' }).waitFor()
  return page
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

const idIn = (page: Page) => page.url().split('/').at(-1) ?? ''
const stored = async (collection: string, id: string) =>
  (await implementer.ask('GET', `${collection}/${id}`)).body

/** The same, once what waits on the device has come to the server. */
async function storedOnce(collection: string, id: string, name: string) {
  await expect.poll(async () => (await stored(collection, id)).name).toBe(name)
  return stored(collection, id)
}

/** Puts elements into the form by the keyboard, for tests: each by some letters of its kind, then named. */
async function add(page: Page, elements: readonly (readonly [string, string])[]): Promise<void> {
  for (const [kind, label] of elements) {
    await page.getByLabel('Find an element').focus()
    await page.keyboard.type(kind)
    await page.keyboard.press('Enter')
    const item = page.locator('[role=treeitem][aria-selected=true]')
    await item.focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('region', { name: 'Settings' }).getByLabel('Label').first()
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(label)
    await page.getByRole('treeitem', { name: new RegExp(`\\d\\. ${label}`) }).waitFor()
  }
}

test('by keyboard, a section of notes is begun with nothing, gets questions, settings and a condition, survives a crash, and is published with its form', async () => {
  const page = await builders()
  await press(page, 'New section')
  const dialog = page.getByRole('dialog', { name: 'New section' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sleep and mood')
  await page.getByRole('option', { name: 'Subjective', exact: true }).waitFor({ state: 'attached' })
  await dialog.getByRole('combobox', { name: 'Begin with' }).selectOption({ label: 'Subjective' })
  await press(page, 'Create')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  await page.getByText('Nothing here yet. Choose an element').waitFor()
  await expectAccessible(page, 'the builder of an empty section')

  await add(page, [
    ['yes', 'Slept well'],
    ['long', 'What kept you awake'],
    ['choice', 'Mood'],
  ])
  await page.getByRole('treeitem', { name: /2\. What kept you awake/ }).focus()
  await page.keyboard.press('c')
  await page.getByRole('group', { name: 'Show this when …' }).getByLabel('Value').selectOption('No')
  await page.getByRole('treeitem', { name: /Shown when Slept well .*No/ }).waitFor()

  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByText('Section', { exact: true }).click()
  await settings.getByLabel('Name', { exact: false }).first().fill('Sleep, mood and rest')
  await page.getByRole('heading', { level: 1, name: 'Sleep, mood and rest' }).waitFor()
  await shot(page, 'section-settings')
  await expectAccessibleInEachLook(page, 'the builder of a section with its settings')

  await page.reload()
  await page.getByRole('treeitem', { name: /3\. Mood/ }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sleep, mood and rest')
  const section = await storedOnce('NoteSectionForms', idIn(page), 'Sleep, mood and rest')
  expect(section).toMatchObject({
    sectionType: { code: 'subjective' },
    status: 'Draft',
  })
  const form = await storedOnce('Forms', section.form.id, 'Sleep, mood and rest')
  expect(form).toMatchObject({ elements: [{}, {}, {}] })

  await press(page, 'Publish')
  const asking = page.getByRole('dialog', { name: /Publish Sleep, mood and rest/ })
  await asking.getByRole('button', { name: 'Publish' }).click()
  await page.locator('.page-heading').getByText('Active').waitFor()
  expect(await stored('Forms', section.form.id)).toMatchObject({ status: 'Active' })
  await page.getByText('Slept well').first().waitFor()
  await expectAccessible(page, 'a section that is in use')
  await page.context().close()
})

test('what stands in the way of publishing is said at the question itself, and the panel leads there', async () => {
  const page = await builders()
  await press(page, 'New form')
  await page.getByRole('dialog', { name: 'New form' }).getByRole('textbox', { name: 'Name' }).fill('Vitals')
  await press(page, 'Create')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  await add(page, [
    ['whole', 'Pulse'],
    ['text', 'Remarks'],
  ])
  const settings = page.getByRole('region', { name: 'Settings' })
  await page.getByRole('treeitem', { name: /1\. Pulse/ }).focus()
  await settings.getByText('More settings').click()
  const bounds = settings.getByRole('region', { name: 'Validation' })
  await bounds.getByLabel('Maximum', { exact: true }).fill('10')
  await bounds.getByLabel('Minimum', { exact: true }).fill('20')
  await page.locator('.builder-fault').waitFor()
  await page.getByRole('treeitem', { name: /2\. Remarks/ }).focus()
  await page.keyboard.press('p')
  await settings.getByRole('button', { name: /^“Pulse”/ }).click()
  await expect
    .poll(() => page.locator('[role=treeitem][aria-selected=true]').textContent())
    .toContain('Pulse')
  await shot(page, 'form-problem')
  for (const step of ['z', 'z', 'Shift+z', 'z']) await page.locator('body').press(`ControlOrMeta+${step}`)
  await page.locator('.builder-fault').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Scores' }).count()).toBe(0)
  await page.context().close()
})

test('a section of a form that is in use requires and hides for itself, and changes its questions in a new version of them', async () => {
  const named = (key: string) => ({ name: key, key, version: 1 })
  const form = await active(implementer, 'Forms', {
    ...named('shared-questions'),
    elements: [
      { id: 'weight', type: 'Decimal', label: 'Weight' },
      { id: 'height', type: 'Decimal', label: 'Height' },
    ],
  })
  const made = await implementer.ask('POST', 'NoteSectionForms', {
    body: {
      ...named('body-section'),
      status: 'Draft',
      sectionType: { code: 'objective-physical', display: 'Objective – physical' },
      form: { id: form.id, resourceType: 'Form' },
    },
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/section-forms/${made.body.id}`, 'implementer')
  const weight = page.getByRole('group', { name: 'Weight' })
  await weight.getByLabel('Required').check()
  await page.getByRole('group', { name: 'Height' }).getByLabel('Hidden').check()
  await expect
    .poll(() => stored('NoteSectionForms', made.body.id))
    .toMatchObject({ requiredElements: ['weight'], hiddenElements: ['height'] })
  await shot(page, 'section-fixed')
  await expectAccessible(page, 'a section of a form that is in use')

  await press(page, 'Change the questions')
  await page.getByRole('treeitem', { name: /1\. Weight/ }).waitFor()
  await page.getByRole('treeitem', { name: /2\. Height/ }).focus()
  await page.keyboard.press('Delete')
  await expect
    .poll(() => stored('NoteSectionForms', made.body.id))
    .toMatchObject({ requiredElements: ['weight'], hiddenElements: [] })
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('treeitem', { name: /2\. Height/ }).waitFor()
  await expect
    .poll(() => stored('NoteSectionForms', made.body.id))
    .toMatchObject({ hiddenElements: ['height'] })
  expect((await stored('Forms', form.id)).elements).toHaveLength(2)
  await page.context().close()
})

test('on a phone the builder of a section stands one part below the other and is no wider than the screen', async () => {
  const page = await builders({ viewport: { width: 320, height: 700 } })
  await page.getByRole('link', { name: 'body-section' }).first().click()
  await page.getByRole('treeitem', { name: /1\. Weight/ }).waitFor()
  await expectAccessible(page, 'the builder of a section on a phone')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await shot(page, 'section-phone')
  await page.context().close()
})
