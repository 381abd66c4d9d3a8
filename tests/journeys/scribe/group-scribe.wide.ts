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
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { authorStep, rowOf } from '#tests/support/scenes/scene.ts'
import { type MemberPart, wordsAbout } from '#tests/support/scenes/words-about.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

let house: House
let scene: GroupScene
let clinician: TestClient
let noteId = ''

beforeAll(async () => {
  house = await openHouse()
  scene = await setGroupScene(house.server, [authorStep], groupMembers.slice(0, 3))
  clinician = await house.server.signIn('clinician')
  const path = 'PracticePreferences/default'
  const { versionId } = rowOf(await scene.admin.ask('GET', path))
  const body = [{ op: 'add', path: '/ambientListening', value: true }]
  await scene.admin.ask('PATCH', `${path}?versionId=${versionId}`, { body })
  const meeting = await scene.meet(new Date(Date.now() - 2 * 86_400_000).toISOString())
  const started = await clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 180_000)
afterAll(() => house?.close())

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/group-scribe-${name}.png`, fullPage: true })
}
const phrases = (page: Page) => page.getByRole('textbox', { name: 'Phrases' })
const partsOf = async (): Promise<readonly MemberPart[]> => {
  const body = [{ field: 'partOf', op: 'eq', value: noteId }]
  const { body: found } = await clinician.ask('POST', 'Notes/queries', { ...crossing, body })
  return scene.members.map(({ id }) => found.find((part: MemberPart) => part.patient.id === id))
}
const canary = (index: number) => `anary-${groupMembers[index]?.[1].toLowerCase()}`
const lines = [
  'Group topic: canary-common breathing',
  'Amarante: canary-quillfeather shared twice',
  'Berenike R:',
  'canary-rosendale was quiet',
  'and spoke of sleep',
]

/** Accepts every passage of one part's draft by key, and inserts it. */
async function reviewed(page: Page, whose: string, count: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: new RegExp(`Review the draft: .*${whose}`) })
  await dialog.waitFor()
  for (let index = 0; index < count; index += 1) {
    await dialog.getByRole('group', { name: `Passage ${index + 1} of ${count}` }).waitFor()
    await dialog.locator('[data-first]').nth(index).focus()
    await page.keyboard.press('a')
  }
  await dialog.getByText(`${count} of ${count} decided`).waitFor()
  await press(page, 'Insert into the note')
  await dialog.waitFor({ state: 'detached' })
}

async function expectOwnWordsAlone(parts: readonly MemberPart[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const words = await wordsAbout(house.server, clinician, part)
    if (index < 2) expect(words).toContain(canary(index))
    for (const other of [0, 1, 2].filter((each) => each !== index)) {
      expect(words).not.toContain(canary(other))
      expect(words).not.toContain(groupMembers[other]?.[0])
    }
  }
}

test('by keyboard a meeting is drafted at once, each line to whom it is about, and every chart holds its own words alone', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  const tab = page.getByRole('tab', { name: 'Scribe' })
  await tab.waitFor()
  await page.getByRole('tab', { name: 'Checks' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  await phrases(page).focus()
  await page.keyboard.type(`${lines.join('\n')}\nGroup: Amarante and Berenike argued`)
  const make = page.getByRole('button', { name: 'Make the draft' })
  const where = page.getByRole('region', { name: 'Where each line goes' })
  await where.getByText('This names someone else.').waitFor()
  expect(await make.isDisabled()).toBe(true)
  await page.getByText('Kept on this device').waitFor()
  await expectAccessibleInEachLook(page, 'the phrases of a meeting')
  await shoot(page, 'phrases')
  await page.reload()
  await tab.click()
  await expect.poll(() => phrases(page).inputValue()).toContain('argued')
  await phrases(page).fill(`${lines.join('\n')}\nAmarnte: came late\nand left early`)
  await where.getByText('No one here is called “Amarnte”.').waitFor()
  await page.getByText('Change the 2 lines that have no place yet.').waitFor()
  await phrases(page).fill(lines.join('\n'))
  await expect.poll(() => make.isEnabled()).toBe(true)
  expect(await where.getByRole('heading').allTextContents()).toEqual([
    'Meeting',
    expect.stringContaining('Quillfeather'),
    expect.stringContaining('Rosendale'),
  ])

  await press(page, 'Make the draft')
  await page.getByRole('heading', { name: 'Ask first' }).waitFor()
  await shoot(page, 'consent')
  const agrees = page.getByRole('checkbox', { name: /agrees$/ })
  expect(await agrees.count()).toBe(3)
  for (let index = 0; index < 3; index += 1) {
    await agrees.nth(index).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => agrees.nth(index).isChecked()).toBe(true)
  }
  await press(page, 'Make the draft')
  await reviewed(page, 'Meeting', 1)
  await reviewed(page, 'Quillfeather', 1)
  await page.getByRole('dialog', { name: /Review the draft: .*Rosendale/ }).waitFor()
  await expectAccessibleInEachLook(page, 'the review of one member’s draft')
  await shoot(page, 'review')
  await reviewed(page, 'Rosendale', 2)
  await page.locator('.note-paper').getByText('Canary-common breathing.').waitFor()

  const parts = await partsOf()
  await expectOwnWordsAlone(parts)
  const own = (await clinician.ask('GET', `Notes/${parts[1]?.id}`, crossing)).body
  expect(own.sections[0].data.response).toBe('Canary-rosendale was quiet.\n\nAnd spoke of sleep.')
  expect(own.provenance).toMatchObject([{ source: 'Ambient' }])
  await page.context().close()
})

test('on a phone in the dark nobody else is named in a passage that is edited, and what waits stands among the part’s checks', async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await page.getByRole('tab', { name: 'Scribe' }).click()
  await page.getByText('A draft was inserted.').waitFor()
  await phrases(page).fill('Corvinian: canary-saltmarsh came gladly')
  await page.getByText('Kept on this device').waitFor()
  await page.getByRole('button', { name: 'Make the draft' }).click()
  const dialog = page.getByRole('dialog', { name: /Review the draft: .*Saltmarsh/ })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'Text of the passage' }).fill('Calmer than Amarante.')
  await dialog.getByText('This names someone else.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Keep the change' }).isDisabled()).toBe(true)
  await expectAccessible(page, 'a passage that names somebody else, on a phone in the dark')
  await shoot(page, 'phone-dark')
  // What is typed is held while the review is closed, and nothing is inserted without it.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('tab', { name: 'Scribe' }).click()
  await page.getByRole('button', { name: /^Review the draft .*Saltmarsh/ }).click()
  const held = dialog.getByRole('textbox', { name: 'Text of the passage' })
  await expect.poll(() => held.inputValue()).toBe('Calmer than Amarante.')
  await dialog.getByText('Keep or cancel each change first.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Insert into the note' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Close Dialog' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Checks' }).click()
  await page.getByRole('button', { name: /Saltmarsh/ }).click()
  await page.getByText('1 drafted passage waits.').waitFor()
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
