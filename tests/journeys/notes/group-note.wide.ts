import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate } from '#shared/time/local-moment.ts'
import { press, tabTo, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { type GroupScene, groupMembers, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import type { Row } from '#tests/support/scenes/scene.ts'
import { type MemberPart, wordsAbout } from '#tests/support/scenes/words-about.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
/** Of the eight: who does not come, who comes late, whose part is left for later. */
const [absent, late, later] = [2, 4, 7] as const
const most = 40

let house: House
let scene: GroupScene
let meeting: Row
/** On which the meeting was: yesterday where it is little after midnight. */
let day = ''
let clinician: TestClient
let noteId = ''

beforeAll(async () => {
  house = await openHouse()
  scene = await setGroupScene(house.server)
  clinician = await house.server.signIn('clinician')
  const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 2 * 3_600_000)
  day = localDate(start.toISOString(), 'America/Chicago')
  meeting = await scene.meet(start.toISOString())
}, 180_000)
afterAll(() => house?.close())

const canary = (index: number) => `canary-${groupMembers[index]?.[1].toLowerCase()} took part`
const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
async function look(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) })
}
async function partsOf(): Promise<readonly MemberPart[]> {
  const body = [{ field: 'partOf', op: 'eq', value: noteId }]
  const { body: found } = await clinician.ask('POST', 'Notes/queries', { ...crossing, body })
  return found
}
const partOf = (parts: readonly MemberPart[], index: number) =>
  parts.find(({ patient }) => patient.id === scene.members[index]?.id)

/** The keyboard of somebody whose presses are counted; what is typed as text is not. */
function counted(page: Page) {
  let presses = 0
  const key = async (name: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(name)
      presses += 1
    }
  }
  return { key, type: (text: string) => page.keyboard.type(text), count: () => presses }
}

const standsAt = (page: Page, index: number) =>
  page
    .locator('.group-member h2')
    .getByText(groupMembers[index]?.[1] ?? '')
    .waitFor()

test('eight members, one absent, one late, one left for later: written and signed by keyboard in at most forty presses', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?view=day&date=${day}&event=${meeting.id}`, 'clinician')
  await page.getByRole('button', { name: 'Start note' }).focus()
  const { key, type, count } = counted(page)
  await key('Enter')
  await page.getByRole('heading', { name: 'Attendance' }).waitFor()
  noteId = page.url().split('/').at(-1) ?? ''
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, 'group-meeting')
  await expectAccessibleInEachLook(page, 'the meeting of a group’s note')

  await key('Control+Enter')
  await key('Tab', absent)
  await key('ArrowRight', 3)
  await key('Tab', 1 + late - absent)
  await key('ArrowRight')
  await page.getByLabel('Came at').waitFor()
  await key('Control+Enter')
  await type('common-words of distress tolerance')
  for (const index of groupMembers.keys()) {
    if (index === absent) continue
    await key('Control+Enter')
    await standsAt(page, index)
    if (index !== later) await type(canary(index))
  }
  await look(page, 'group-member')
  await expectAccessibleInEachLook(page, 'a member of a group’s note')
  await key('Control+Shift+S')
  await page.getByRole('dialog', { name: 'Sign together' }).waitFor()
  await look(page, 'group-sign')
  await expectAccessible(page, 'signing a group’s note')
  await page.getByText('Left for later').waitFor()
  expect(await page.getByRole('dialog').innerText()).toContain(groupMembers[later][1])
  await type(testPassword)
  await key('Enter')
  await page.getByText('Signed: 7').first().waitFor()

  console.log(`group note of eight: ${count()} key presses besides typed text (at most ${most})`)
  expect(count()).toBeLessThanOrEqual(most)
  const parts = await partsOf()
  expect((await read(`Notes/${noteId}`)).signingState).toBe('PartiallySigned')
  const session = await read(`Encounters/${partOf(parts, late)?.encounter.id}`)
  expect(session).toMatchObject({ status: 'Finished', visitStatus: 'Show', minutes: 75 })
  await page.context().close()
}, 120_000)

test('who was left for later is led to, completed and signed, and then the whole is final', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await page.getByRole('heading', { name: 'Attendance' }).waitFor()
  await look(page, 'group-partly')
  await press(page, 'Sign together')
  const dialog = page.getByRole('dialog', { name: 'Sign together' })
  await dialog.getByText('Left for later').waitFor()
  await dialog.getByRole('button', { name: new RegExp(groupMembers[later][1]) }).click()
  await standsAt(page, later)
  await page.keyboard.type(canary(later))
  await page.keyboard.press('Control+Shift+S')
  await dialog.getByLabel(/Password/).fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Signed: 1').first().waitFor()
  expect(await read(`Notes/${noteId}`)).toMatchObject({ signingState: 'Signed', status: 'Final' })
  expect((await read(`Appointments/${meeting.id}`)).status).toBe('fulfilled')
  await look(page, 'group-signed')
  await page.context().close()
})

test('eight charts, none holds a word of another: not in its answers, its rows, its proof, nor as it is read', async () => {
  const parts = await partsOf()
  expect(parts).toHaveLength(7)
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/today`, 'clinician')
  for (const index of scene.members.keys()) {
    const part = partOf(parts, index)
    if (part) await holdsOnlyItsOwn(page, part, index)
  }
  await look(page, 'group-read')
  expect(await partsOf()).not.toContainEqual(
    expect.objectContaining({ patient: { id: scene.members[absent]?.id } }),
  )
  await page.context().close()
})

