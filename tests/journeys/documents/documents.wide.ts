import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { held } from '#tests/support/browser/held.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let clinician: TestClient
let patient: Row
const staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  quality: ['quality-assurance'],
}
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse(staff)
  admin = await house.server.signIn('admin')
  clinician = await house.server.signIn('clinician')
  patient = await someone('Ann')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const someone = (given: string) =>
  created(admin, 'Patients', {
    name: { use: 'official', given: [given], family: 'Quince' },
    birthDate: '1980-05-05',
    gender: 'female',
    careTeam: [
      {
        id: 'clinician',
        member: { id: house.server.practice.profiles.get('clinician') ?? '', resourceType: 'Practitioner' },
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: 'PrimaryPerformer',
      },
    ],
  })
const photo = { name: 'IMG_2041.png', mimeType: 'image/png', buffer: Buffer.from(png(600, 800)) }
const letter = {
  name: 'letter of the school.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf(['A letter of the school.', 'Its second page.'])),
}

async function at(path: string, login = 'clinician'): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}
async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: `${shots}/${name}.png` })
}
async function work(): Promise<void> {
  const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
  const running = startJobs({ world: house.server.world, jobs, report: () => undefined, patience })
  await running.turn()
  await running.stop()
}

/** Counts what somebody does besides typing: presses, choices, files. */
function counting() {
  let count = 0
  return {
    count: () => count,
    act: async (doing: () => Promise<unknown>) => {
      count += 1
      await doing()
    },
  }
}
async function choose(page: Page, file: typeof photo): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  await (await chooser).setFiles(file)
}
async function aLetter(of: Row, title: string, labels: readonly string[] = []): Promise<Row> {
  const row = await aDocument(clinician, { subject: bare(of), indexState: 'Filed', title })
  await askBytes(house.server, clinician, `DocumentReferences/${row.id}/content`, { body: letter.buffer })
  if (labels.length > 0) await putLabels(house.server, { type: 'DocumentReference', id: row.id }, labels)
  return row
}

test('a photographed document is filed in at most six actions', async () => {
  const page = await at(`/patients/${patient.id}`)
  const { act, count } = counting()
  await act(() => page.getByRole('link', { name: 'Documents', exact: true }).click())
  await page.getByText('No documents yet.').waitFor()
  await shot(page, 'documents-empty')
  const upload = await held(page, /\/content/)
  await act(() => choose(page, photo))
  await upload.met
  await page.getByText('IMG_2041.png').waitFor()
  await expectAccessibleInEachLook(page, 'what is being uploaded')
  upload.go()
  const dialog = page.getByRole('dialog', { name: 'IMG 2041' })
  await dialog.getByLabel('Title').fill('Insurance card')
  await dialog.getByRole('img', { name: 'IMG 2041' }).waitFor()
  await expectAccessible(page, 'the dialog of a document')
  await shot(page, 'document-dialog')
  await act(() => dialog.getByLabel('Type').selectOption('insurance-card'))
  await act(() => dialog.getByRole('button', { name: 'File', exact: true }).click())
  await page.getByRole('button', { name: 'Insurance card' }).waitFor()
  console.log(JSON.stringify({ journey: 'a photographed document is filed', actions: count() }))
  expect(count()).toBeLessThanOrEqual(6)
  const { body } = await clinician.ask('POST', 'DocumentReferences/queries', {
    body: [{ field: 'subject', op: 'eq', value: patient.id }],
    headers: { 'x-enable-cross-partition': 'true' },
  })
  expect(body[0]).toMatchObject({ indexState: 'Filed', type: { code: 'insurance-card' } })
  await page.context().close()
})

