import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let letter: Row

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  const { body } = await scene.admin.ask('GET', `NoteDefinitions/${scene.definition.id}`)
  const { type, sections, signatureConfiguration } = body
  const usual = { type, sections, signatureConfiguration, version: 1 }
  const documentation = { kinds: ['DocumentationNote'], requiresEncounter: false, category: 'Letters' }
  letter = await active(scene.admin, 'NoteDefinitions', {
    ...usual,
    ...documentation,
    name: 'Letter',
    key: 'letter',
  })
})
afterAll(() => house?.close())

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const noteOf = async (page: Page) => {
  await page.locator('.note-paper').waitFor()
  const id = page.url().split('/').at(-1)
  return (await (await house.server.signIn('clinician')).ask('GET', `Notes/${id}`, across)).body
}

test('by keyboard a note is started from the chart without an appointment, with what is known filled in', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/notes`, 'clinician')
  await press(page, 'New note')
  await page.getByRole('heading', { name: 'New note' }).waitFor()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Enrollment' }).inputValue())
    .toContain('Outpatient')
  await page.getByRole('radio', { name: 'progress-note' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('combobox', { name: 'Service' }).fill('Individual')
  await page.keyboard.press('Enter')
  await expectAccessibleInEachLook(page, 'a new note')
  await tabTo(page, 'Start the note')
  await page.keyboard.press('Enter')

  const note = await noteOf(page)
  expect(note).toMatchObject({
    signingState: 'Draft',
    definition: { id: scene.definition.id },
    patient: { id: scene.patient.id },
    program: { id: scene.program.id },
    serviceType: { id: scene.service.id },
  })
  await page.context().close()
})

test('what is filled in late from the last session is replaced by what is typed into the field at that moment', async () => {
  const { page } = await house.open()
  let comes: () => void = () => {}
  const awaited = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route('**/Encounters/queries*', async (route) => {
    await awaited
    await route.continue()
  })
  await enterAt(page, `${house.server.url}/notes/new?patient=${scene.patient.id}`, 'clinician')
  await page.getByRole('radio', { name: 'progress-note' }).check()
  const service = page.getByRole('combobox', { name: 'Service' })
  await service.focus()
  // A key may come right after the text: what it would meet is looked at in the moment in which the text is written.
  const marked = service.evaluate(
    (field: HTMLInputElement) =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (field.value === '') return
          observer.disconnect()
          resolve(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))
        }
        const observer = new MutationObserver(look)
        observer.observe(field, { attributes: true })
      }),
  )
  comes()
  expect(await marked).toBe('Individual therapy')
  await expect.poll(() => service.inputValue()).toBe('Individual therapy')
  await page.keyboard.type('Indiv')
  await page.getByRole('option', { name: 'Individual therapy' }).waitFor()
  expect(await service.inputValue()).toBe('Indiv')
  await page.context().close()
})

test('a documentation note asks for no session, shows whom it is about, and can be written', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/new?patient=${scene.patient.id}`, 'clinician')
  await page.getByRole('radio', { name: 'Letter' }).check()
  await page.getByText('not about a session').waitFor()
  expect(await page.getByLabel('Minutes').count()).toBe(0)
  await press(page, 'Start the note')

  expect(await noteOf(page)).toMatchObject({ kind: 'DocumentationNote', definition: { id: letter.id } })
  await page.locator('.person').getByText('Rivera').waitFor()
  await page.getByLabel('Summary').fill('Called the school.')
  await expect.poll(async () => (await noteOf(page)).sections[0].data.summary).toBe('Called the school.')

  await page.goto(`${house.server.url}/notes/new?patient=${scene.patient.id}`)
  await page.getByRole('radio', { name: 'Letter' }).check()
  await press(page, 'Start the note')
  await page.getByText('You already started this note today.').waitFor()
  await expectAccessibleInEachLook(page, 'a draft that is open already')
  await press(page, 'Open the draft')
  await page.locator('.note-paper').getByText('Called the school.').waitFor()
  await page.context().close()
})

