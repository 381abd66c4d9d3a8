import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let page: Page

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    ruleItems: [
      { id: 'shown', kind: 'ShowStatus', severity: 'Block', params: { allowed: ['Show', 'NoShow'] } },
      { id: 'program', kind: 'ProgramSelected', severity: 'Block', params: {} },
      { id: 'place', kind: 'LocationSelected', severity: 'Block', params: {} },
      { id: 'units', kind: 'SessionDurationIncrement', severity: 'Block', params: {} },
      {
        id: 'cover',
        kind: 'Insurance',
        severity: 'Warn',
        evaluate: 'Both',
        params: { requireWhen: 'Always' },
      },
    ],
  })
  const clinician = await house.server.signIn('clinician')
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      patient: { id: scene.patient.id, resourceType: 'Patient' },
      noteDefinition: { id: scene.definition.id, resourceType: 'NoteDefinition' },
      start: '2026-03-04T15:00:00Z',
      minutes: 53,
      mode: 'InPerson',
    },
  })
  expect(started.body).toMatchObject({ note: { resourceType: 'Note' } })
  ;({ page } = await house.open())
  await enterAt(page, `${house.server.url}/notes/${started.body.note.id}`, 'clinician')
  await page.locator('.note-paper').waitFor()
}, 180_000)
afterAll(() => house?.close())

const across = { headers: { 'x-enable-cross-partition': 'true' } }

async function session() {
  const clinician = await house.server.signIn('clinician')
  const id = page.url().split('/').at(-1)
  const note = await clinician.ask('GET', `Notes/${id}`, across)
  return (await clinician.ask('GET', `Encounters/${note.body.encounter.id}`, across)).body
}

const chip = (name: RegExp) =>
  page.getByRole('list', { name: 'Facts of this session' }).getByRole('button', { name })
const focusedLabel = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '')
const shoot = async (name: string) => {
  const { SHOTS_DIR: folder } = process.env
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('what the session was stands in the head as chips, calm, and a gap leads to its question', async () => {
  await shoot('session-calm')
  expect(await chip(/No place/).getAttribute('data-wrong')).toBeNull()
  await chip(/No place/).click()
  await expect.poll(focusedLabel).toContain('location')
  await page.keyboard.type('Room')
  await page.getByRole('option', { name: /Room 2/ }).click()

  await expect
    .poll(async () => (await session()).location)
    .toMatchObject({
      location: { id: scene.room.id },
      kind: 'Room',
    })
  await chip(/Room 2/).waitFor()
  await shoot('session-open')
})

test('once somebody tries to sign, a gap is red, and the check leads to the very field', async () => {
  await page.getByLabel('Place of service').first().waitFor()
  const program = page.getByRole('combobox', { name: 'Program' })
  if ((await program.inputValue()) !== '') {
    await program.fill('')
    await page.keyboard.press('Tab')
  }
  await page
    .getByRole('button', { name: /Sign & lock/ })
    .last()
    .click()
  await shoot('session-tried')
  await page
    .getByRole('button', { name: /Enter the start|Select a program/ })
    .first()
    .click()
  await expect.poll(focusedLabel).toContain('program')
})

test('of a no-show the reason is asked in the note, and a coverage that lacks is a way to the chart', async () => {
  await page.getByText('No-show', { exact: true }).first().click()
  await page.getByRole('button', { name: /Choose the reason why/ }).click()
  await expect.poll(focusedLabel).toContain('missedReason')
  await shoot('session-missed')
  await expectAccessibleInEachLook(page, 'a note whose visit was missed')
})