test('what came in without a name is filed from the inbox, and an upload goes on when the line is back', async () => {
  const page = await at('/documents')
  let isCut = true
  await page.route('**/content?*', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await page.route('**/content', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await choose(page, letter)
  await page.getByText('The connection was lost.').waitFor()
  await shot(page, 'upload-cut')
  isCut = false
  const dialog = page.getByRole('dialog', { name: 'letter of the school' })
  await dialog.getByText('Page 1 of 2').waitFor()
  await dialog.getByRole('combobox', { name: 'Patient' }).fill('Quince')
  await page
    .getByRole('option', { name: /Quince/ })
    .first()
    .click()
  await expectAccessible(page, 'filing from the inbox')
  await shot(page, 'inbox-filing')
  await dialog.getByLabel('Type').selectOption('school-record')
  await dialog.getByRole('button', { name: 'File', exact: true }).click()
  await page.getByText('Every document is filed.').waitFor()
  await page.context().close()
})

test('what is typed over a document stays when its text is recognized or somebody else files it meanwhile', async () => {
  const row = await aDocument(clinician, { title: 'Scan of a card' })
  const relay = await relayOf(house.server)
  const page = await at('/today')
  const follows = page.waitForResponse(/\/changes$/)
  await page.goto(`${house.server.url}/documents`)
  await follows
  const opener = page.getByRole('button', { name: 'Scan of a card' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Insurance card of Ann')
  const changed = await clinician.ask('PATCH', `DocumentReferences/${row.id}?versionId=1`, {
    body: [
      { op: 'add', path: '/subject', value: bare(patient) },
      { op: 'add', path: '/date', value: '2026-03-04' },
      { op: 'replace', path: '/indexState', value: 'Filed' },
    ],
  })
  expect(changed.status).toBe(200)
  await expect.poll(() => opener.count()).toBe(0)
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Insurance card of Ann')
  await page.keyboard.press('Escape')

  await page.goto(`${house.server.url}/patients/${patient.id}/documents`)
  await opener.click()
  await dialog.getByLabel('Title').fill('Card of Ann')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await opener.click()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Card of Ann')
  expect(await dialog.getByLabel('Date of the document').inputValue()).toBe('2026-03-04')
  await dialog.getByRole('button', { name: 'Mark as reviewed' }).click()
  await dialog.getByRole('button', { name: 'Mark as not reviewed' }).waitFor()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Card of Ann')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Card of Ann' }).waitFor()
  await relay.stop()
  await page.context().close()
})

test('a release of information is written, signed by the person’s own hand, used from where it stands, and accounts for what has left', async () => {
  const person = await someone('Cleo')
  await aLetter(person, 'Report for the school')
  const page = await at(`/patients/${person.id}/consents`)
  const { act, count } = counting()
  await act(() => page.getByRole('button', { name: 'New consent' }).click())
  const form = page.getByRole('dialog', { name: /New consent/ })
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('Ends on').fill(soon)
  await form.getByLabel('To', { exact: true }).fill('Lincoln High School')
  await act(() => form.getByLabel('Purpose').selectOption('school'))
  await form.getByLabel('What is shared or explained').fill('The report of March.')
  await act(() => form.getByLabel('How to revoke it was explained').check())
  await expectAccessible(page, 'a new consent')
  await shot(page, 'consent-new')
  await act(() => form.getByRole('button', { name: 'Save as draft' }).click())
  await act(() => page.getByRole('button', { name: /^Sign as/ }).click())
  await page.getByLabel('Your password').fill(testPassword)
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  expect(await sign.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Name of the signer').fill('Cleo Quince')
  await expectAccessible(page, 'the signature of a consent')
  await shot(page, 'consent-sign')
  await act(() => sign.click())
  await page.getByRole('button', { name: 'Revoke' }).waitFor()
  await act(() => page.getByRole('link', { name: 'Send under this release' }).click())
  await page.getByText(/^Choose the documents to send under/).waitFor()
  await act(() => page.getByRole('checkbox', { name: /Report for the school/ }).check())
  await act(() => page.getByRole('button', { name: 'Send', exact: true }).click())
  const sending = page.getByRole('dialog', { name: /Send documents/ })
  await sending.getByText(/Allowed by the consent/).waitFor()
  expect(await sending.getByRole('textbox', { name: /^Recipient/ }).inputValue()).toBe('Lincoln High School')
  expect(await sending.getByLabel('Purpose').inputValue()).toBe('school')
  await sending.getByLabel('Purpose').selectOption('employment')
  await sending.getByText('It has another purpose: School').waitFor()
  await sending.getByRole('link', { name: 'Release of information for Lincoln High School' }).waitFor()
  await sending.getByRole('button', { name: 'Hold until a consent allows it' }).waitFor()
  await expectAccessibleInEachLook(page, 'documents that are held')
  await shot(page, 'sending-held')
  await sending.getByLabel('Purpose').selectOption('school')
  await sending.getByText(/Allowed by the consent/).waitFor()
  await expectAccessibleInEachLook(page, 'the sending of documents')
  await shot(page, 'sending')
  await act(() => sending.getByRole('button', { name: 'Send', exact: true }).click())
  await page.getByText('On its way').waitFor()
  await work()
  await page.reload()
  await page.getByText('Sent', { exact: true }).waitFor()
  const line = page.getByRole('region', { name: 'Sent documents' }).getByRole('listitem')
  await line.getByText('Report for the school').waitFor()
  await line.getByText(/by .*clinician/).waitFor()
  await line.getByRole('link', { name: /^under .*Release of information/ }).waitFor()
  await shot(page, 'documents-sent')
  console.log(JSON.stringify({ journey: 'a release is signed and used', actions: count() }))

  await page.goto(`${house.server.url}/patients/${person.id}/consents`)
  await page.getByText('used once').waitFor()
  await page.getByText(/^Ends /).waitFor()
  await shot(page, 'consent-ends-soon')
  await page.getByRole('button', { name: 'Release of information' }).click()
  await page.getByText('What was shared under this consent').waitFor()
  await expectAccessible(page, 'a consent that was used')
  await shot(page, 'consent-used')
  await printedConsent(page)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByLabel('Reason').fill('She has changed schools.')
  await page.keyboard.press('Escape')
  await page.getByLabel('Reason').waitFor({ state: 'detached' })
  await page.getByText('What was shared under this consent').waitFor()
  await page.getByRole('button', { name: 'Revoke' }).click()
  expect(await page.getByLabel('Reason').inputValue()).toBe('She has changed schools.')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Revoked', { exact: true }).first().waitFor()
  await page.context().close()
})

/** On paper stands what was signed and by whom, not what the screen needs and not what was shared since. */
async function printedConsent(page: Page): Promise<void> {
  const copy = page.getByRole('button', { name: 'Print a copy' })
  await copy.waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Release of information of /).waitFor()
  await page.getByText(/^Signed: /).waitFor()
  expect(await copy.isVisible()).toBe(false)
  expect(await page.getByText('What was shared under this consent').isVisible()).toBe(false)
  await shot(page, 'consent-printed')
  await page.emulateMedia({ media: 'screen' })
}

test('a transmission that was refused is corrected and sent once', async () => {
  const person = await someone('Fay')
  await aLetter(person, 'Letter for the doctor')
  const page = await at(`/patients/${person.id}/documents`)
  let isRefused = true
  await page.route('**/send', (route) => {
    const problem = { status: 409, title: 'Conflict', detail: 'transmissions.not-open' }
    if (!isRefused) return route.fallback()
    return route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem })
  })
  await page.getByRole('checkbox', { name: /Letter for the doctor/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const sending = page.getByRole('dialog', { name: /Send documents/ })
  await sending.getByRole('textbox', { name: /^Recipient/ }).fill('Dr. Gray')
  await sending.getByLabel('Fax number').fill('312 555 0199')
  await sending.getByLabel('Legal basis').selectOption('Tpo')
  const send = sending.getByRole('button', { name: /^(Send|Hold until)/ })
  await send.click()
  await sending.getByRole('alert').first().waitFor()
  await sending.getByLabel('Cover page').fill('Please call.')
  await send.click()
  await sending.getByRole('alert').first().waitFor()
  const before = await transmissionsOf(person)
  expect(before).toMatchObject([{ recipient: { name: 'Dr. Gray' }, coverPage: 'Please call.' }])
  isRefused = false
  await sending.getByRole('textbox', { name: /^Recipient/ }).fill('Dr. Grey')
  await send.click()
  await expect.poll(() => sending.count()).toBe(0)
  const after = await transmissionsOf(person)
  const standing = after.map(({ recipient, result }) => `${recipient.name} ${result}`)
  expect(standing.toSorted()).toEqual(['Dr. Gray Failed', 'Dr. Grey Pending'])
  await page.context().close()
})

test('a contact of the person is named in a consent and sent to without typing its name or address', async () => {
  const person = await someone('Gil')
  const contact = await created(admin, 'RelatedPeople', {
    patient: bare(person),
    name: { use: 'official', given: ['Rosa'], family: 'Quince' },
    relationship: [{ code: 'mother', display: 'Mother' }],
    contacts: [{ system: 'email', value: 'rosa@example.org' }],
    active: true,
  })
  await aLetter(person, 'Letter for the family')
  const page = await at(`/patients/${person.id}/consents`)
  await page.getByRole('button', { name: 'New consent' }).click()
  const form = page.getByRole('dialog', { name: /New consent/ })
  await form.getByLabel('Known recipient').selectOption({ value: contact.id })
  expect(await form.getByLabel('To', { exact: true }).inputValue()).toBe('Rosa Quince')
  await form.getByRole('button', { name: 'Save as draft' }).click()
  const { id } = contact
  const consents = () =>
    clinician.ask('POST', 'Consents/queries', {
      body: [{ field: 'patient', op: 'eq', value: person.id }],
      headers: { 'x-partition-key': person.id },
    })
  await expect
    .poll(async () => (await consents()).body)
    .toMatchObject([{ to: [{ name: 'Rosa Quince', person: { id, resourceType: 'RelatedPerson' } }] }])

  await page.goto(`${house.server.url}/patients/${person.id}/documents`)
  await page.getByRole('checkbox', { name: /Letter for the family/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const sending = page.getByRole('dialog', { name: /Send documents/ })
  await sending.getByLabel('Known recipient').selectOption({ value: contact.id })
  await sending.getByLabel('By', { exact: true }).selectOption('SecureEmail')
  expect(await sending.getByRole('textbox', { name: /^Recipient/ }).inputValue()).toBe('Rosa Quince')
  expect(await sending.getByLabel('Address').inputValue()).toBe('rosa@example.org')
  await shot(page, 'sending-to-a-contact')
  await sending.getByLabel('Legal basis').selectOption('Tpo')
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => sending.count()).toBe(0)
  expect(await transmissionsOf(person)).toMatchObject([
    {
      recipient: { name: 'Rosa Quince', relatedPerson: { id }, email: 'rosa@example.org' },
      result: 'Pending',
    },
  ])
  await page.context().close()
})

const transmissionsOf = async ({ id }: Row): Promise<readonly DocumentTransmission[]> => {
  const { body } = await clinician.ask('POST', 'DocumentTransmissions/queries', {
    body: [{ field: 'patient', op: 'eq', value: id }],
    headers: { 'x-partition-key': id },
  })
  return body
}

test('chosen documents are taken along as one zip, and looked at as they will be printed', async () => {
  const person = await someone('Dora')
  await aLetter(person, 'First letter')
  await aLetter(person, 'Second letter')
  const page = await at(`/patients/${person.id}/documents`)
  for (const name of ['First letter', 'Second letter'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByText('2 documents chosen').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as zip' }).click()
  expect((await download).suggestedFilename()).toBe('Documents.zip')
  await page.getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print these documents' })
  await dialog.getByText('Page 2 of 2').first().waitFor()
  await expectAccessible(page, 'what is printed')
  await shot(page, 'print')
  await page.context().close()
})

test('who may not see a document sees no name, no count and no byte of it', async () => {
  const person = await someone('Emil')
  await aLetter(person, 'Plain letter')
  await aLetter(person, 'Canary of the detox', ['HIV'])
  const page = await at('/today', 'quality')
  const seen: string[] = []
  page.on('response', async (response) => {
    seen.push(await response.text().catch(() => ''))
  })
  await page.goto(`${house.server.url}/patients/${person.id}/documents`)
  await page.getByRole('button', { name: 'Plain letter' }).waitFor()
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('region', { name: 'Sent documents' }).count()).toBe(0)
  expect(await page.locator('.document-row').count()).toBe(1)
  expect(seen.filter((text) => text.includes('Canary of the detox'))).toEqual([])
  await page.context().close()
})
