import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { makeLink, openVisit, secretOf, visiting } from '#tests/support/scenes/packet-scene.ts'
import { active, bare, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
const shots = process.env.SHOTS_DIR
const living = [
  { code: 'alone', label: 'Alone' },
  { code: 'family', label: 'With family' },
]

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [
      { id: 'reason', type: 'Text', label: 'What brings you here' },
      { id: 'living', type: 'Choice', label: 'Living situation', options: living },
      { id: 'work', type: 'String', label: 'Work' },
      { id: 'hopes', type: 'String', label: 'What the patient hopes for' },
    ],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  clinician = await house.server.signIn('clinician')
  await answerPacket()
  const { body: usual } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
  const assessment = await active(scene.admin, 'NoteDefinitions', {
    ...{ name: 'Intake assessment', key: 'intake-assessment', version: 1, type: 'Assessment' },
    ...{ kinds: ['AssessmentNote'], sections: usual.sections, noteRules: usual.noteRules },
    signatureConfiguration: usual.signatureConfiguration,
  })
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient: bare(scene.patient), noteDefinition: bare(assessment), minutes: 60, mode: 'InPerson' },
      location: bare(scene.room),
      ...{ episodeOfCare: bare(scene.episode), serviceType: bare(scene.service) },
      start: new Date(Date.now() - 2 * 86_400_000).toISOString(),
    },
  })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  noteId = started.body.note.id
  const { body } = await clinician.ask('GET', `Notes/${noteId}`, across)
  expect(body.kind).toBe('AssessmentNote')
}, 180_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** The patient answers a packet by a link. */
async function answerPacket(): Promise<void> {
  const questionnaire = await active(scene.admin, 'Questionnaires', {
    ...{ name: 'Before your first visit', key: 'first-visit', version: 1, shortName: 'FIRST' },
    licence: 'FreeWithNotice',
    elements: [
      { id: 'reason', type: 'Text', label: 'What brings you here' },
      {
        id: 'home',
        type: 'Choice',
        label: 'Living situation',
        options: living.map(({ label }, at) => ({ code: `${at + 1}`, label })),
      },
      { id: 'work', type: 'String', label: 'Where do you work' },
    ],
  })
  const asked = { id: questionnaire.id, resourceType: 'Questionnaire' }
  const packet = await active(scene.admin, 'Packets', {
    ...{ name: 'Intake packet', key: 'intake-own', version: 1, identityCheck: 'BirthDate' },
    items: [
      {
        ...{ id: 'first', order: 1, kind: 'Questionnaire', title: 'About you', audience: 'Patient' },
        questionnaire: asked,
      },
    ],
  })
  const person = bare(scene.patient)
  const sent = await scene.admin.ask('POST', `Packets/${packet.id}/send`, {
    body: { patient: person, assignees: [{ person, audience: 'Patient' }] },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const link = await makeLink(scene.admin, { response: sent.body as Row }, scene.patient)
  const { cookie } = await openVisit(house.server, secretOf(link), { birthDate: '1991-04-12' })
  const answers = { reason: 'I cannot sleep', home: '2', work: 'At a bakery' }
  const body = { itemId: 'first', answers, isDone: true }
  const answered = await visiting(house.server, ['POST', '/answer'], { body, cookie })
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
}

const across = { headers: { 'x-enable-cross-partition': 'true' } }

async function stored() {
  const { body } = await clinician.ask('GET', `Notes/${noteId}`, across)
  return body.sections.at(-1).data
}

async function openAnswersTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Answers' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: /^Answers of the/ }).waitFor()
}

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/patient-answers-${name}.png` })
}

test('by keyboard, a clinician takes over what a patient answered in a packet, keeps what was typed, goes on the next day, looks at each answer and signs', async () => {
  const first = await house.open()
  const { page } = first
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  await page.getByRole('textbox', { name: 'Work' }).focus()
  await page.keyboard.type('At her sister’s bakery')
  await openAnswersTab(page)
  const beside = page.getByRole('region', { name: /^Answers of the/ })
  const button = (name: string) => beside.getByRole('button', { name, exact: true })
  await beside.getByText('I cannot sleep').waitFor()
  await button('Replace…: Work').waitFor()
  await shoot(page, 'offered')

  await button('Take over: What brings you here').focus()
  await page.keyboard.press('Enter')
  await button('Taken over. Show: What brings you here').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Take over: Living situation')
  await page.keyboard.press('Enter')
  await button('Taken over. Show: Living situation').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Replace…: Work')
  await page.keyboard.press('Enter')
  await beside.getByText('Replace what is in the note?').waitFor()
  await button('Replace: Work').focus()
  await page.keyboard.press('Enter')
  await button('Undo: Work').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Replace…: Work')
  await page.keyboard.press('Enter')
  await beside.getByText('Replace what is in the note?').waitFor()
  await shoot(page, 'asked')
  await expectAccessibleInEachLook(page, 'answers of the patient beside a note')
  await button('Keep what is there: Work').focus()
  await page.keyboard.press('Enter')
  await button('Replace…: Work').waitFor()
  await expect
    .poll(stored, { timeout: 20_000 })
    .toMatchObject({ living: 'family', work: 'At her sister’s bakery', _carried: { living: {}, reason: {} } })
  await page.context().close()

  const { page: next } = await house.open()
  await enterAt(next, `${house.server.url}/notes/${noteId}`, 'clinician')
  await expect.poll(() => next.getByText(/^From the .* Look at it\./).count()).toBe(2)
  for (const label of ['What brings you here', 'Living situation']) {
    await next.getByRole('button', { name: `${label}: Looked at`, exact: true }).focus()
    await next.keyboard.press('Enter')
    await next.getByRole('button', { name: `${label}: Looked at`, exact: true }).waitFor({ state: 'hidden' })
  }
  await shoot(next, 'looked-at')
  await next.getByRole('radio', { name: 'Low' }).focus()
  await next.keyboard.press('Space')
  await next.getByRole('textbox', { name: 'Summary' }).focus()
  await next.keyboard.type('We went through all of it.')
  await expect
    .poll(stored, { timeout: 20_000 })
    .toMatchObject({ mood: 'low', _carried: { reason: { seen: true } } })
  await next.keyboard.press('Control+Shift+S')
  const dialog = next.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Password/ }).focus()
  await next.keyboard.type(testPassword)
  await next.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await next.getByText('I cannot sleep').first().waitFor()
  await next.context().close()
})

test('also without a connection, all open questions are filled by one press, and that is taken back by one', async () => {
  const { page } = await house.open()
  const started = await clinician.ask('POST', 'Notes/start', {
    body: {
      ...{ patient: bare(scene.patient), noteDefinition: bare(scene.definition), minutes: 60 },
      ...{ episodeOfCare: bare(scene.episode), serviceType: bare(scene.service), mode: 'InPerson' },
      start: new Date(Date.now() - 86_400_000).toISOString(),
    },
  })
  await enterAt(page, `${house.server.url}/notes/${started.body.note.id}`, 'clinician')
  await openAnswersTab(page)
  const all = page.getByRole('button', { name: 'Fill in all 3 open questions' })
  await page.context().setOffline(true)
  await all.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: /^Taken over/ }).count()).toBe(3)
  await page.keyboard.press('Control+Z')
  await all.waitFor()
  await page.context().setOffline(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await all.scrollIntoViewIfNeeded()
  await shoot(page, 'phone-dark')
  await page.context().close()
})
