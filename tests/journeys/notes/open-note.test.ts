import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { countCalls } from '#tests/support/call-counts.ts'
import { aVisit, created, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let noteId: string

beforeAll(async () => {
  house = await openHouse()
  const scene = await setScene(house.server, {
    questions: [{ id: 'plan', type: 'String', label: 'Plan', required: true }],
  })
  const clinician = await house.server.signIn('clinician')
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 120_000)

afterAll(async () => {
  await house?.close()
})

async function openNote(): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await page.getByRole('textbox', { name: 'Plan' }).waitFor()
  return page
}

/** Who judges one question: the engine's own function, told by one of its sentences. */
const judge = 'forms.too-large'

test('a keystroke in a note validates once', async () => {
  const page = await openNote()
  const plan = page.getByRole('textbox', { name: 'Plan' })
  await plan.press('a')
  await page.waitForTimeout(1_500)
  const questions = await page.locator('.note-section').last().locator('.form-field').count()
  const calls = await countCalls(page)

  await plan.press('b')
  await page.waitForTimeout(1_500)
  expect(await calls.ofFunctionWith(judge)).toBe(questions)

  // A key that makes a question wrong, and one that sets it right, are no more than any other key.
  for (const key of ['Control+a', 'Delete']) await plan.press(key)
  await page.waitForTimeout(1_500)
  expect(await calls.ofFunctionWith(judge)).toBe(questions)
  expect(house.complaints).toEqual([])
  await page.context().close()
})

test('whoever closes the page in the moment of a keystroke is asked, and finds the word when they stay', async () => {
  const page = await openNote()
  await page.getByRole('textbox', { name: 'Plan' }).click()
  await page.getByText(/All saved/).waitFor()
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  const isSent = page.waitForResponse((response) => response.request().postData()?.includes('walks') === true)
  await page.keyboard.type('Weekly walks')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => questions).toEqual(['beforeunload'])
  expect(await page.getByRole('textbox', { name: 'Plan' }).inputValue()).toContain('Weekly walks')

  // A moment later it is stored and nobody is asked.
  await isSent
  await page.getByText(/All saved/).waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Plan' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Plan' }).inputValue()).toContain('Weekly walks')
  expect(questions).toHaveLength(1)
  await page.context().close()
})
