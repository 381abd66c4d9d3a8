import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import {
  anotherService,
  aVisit,
  bare,
  created,
  type Row,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

let house: House
let scene: Scene
let patient: Row

const day = '2030-03-13'
const link = 'https://video.example/waiting-room'
const at = (time: string) => momentOf({ date: day, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  patient = await somebodyFromWisconsin()
})
afterAll(() => house?.close())

/** A patient in Wisconsin with few units left, a case manager with a license for Illinois alone, and a place to meet from afar. */
async function somebodyFromWisconsin(): Promise<Row> {
  const skills = await anotherService(scene.admin, {
    ...{ code: 'H2014', name: 'Skills training', sessionTimeUnit: 'TimeIncrements' },
    ...{ flags: ['Billable', 'RequireUnits'], minMinutes: 15, maxMinutes: 90 },
  })
  const made = await created(await house.server.signIn('intake'), 'Patients', {
    name: { use: 'official', given: ['Fern'], family: 'Aldous' },
    ...{ birthDate: '1990-05-05', gender: 'female' },
    addresses: [
      {
        use: 'home',
        lines: ['1 Alder Street'],
        city: 'Beloit',
        state: 'WI',
        postalCode: '53511',
        country: 'US',
      },
    ],
  })
  await created(scene.admin, 'RelatedPeople', {
    ...{ patient: bare(made), name: { use: 'official', given: ['June'], family: 'Aldous' }, active: true },
    relationship: [{ code: 'mother', display: 'Mother' }],
    isEmergencyContact: true,
    contacts: [{ system: 'phone', value: '+16085550143' }],
  })
  const payer = await created(scene.admin, 'Organizations', { name: 'Prairie', kind: 'Payer' })
  await created(scene.admin, 'Coverages', {
    ...{ beneficiary: bare(made), payer: bare(payer), status: 'Active', memberId: 'MD4471902' },
    type: { code: 'medicaid', display: 'Medicaid' },
    relationship: { code: 'self', display: 'Self' },
    period: { start: '2026-01-01' },
    authorizations: [
      {
        ...{ id: 'a1', number: 'AU-31', status: 'Approved', unitsApproved: 2 },
        services: [bare(skills)],
        unitKind: { code: 'unit15', display: '15-minute unit' },
        period: { start: '2026-01-01', end: '2030-12-31' },
      },
    ],
  })
  const licence = { type: { code: 'LPC', display: 'LPC' }, number: '1' }
  for (const login of ['intake', 'clinician'])
    await putFields(house.server.world, house.server.practice, {
      ...{ type: 'Practitioner', id: staff(house.server, login).id },
      fields: { licenses: [{ ...licence, state: { code: 'IL', display: 'Illinois' } }] },
    })
  await created(scene.admin, 'Locations', {
    ...{ name: 'Video', kind: 'Virtual', status: 'active', timezone: 'America/Chicago' },
    ...{ placeOfService: { code: '10', display: 'Home' }, telehealthUrl: link },
  })
  return made
}

async function calendarOf(login: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?date=${day}&view=day`, login)
  return page
}

/** At a desk by light, and in the dark on a phone. */
async function shoot(page: Page, name: string): Promise<void> {
  const { SHOTS_DIR } = process.env
  if (!SHOTS_DIR) return
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.screenshot({ path: `${SHOTS_DIR}/${name}.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(400)
  await page.screenshot({ path: `${SHOTS_DIR}/${name}-phone.png` })
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForTimeout(400)
}

describe('a visit by telehealth', () => {
  test('while it is chosen it is said what it counts, what is left, and where the license does not hold; the address comes by itself', async () => {
    const page = await calendarOf('intake')
    await page.getByRole('button', { name: /free\. Press Enter/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await page.keyboard.type('aldo')
    await takeOption(page, /Aldous/)
    await dialog.getByLabel('Service').fill('Skills')
    await takeOption(page, /Skills training/)
    await dialog.getByLabel('Minutes').fill('50')
    await dialog.getByText('Counts 3 units of 15 minutes.').waitFor()
    await dialog.getByText('Authorization AU-31: takes 3, 2 of 2 left (15-minute unit).').waitFor()
    const live = dialog.getByRole('status').filter({ hasText: 'Before you book:' })
    await live
      .getByText('Skills training is counted in steps of 15 minutes. 50 minutes are between two')
      .waitFor()
    await live.getByText('This counts 3 of the authorization AU-31, and 2 are left: Aldous, Fern').waitFor()

    await dialog.getByLabel('Minutes').fill('30')
    await dialog.getByText('Counts 2 units of 15 minutes.').waitFor()
    await expect.poll(() => live.count()).toBe(0)

    await dialog.getByText('Telehealth', { exact: true }).click()
    await expect.poll(() => dialog.getByLabel('Where').inputValue()).toBe('Video')
    const elsewhere = 'has no license for WI, where the patient lives: Aldous, Fern'
    await live.getByText(elsewhere).waitFor()
    expect(await live.getByText('There is no address').count()).toBe(0)
    await expectAccessible(page, 'a visit by telehealth while it is chosen')
    await shoot(page, 'telehealth-chosen')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    const told = dialog.getByRole('alert').filter({ hasText: 'Look at this before you book.' })
    await told.getByText(elsewhere).waitFor()
    await dialog.getByRole('button', { name: 'Book anyway' }).click()

    const panel = page.getByRole('region', { name: 'Telehealth address' })
    await panel.getByText(link).waitFor()
    expect(await panel.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(link)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: 'Copy the address' }).click()
    await page.getByText('The address was copied.').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expectAccessible(page, 'the address of a visit by telehealth')
    await shoot(page, 'telehealth-panel')
  })

  test('a visit without an address says so in its panel', async () => {
    await created(scene.admin, 'Appointments?confirmed=true', {
      ...aVisit(scene, at('15:00'), { mode: 'Telehealth', location: undefined, episodeOfCare: undefined }),
      attendees: [
        { id: '1', kind: 'Patient', subject: bare(patient), requirement: 'Required', status: 'booked' },
      ],
    })
    const page = await calendarOf('clinician')
    await page.getByRole('button', { name: /Aldous.*15:00/ }).click()
    const panel = page.getByRole('region', { name: 'Telehealth address' })
    await panel.getByText('There is no address. Give the place one').waitFor()
    await shoot(page, 'telehealth-no-address')
  })

  test('before the session begins it is confirmed who it is, where, whom to call and consent; what was said stands in the note', async () => {
    const begun = await created(scene.admin, 'Appointments?confirmed=true', {
      ...aVisit(scene, at('17:00'), { mode: 'Telehealth', location: undefined, episodeOfCare: undefined }),
      attendees: [
        { id: '1', kind: 'Patient', subject: bare(patient), requirement: 'Required', status: 'booked' },
      ],
    })
    const page = await calendarOf('clinician')
    await page.getByRole('button', { name: /Aldous.*17:00/ }).click()
    await page.getByRole('button', { name: 'Start note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Before the telehealth session begins' })
    await expect.poll(() => dialog.getByLabel('State where').inputValue()).toBe('Wisconsin')
    await expect
      .poll(() => dialog.getByLabel('Address where').inputValue())
      .toBe('1 Alder Street, Beloit, WI 53511')
    await expect.poll(() => dialog.getByLabel('Who to call').inputValue()).toContain('June')

    await page.keyboard.press('Enter')
    await dialog.getByText('Make sure first who this is.').waitFor()
    await page.keyboard.press('Space')
    await expectAccessibleInEachLook(page, 'before a session by telehealth')
    await dialog.getByRole('checkbox', { name: /agrees to telehealth/ }).check()
    await dialog.getByRole('checkbox', { name: /Sound only/ }).check()
    await dialog.getByText('has no license for Wisconsin, where the patient is now.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start note' }).click()
    expect(await dialog.getByRole('checkbox', { name: /Sound only/ }).isChecked()).toBe(true)
    await dialog.getByRole('checkbox', { name: /I made sure/ }).check()
    await dialog.getByLabel('State where').fill('Illinois')
    await takeOption(page, /Illinois/)
    await shoot(page, 'telehealth-start')
    await dialog.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/\/notes\//)
    const visit = await scene.admin.ask('GET', `Appointments/${begun.id}`)
    const session = await scene.admin.ask('GET', `Encounters/${visit.body.encounter.id}`)
    expect(session.body.telehealth).toMatchObject({
      patientState: { code: 'IL', display: 'Illinois' },
      patientLocation: '1 Alder Street, Beloit, WI 53511',
      ...{ consentConfirmed: true, audioOnly: true },
    })
  })
})
