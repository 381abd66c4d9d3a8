import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { active, anotherService, created, type Row, staff } from '#tests/support/scenes/scene.ts'

let house: House
let page: Page
let patient: Row
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ admin: ['administrative', 'non-prescribing-clinician'] })
  const admin = await house.server.signIn('admin')
  patient = await created(admin, 'Patients', {
    name: { use: 'official', given: ['Helena'], family: 'Pemberly' },
    gender: 'female',
    birthDate: '1988-04-02',
  })
  await active(admin, 'Programs', {
    name: 'Recovery',
    code: 'REC',
    kind: 'SubstanceUse',
    requiredConsents: [{ code: 'treatment', display: 'Treatment' }],
  })
  page = (await house.open()).page
  await enterAt(page, `${house.server.url}/patients/${patient.id}`, 'admin')
}, 120_000)
afterAll(() => house?.close())

async function picture(name: string) {
  if (!shots) return
  await page.screenshot({ path: `${shots}/enroll-${name}-desktop-light.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${shots}/enroll-${name}-phone-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a patient is enrolled by keyboard: what is missing is listed, and the first appointment comes next', async () => {
  await page.getByRole('heading', { level: 1, name: /Pemberly/ }).waitFor()
  await press(page, 'Enroll in a program')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await tabTo(page, /^Program/)
  await page.keyboard.press('ArrowDown')
  await takeOption(page, 'Recovery')
  await dialog.getByText('2 things are missing').waitFor()
  await dialog.getByRole('link', { name: 'Consent: Treatment' }).waitFor()
  await tabTo(page, /^Why you enroll/)
  await page.keyboard.type('The form is on its way.')
  await tabTo(page, 'Primary clinician')
  await page.keyboard.press('ArrowDown')
  await takeOption(page, /riverbend/i)
  await tabTo(page, 'Due')
  await page.keyboard.type('02012031')
  await expectAccessible(page, 'the dialog that enrolls')
  await picture('form')
  await press(page, 'Enroll')
  await dialog.getByText(/^Enrolled: Recovery/).waitFor()
  await expectAccessible(page, 'what comes after enrolling')
  await picture('done')

  await press(page, 'Book the first appointment')
  const booking = page.getByRole('dialog', { name: 'New session' })
  await booking.waitFor()
  await expect.poll(() => booking.getByLabel('Active enrollment').inputValue()).toMatch(/^Recovery/)
  expect(await booking.getByLabel('Who').inputValue()).toMatch(/Pemberly/)
  await page.keyboard.press('Escape')
})

/** The first appointment, as another desk books it. */
async function bookFirst(): Promise<void> {
  const admin = await house.server.signIn('admin')
  const { body } = await admin.ask('POST', 'EpisodesOfCare/queries', {
    body: [{ field: 'patient', op: 'eq', value: patient.id }],
    headers: { 'x-enable-cross-partition': 'true' },
  })
  const [{ id, program }] = body
  const service = await anotherService(admin)
  await created(admin, 'Appointments?confirmed=true', {
    serviceType: { id: service.id, resourceType: 'HealthcareService' },
    ...{ status: 'booked', kind: 'Visit', timezone: 'America/Chicago', isGroup: false, mode: 'InPerson' },
    ...{ start: '2031-01-14T16:00:00.000Z', end: '2031-01-14T17:00:00.000Z', duration: 60 },
    owner: staff(house.server, 'admin'),
    program: { id: program.id, resourceType: 'Program' },
    episodeOfCare: { id, resourceType: 'EpisodeOfCare' },
    attendees: [{ id: '1', kind: 'Patient', subject: { id: patient.id, resourceType: 'Patient' } }],
  })
}

test('whoever comes back to the chart sees what is done and what is still open, and books from there', async () => {
  await bookFirst()
  await page.goto(`${house.server.url}/patients/${patient.id}/team`)
  await press(page, /^What comes next/)
  const dialog = page.getByRole('dialog', { name: /^What comes next for .*Pemberly/ })
  await dialog.waitFor()
  const steps = dialog.getByRole('listitem')
  await steps.first().waitFor()
  expect((await steps.allTextContents()).map((text) => text.replace(/\d+:\d\d|\w+, \w+ \d+,/g, '…'))).toEqual(
    [
      'Open: Consent: Treatment',
      'Open: No active coverage for this program. Add it.',
      expect.stringMatching(/^Done: Care team: .*riverbend/),
      expect.stringMatching(/^Done: First appointment: /),
      expect.stringMatching(/^Open: Assessment due Feb 1, 2031: .*riverbend/),
    ],
  )
  await dialog.getByRole('button', { name: 'Book another appointment' }).waitFor()
  await expectAccessible(page, 'what comes next in an enrollment')
  await picture('steps')
  await press(page, 'Close')
  await dialog.waitFor({ state: 'detached' })
})

test('the program that the patient is in is not offered again', async () => {
  await page.goto(`${house.server.url}/patients/${patient.id}/team?enroll=1`)
  await tabTo(page, /^Program/)
  await page.keyboard.press('ArrowDown')
  await page.getByText('There is no other active program.').waitFor()
  expect(house.complaints).toEqual([])
})

test('who is new here is added and goes straight on to a program', async () => {
  await page.goto(`${house.server.url}/patients`)
  await press(page, 'New patient')
  await tabTo(page, 'Given name')
  await page.keyboard.type('Ottoline')
  await tabTo(page, 'Family name')
  await page.keyboard.type('Verity')
  await tabTo(page, 'Birth date')
  await page.keyboard.type('4/2/90')
  await tabTo(page, 'Gender')
  await page.keyboard.press('ArrowDown')
  await takeOption(page, 'Female')
  await press(page, 'Add and enroll')
  await page.getByRole('dialog', { name: /^Enroll .*Verity.* in a program$/ }).waitFor()
})
