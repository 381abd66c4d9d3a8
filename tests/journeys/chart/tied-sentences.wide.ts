import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { planInForce } from '#tests/support/scenes/plan-in-force.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'
import { sign } from '#tests/support/signing/signing-house.ts'

let house: House
let scene: Scene
let clinician: TestClient
let plan: string
let noteId: string
const shots = process.env.SHOTS_DIR
const objective = 'Six hours on five nights by June'
const slept = 'Slept six hours on four nights.'

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  plan = await planInForce(house.server, scene)
  const start = new Date(Date.now() - 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  noteId = started.body.note.id
  const { body } = await clinician.ask('GET', `Notes/${noteId}`)
  const written = await clinician.ask('PATCH', `Notes/${noteId}?versionId=${body.meta.versionId}`, {
    body: [
      {
        op: 'replace',
        path: `/sections/${body.sections.length - 1}/data`,
        value: { mood: 'low', summary: `We talked about work. ${slept} Walks with the dog.` },
      },
    ],
  })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const stored = async () => (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data.summary
const tied = () => `[${slept}](#${plan}/o1 "${objective}")`

/** Enters the text once what writes it has come. */
async function theEditor(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Summary' })
  await expect
    .poll(async () => {
      await field.focus()
      const isThere = await page.getByRole('toolbar', { name: 'Formatting of Summary' }).isVisible()
      if (!isThere) await field.blur()
      return isThere
    })
    .toBe(true)
}

/** How many letters stand before the caret. */
function caretIn(page: Page): Promise<number> {
  return page.getByRole('textbox', { name: 'Summary' }).evaluate((field) => {
    const selection = getSelection()
    if (!selection?.focusNode || !field.contains(selection.focusNode)) return -1
    const before = document.createRange()
    before.setStart(field, 0)
    before.setEnd(selection.focusNode, selection.focusOffset)
    return before.toString().length
  })
}

/** Puts the caret into the second of the three sentences; an editor that has just got the focus may put it back once. */
async function intoTheSentence(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Summary' }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Home')
      for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(50)
      return caretIn(page)
    })
    .toBe(30)
}

test('by keyboard, a sentence is tied to an objective of the plan, untied, and tied again', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await theEditor(page)
  await intoTheSentence(page)
  await page.keyboard.press('Control+Shift+L')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(slept).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/tie-dialog.png` })
  await expectAccessibleInEachLook(page, 'the parts of a plan to which a sentence is tied')
  await dialog.getByRole('button', { name: objective }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(stored).toBe(`We talked about work. ${tied()} Walks with the dog.`)
  if (shots) await page.screenshot({ path: `${shots}/tied-in-note.png` })
  await expectAccessibleInEachLook(page, 'a note with a tied sentence')

  await page.keyboard.type(' And')
  await expect.poll(stored).toBe(`We talked about work. ${tied()} And Walks with the dog.`)
  await intoTheSentence(page)
  await page.keyboard.press('Alt+F10')
  await page.getByRole('button', { name: 'Tie to the plan' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Untie' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(stored).toBe(`We talked about work. ${slept} And Walks with the dog.`)

  await intoTheSentence(page)
  await page.keyboard.press('Control+Shift+L')
  await dialog.getByRole('button', { name: objective }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toContain(tied())
  await page.context().close()
})

test('with the mouse, what is chosen is tied to an intervention, and the copy of a tied sentence keeps its tie', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await theEditor(page)
  const field = page.getByRole('textbox', { name: 'Summary' })
  await field.click()
  await page.keyboard.press('Control+End')
  for (let at = 0; at < 19; at += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Tie to the plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sleep diary' }).click()
  const diary = `[Walks with the dog.](#${plan}/i1 "Sleep diary")`
  await expect.poll(stored).toContain(diary)
  await page.context().close()
})

test('a signed note shows what a sentence is tied to in words, on the screen and on paper; the plan leads to the very sentence', async () => {
  const signed = await sign(clinician, noteId)
  expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })
  const printed = await clinician.ask('POST', `Notes/${noteId}/print`, { body: {} })
  const { text } = await readPrint(printed)
  expectInOrder(text, [slept, `[→ ${objective}]`])

  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/plan`, 'clinician')
  const found = page.getByText('One sentence in notes').first()
  await found.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: slept })
  if (shots) await page.screenshot({ path: `${shots}/plan-sentences.png` })
  await expectAccessibleInEachLook(page, 'a plan with the sentences that are tied to it')
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/notes/${noteId}?tied=*`)
  const sentence = page.locator('.form-tie[data-shown]')
  await sentence.waitFor()
  expect(await sentence.textContent()).toBe(slept)
  await expect.poll(() => sentence.evaluate((place) => place === document.activeElement)).toBe(true)
  if (shots) await page.screenshot({ path: `${shots}/tied-shown.png` })
  await page.getByText(`→ ${objective}`).waitFor()
  await expectAccessibleInEachLook(page, 'the sentence to which a plan leads')
  await page.context().close()
})
