import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { active, authorStep, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const coSigner = {
  ...authorStep,
  id: 'supervisor',
  order: 2,
  role: 'Supervisor',
  who: 'Supervisor',
  meaning: 'CoSigned',
}

let house: House
let scene: Scene

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    steps: [authorStep, coSigner],
    ruleItems: [{ id: 'program', kind: 'ProgramSelected', severity: 'Warn', params: {} }],
  })
  const { admin, owner } = scene
  const { body: author } = await admin.ask('GET', `Practitioners/${owner.id}`)
  await admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
    body: [{ op: 'add', path: '/supervisor', value: staff(house.server, 'supervisor') }],
  })
  const { body } = await admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
  const { type, sections, signatureConfiguration } = body
  const usual = { type, sections, signatureConfiguration, version: 1 }
  await active(admin, 'NoteDefinitions', {
    ...usual,
    kinds: ['DocumentationNote'],
    requiresEncounter: false,
    name: 'Letter',
    key: 'letter',
  })
  await active(admin, 'NoteDefinitions', {
    ...usual,
    kinds: ['AssessmentNote'],
    name: 'Intake assessment',
    key: 'intake',
  })
}, 180_000)
afterAll(() => house?.close())

const stored = async (id: string) =>
  (await (await house.server.signIn('clinician')).ask('GET', `Notes/${id}`, crossing)).body

/** Chooses a template, and service, time and place where a session is meant, and starts; answers the note's id. */
async function started(page: Page, name: string, hour: string | undefined): Promise<string> {
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/notes`, 'clinician')
  await press(page, 'New note')
  const choice = page.getByRole('radio', { name })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => choice.isChecked()).toBe(true)
  if (hour !== undefined) {
    await tabTo(page, 'Service')
    await page.keyboard.type('Indiv')
    await takeOption(page, /Individual therapy/)
    await page.locator('input[type="date"]').first().fill('2026-03-04')
    await page.locator('input[type="time"]').first().fill(hour)
    await tabTo(page, 'Where')
    await page.keyboard.type('Room')
    await takeOption(page, /Room 2/)
  }
  await press(page, 'Start the note')
  await page.locator('.note-paper').waitFor()
  return page.url().split('/').at(-1) ?? ''
}

async function written(page: Page, words: string): Promise<void> {
  const calm = page.getByRole('radio', { name: 'Calm' })
  await calm.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => calm.isChecked()).toBe(true)
  await tabTo(page, 'Summary')
  await page.keyboard.type(words)
  await page.getByRole('button', { name: /All saved/ }).waitFor()
}

async function signed(page: Page): Promise<void> {
  await press(page, /^Sign/)
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/Password/)
    .first()
    .fill(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

test.each([
  ['Note', 'progress-note', '09:00'],
  ['DocumentationNote', 'Letter', undefined],
  ['AssessmentNote', 'Intake assessment', '11:00'],
] as const)(
  'by keyboard a %s is started from the chart, written and signed, and locked when the supervisor has co-signed',
  async (kind, name, hour) => {
    const { page } = await house.open()
    const id = await started(page, name, hour)
    await written(page, `Words of a ${kind}.`)
    await expectAccessible(page, `a draft of a ${kind}`)
    await signed(page)
    await expect.poll(async () => (await stored(id)).signingState).toBe('PartiallySigned')
    await page.context().close()

    const reading = await house.open()
    await enterAt(reading.page, `${house.server.url}/notes/${id}`, 'supervisor')
    await reading.page.getByText(`Words of a ${kind}.`).first().waitFor()
    await signed(reading.page)
    await reading.page.getByText('This note is signed and locked').first().waitFor()
    expect(await stored(id)).toMatchObject({ kind, status: 'Final', signingState: 'Signed' })
    await reading.page.context().close()
  },
  120_000,
)

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