/** One chart as it is answered, stored, proved and read: its own words and the common ones, and no word of another. */
async function holdsOnlyItsOwn(page: Page, part: MemberPart, index: number): Promise<void> {
  const stored = await wordsAbout(house.server, clinician, part)
  await page.goto(`${house.server.url}/notes/${part.id}`)
  await page.getByText('This note is signed and locked').waitFor()
  const shown = await page.locator('main').innerText()
  for (const own of [canary(index), 'common-words']) {
    expect(stored).toContain(own)
    expect(shown).toContain(own)
  }
  for (const [given, family] of groupMembers.filter((_, other) => other !== index))
    for (const word of [`canary-${family.toLowerCase()}`, given, family])
      expect(stored + shown, `${word} in the chart of ${index}`).not.toContain(word)
}

test('by the keyboard the words that all have in common are amended once and signed once, and stand in each chart', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await page.getByRole('heading', { name: 'Attendance' }).waitFor()
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Amend' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Amend' })
  await dialog.getByText('it changes in each member’s chart').waitFor()
  await tabTo(page, /^Why/)
  await page.keyboard.press('ArrowDown')
  await walkToOption(page, 'Correction of fact')
  await look(page, 'group-amend')
  await expectAccessibleInEachLook(page, 'amending what a group has in common')
  await tabTo(page, /^Topic of today/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('common-words of sleep')
  await press(page, 'Go on to signing')
  await page.getByText('The amendment waits for signatures.').first().waitFor()
  await page.getByRole('heading', { name: 'Amendments' }).waitFor()
  await press(page, 'Sign together')
  await page
    .getByRole('dialog', { name: 'Sign together' })
    .getByLabel(/Password/)
    .fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Signed: 8').first().waitFor()
  for (const index of scene.members.keys()) {
    const part = partOf(await partsOf(), index)
    if (part) await holdsOnlyItsOwn(page, part, index)
  }
  await page.getByText('common-words of sleep').first().waitFor()
  await look(page, 'group-amended')
  await page.context().close()
}, 120_000)

test('the name of another member is said at once where it is typed, and on a phone there is room for all of it', async () => {
  const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 30 * 3_600_000)
  const other = await scene.meet(start.toISOString())
  const begun = await clinician.ask('POST', `Appointments/${other.id}/start-note`, { body: {} })
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/notes/${begun.body.note.id}`, 'clinician')
  await page.getByRole('heading', { name: 'Attendance' }).waitFor()
  await look(page, 'group-phone')
  await tabTo(page, 'Next member')
  await page.keyboard.press('Enter')
  await standsAt(page, 0)
  await page.keyboard.type(`Listened to ${groupMembers[1][0]}.`)
  await page.getByText(`“${groupMembers[1][0]}” is the name of another member`).waitFor()
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  // At the end of the page the bar covers nothing by half.
  await page.getByText('Started the note').last().scrollIntoViewIfNeeded()
  await expectAccessible(page, 'a member of a group’s note on a phone')
  await look(page, 'group-phone-member')
  expect(house.complaints).toEqual([])
  await page.context().close()
})
