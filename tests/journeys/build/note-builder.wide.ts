import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { active } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
let noteId = ''
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
  implementer = await house.server.signIn('implementer')
  const admin = await house.server.signIn('admin')
  const { body } = await admin.ask('GET', 'PracticePreferences/default')
  await admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
    body: [{ op: 'replace', path: '/requirePlaceOfService', value: false }],
  })
  await aSection('plan', 'Plan', [
    { id: 'agreed', type: 'Boolean', label: 'Agreed with the patient' },
    { id: 'next', type: 'Text', label: 'Next steps' },
  ])
  await aSection('risk', 'Risk', [{ id: 'harm', type: 'Boolean', label: 'Thoughts of harm' }])
}, 180_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A published section, for tests, as somebody has made it before. */
async function aSection(key: string, name: string, elements: readonly object[]): Promise<void> {
  const form = await active(implementer, 'Forms', { name, key, version: 1, elements })
  await active(implementer, 'NoteSectionForms', {
    ...{ name, key, version: 1 },
    sectionType: { code: 'plan', display: 'Plan' },
    form: { id: form.id, resourceType: 'Form' },
  })
}

const shot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}
const stored = async (collection: string, id: string) =>
  (await implementer.ask('GET', `${collection}/${id}`)).body
const sectionsOf = async (): Promise<readonly string[]> => {
  const { sections = [] }: { sections?: readonly { order: number; title: string }[] } = await stored(
    'NoteDefinitions',
    noteId,
  )
  return sections.toSorted((one, other) => one.order - other.order).map(({ title }) => title)
}
const inHand = (page: Page) => page.locator('[role=treeitem][aria-selected=true]')
const isFocused = async (page: Page, name: RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(name)

/** Writes three questions into the section at hand, for tests, by the keyboard. */
async function writeQuestions(page: Page, questions: readonly (readonly [string, string])[]): Promise<void> {
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  for (const [kind, label] of questions) {
    await page.getByLabel('Find an element').focus()
    await page.keyboard.type(kind)
    await page.keyboard.press('Enter')
    await inHand(page).focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('region', { name: 'Settings' }).getByLabel('Label').first()
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(label)
    await page.getByRole('treeitem', { name: new RegExp(`\\d\\. ${label}`) }).waitFor()
  }
}

test('by keyboard, a note is made of a new section with three questions and a published one, put into order, opened again as it was, and published', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  await arrive(page, 'Builders')
  await press(page, 'New note')
  const dialog = page.getByRole('dialog', { name: 'New note' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Short visit')
  await press(page, 'Create')
  await page.getByRole('heading', { level: 1, name: 'Short visit' }).waitFor()
  noteId = page.url().split('/').at(-1) ?? ''
  await page.getByText('No sections yet.').waitFor()
  await expectAccessible(page, 'the builder of an empty note')
  await shot(page, 'note-empty')

  await page.getByLabel('Find a section').focus()
  await page.keyboard.type('pla')
  await page.keyboard.press('Enter')
  await page.getByRole('treeitem', { name: /1\. Plan/ }).waitFor()
  await press(page, 'New section')
  await page.getByRole('dialog', { name: 'New section' }).getByLabel('Name').fill('How it went')
  await press(page, 'Add to the note')
  await page.getByRole('treeitem', { name: /2\. How it went/ }).waitFor()
  await press(page, 'Edit the questions')
  await writeQuestions(page, [
    ['yes', 'Came on time'],
    ['long', 'What we talked about'],
    ['whole', 'Mood today'],
  ])
  await page.getByRole('button', { name: /All saved/ }).waitFor()
  await page.goBack()
  await page.getByRole('treeitem', { name: /2\. How it went/ }).waitFor()
  await page.getByText('What we talked about').waitFor()

  await page.getByRole('treeitem', { name: /2\. How it went/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('treeitem', { name: /1\. How it went/ }).waitFor()
  await isFocused(page, /How it went/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('The visit')
  await page.getByRole('treeitem', { name: /1\. The visit/ }).waitFor()
  await shot(page, 'note-design')
  await expect.poll(sectionsOf).toEqual(['The visit', 'Plan'])
  await page.reload()
  await page.getByRole('treeitem', { name: /1\. The visit/ }).waitFor()
  await page.getByRole('treeitem', { name: /2\. Plan/ }).waitFor()
  await expect.poll(sectionsOf).toEqual(['The visit', 'Plan'])

  await press(page, 'Publish')
  const asking = page.getByRole('dialog', { name: 'Publish Short visit?' })
  await asking.getByRole('button', { name: 'Publish' }).click()
  await page.locator('.page-heading').getByText('Active').waitFor()
  await expectAccessible(page, 'a note that is in use')
  await page.context().close()
}, 180_000)

test('a clinician starts this note and finds its sections in order', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/`, 'clinician')
  await page.getByRole('button', { name: 'Start note' }).first().click()
  await page.getByText('What we talked about').first().waitFor()
  const titles = await page.locator('.note-section h2').allTextContents()
  expect(titles.map((title) => title.replace(/^\d+ · /, '')).slice(-2)).toEqual(['The visit', 'Plan'])
  await page.context().close()
})

/** Opens the builder of a note that was made for it, for tests, with the two published sections. */
async function aDraft(name: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}/build`, 'implementer')
  await arrive(page, 'Builders')
  await press(page, 'New note')
  await page.getByRole('dialog', { name: 'New note' }).getByRole('textbox', { name: 'Name' }).fill(name)
  await press(page, 'Create')
  await page.getByText('No sections yet.').waitFor()
  noteId = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: /^Risk/ }).click()
  await page.getByRole('button', { name: /^Plan/ }).click()
  await page.getByRole('treeitem', { name: /2\. Plan/ }).waitFor()
  return page
}

test('a section is looked at before it is taken, waits for an answer of another one, is tried out so, and everything is taken back', async () => {
  const page = await aDraft('Conditional note')
  await page.getByRole('button', { name: 'Preview: Plan' }).click()
  const look = page.getByRole('dialog', { name: 'Plan' })
  await look.getByText('Next steps').waitFor()
  await expectAccessible(page, 'a section before it is put into a note')
  await page.keyboard.press('Escape')
  await look.waitFor({ state: 'detached' })

  const settings = page.getByRole('region', { name: 'Settings' })
  await page.getByRole('treeitem', { name: /2\. Plan/ }).click()
  await settings.getByText('Section', { exact: true }).click()
  await settings.getByLabel('Required').check()
  const shown = settings.getByRole('group', { name: 'Show this section when …' })
  await shown.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('treeitem', { name: /Shown when Risk: Thoughts of harm is Yes/ }).waitFor()
  await shot(page, 'note-condition')
  await expectAccessibleInEachLook(page, 'the builder of a note with a condition')

  await page.getByText('Try it', { exact: true }).click()
  await page.getByRole('heading', { name: /1\. Risk/ }).waitFor()
  expect(await page.getByText('Next steps').count()).toBe(0)
  await page
    .getByRole('radio', { name: 'Yes' })
    .or(page.getByText('Yes', { exact: true }))
    .first()
    .click()
  await page.getByText('Next steps').first().waitFor()
  await shot(page, 'note-preview')
  await expectAccessible(page, 'a note on trial')

  await page.getByText('Design', { exact: true }).click()
  for (let step = 0; step < 8; step += 1) await page.locator('body').press('ControlOrMeta+z')
  await page.getByText('No sections yet.').waitFor()
  await expect.poll(sectionsOf).toEqual([])
  for (let step = 0; step < 8; step += 1) await page.locator('body').press('ControlOrMeta+Shift+z')
  await page.getByRole('treeitem', { name: /2\. Plan/ }).waitFor()
  await expect.poll(sectionsOf).toEqual(['Risk', 'Plan'])
  await page.context().close()
}, 180_000)

test('what stands in the way of publishing a note leads to its section; the settings of the note are drawn from its schema', async () => {
  const page = await aDraft('Faulty note')
  const settings = page.getByRole('region', { name: 'Settings' })
  await page.getByRole('button', { name: 'New section' }).click()
  await page.getByRole('dialog', { name: 'New section' }).getByLabel('Name').fill('Nothing asked')
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the note' }).click()
  await page.getByRole('treeitem', { name: /3\. Nothing asked/ }).waitFor()
  await page.locator('.builder-fault').waitFor()
  await page.getByRole('treeitem', { name: /1\. Risk/ }).click()
  await settings.getByText('1 problem').click()
  await settings.getByRole('button', { name: /^Nothing asked:/ }).click()
  await expect.poll(() => inHand(page).textContent()).toContain('Nothing asked')

  await settings.getByText('Note', { exact: true }).click()
  await settings.getByLabel('Category').fill('Crisis')
  await expect.poll(() => stored('NoteDefinitions', noteId)).toMatchObject({ category: 'Crisis' })
  await shot(page, 'note-settings')
  await expectAccessible(page, 'the settings of a note')
  await page.context().close()
}, 180_000)

test('by mouse, a section is dragged to its place, and another one dragged in', async () => {
  const page = await aDraft('Dragged note')
  const card = (name: string) => page.locator('.builder-item').filter({ hasText: name })
  await card('Plan').locator('.builder-grip').dragTo(card('Risk'))
  await card('Risk').locator('.builder-grip').dragTo(card('Plan'))
  await page.getByRole('treeitem', { name: /2\. Risk/ }).waitFor()
  await page.getByRole('button', { name: /^Plan/ }).dragTo(card('Risk'))
  await page.getByRole('treeitem', { name: /3\. Plan/ }).waitFor()
  await expect.poll(sectionsOf).toEqual(['Plan', 'Risk', 'Plan'])
  await page.context().close()
})

for (const { name, ...options } of [
  { name: 'phone', viewport: { width: 320, height: 700 } },
  { name: 'tablet-dark', colorScheme: 'dark', viewport: { width: 820, height: 1180 } },
] as const)
  test(`the builder of a note can be used by everyone: ${name}`, async () => {
    const { page } = await house.open(options)
    await enterAt(page, `${house.server.url}/build/note-definitions/${noteId}`, 'implementer')
    await page.getByRole('treeitem', { name: /1\. Plan/ }).waitFor()
    await expectAccessible(page, `the builder of a note, ${name}`)
    await shot(page, `note-${name}`)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await page.context().close()
  })