test('a session by telehealth is asked about before its note is started, once, and a clinician finds the answers in it', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/new?patient=${scene.otherPatient.id}`, 'clinician')
  await page.getByRole('radio', { name: 'progress-note' }).check()
  await page.getByText('Telehealth', { exact: true }).click()
  await press(page, 'Start the note')
  const dialog = page.getByRole('dialog', { name: 'Before the telehealth session begins' })
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await dialog.getByText('Make sure first who this is.').waitFor()
  await dialog.getByText('Choose the state where the patient is now.').waitFor()
  await dialog.getByRole('checkbox', { name: /I made sure/ }).check()
  await dialog.getByLabel('State where').fill('Illinois')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Address where').fill('At a friend, 2 Birch Street')
  await dialog.getByRole('checkbox', { name: /agrees to telehealth/ }).check()
  await dialog.getByRole('button', { name: 'Begin' }).click()

  const { encounter } = await noteOf(page)
  const clinician = await house.server.signIn('clinician')
  const { body } = await clinician.ask('GET', `Encounters/${encounter.id}`, across)
  expect(body).toMatchObject({
    mode: 'Telehealth',
    telehealth: {
      patientState: { code: 'IL', display: 'Illinois' },
      patientLocation: 'At a friend, 2 Birch Street',
      ...{ consentConfirmed: true, audioOnly: false },
    },
  })
  await page.context().close()
})

test('whoever comes without a patient finds one first, on a phone too', async () => {
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/notes/new`, 'clinician')
  await page.getByRole('combobox', { name: 'Who' }).fill('Marlowe')
  await page.getByRole('option', { name: /Marlowe/ }).click()
  await page.getByRole('radio', { name: 'progress-note' }).waitFor()
  expect(page.url()).toContain(`patient=${scene.otherPatient.id}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.context().close()
})

test('a visit of today is the one that is meant, and the note is its own', async () => {
  const start = new Date(Math.floor(Date.now() / 300_000) * 300_000).toISOString()
  const { body: made } = await scene.admin.ask('POST', 'Appointments', {
    body: {
      status: 'booked',
      kind: 'Visit',
      start,
      end: new Date(Date.parse(start) + 1_800_000).toISOString(),
      timezone: 'America/Chicago',
      duration: 30,
      isGroup: false,
      mode: 'InPerson',
      serviceType: bare(scene.service),
      owner: scene.owner,
      attendees: [
        {
          id: '1',
          kind: 'Patient',
          subject: bare(scene.otherPatient),
          requirement: 'Required',
          status: 'booked',
        },
      ],
    },
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/new?patient=${scene.otherPatient.id}`, 'clinician')
  const visit = page.getByRole('radio', { name: /Individual therapy/ })
  await expect.poll(() => visit.isChecked()).toBe(true)
  expect(await page.getByLabel('Minutes').count(), 'the visit says it').toBe(0)
  await page.getByRole('radio', { name: 'progress-note' }).check()
  await press(page, 'Start the note')
  const { encounter } = await noteOf(page)
  const session = await scene.admin.ask('GET', `Encounters/${encounter.id}`, across)
  expect(session.body.appointment.id).toBe(made.id)
  await page.context().close()
})

test('whoever types on without a rest sends about one change a second, and nothing of it is lost', async () => {
  const { page } = await house.open()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-06T16:00:00.000Z'))
  const clinician = await house.server.signIn('clinician')
  const begun = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  await enterAt(page, `${house.server.url}/notes/${begun.body.note.id}`, 'clinician')
  await page.locator('.note-paper').waitFor()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1
  })
  const words = 'She slept well and walked to work each day of the week.'
  const began = Date.now()
  await page.getByLabel('Summary').pressSequentially(words, { delay: 70 })
  const seconds = (Date.now() - began) / 1_000
  const whileTyping = sent
  await expect.poll(async () => (await noteOf(page)).sections[0].data.summary).toBe(words)
  expect(whileTyping).toBeGreaterThan(0)
  expect(whileTyping).toBeLessThanOrEqual(2 * seconds)
  await page.context().close()
})
