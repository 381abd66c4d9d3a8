import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, focused, tabTo, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let first: Row
let second: Row
const shots = process.env.SHOTS_DIR
const phone = { viewport: { width: 390, height: 844 } }
const minute = 60_000
const elm = {
  ...{
    use: 'home',
    lines: ['12 Elm Street'],
    city: 'Duluth',
    state: 'MN',
    postalCode: '55802',
    country: 'US',
  },
  directions: 'Blue door behind the garage.',
}

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    supervisor: ['supervisor'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  const { body } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
  await scene.admin.ask('PATCH', `Practitioners/${scene.owner.id}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'add', path: '/supervisor', value: staff(house.server, 'supervisor') }],
  })
  await warned()
  // Both have started already, so that one can be missed.
  const now = Math.floor(Date.now() / minute) * minute
  first = await outside(now - 12 * minute, scene.patient)
  second = await outside(now - 2 * minute, scene.otherPatient)
})
afterAll(() => house?.close())

async function warned(): Promise<void> {
  const { body } = await scene.admin.ask('GET', `Patients/${scene.patient.id}`)
  const from = '2026-01-01'
  const alert = { id: 'dog', kind: 'safety', text: 'The dog bites: call first.', severity: 'Warn', from }
  const answer = await scene.admin.ask(
    'PATCH',
    `Patients/${scene.patient.id}?versionId=${body.meta.versionId}`,
    {
      body: [
        { op: 'add', path: '/alerts', value: [alert] },
        { op: 'add', path: '/contacts', value: [{ system: 'phone', value: '218-555-0142', use: 'mobile' }] },
      ],
    },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

function outside(at: number, patient: Row): Promise<Row> {
  const attendee = {
    id: '1',
    kind: 'Patient',
    subject: bare(patient),
    requirement: 'Required',
    status: 'booked',
  }
  const own = patient === scene.patient ? {} : { episodeOfCare: undefined, attendees: [attendee] }
  const start = new Date(at).toISOString()
  const place = { kind: 'PatientHome', address: elm }
  return created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, start, { serviceLocation: place, location: undefined, ...own }) as object),
    end: new Date(at + 10 * minute).toISOString(),
    duration: 10,
  })
}

const stored = async () => (await scene.admin.ask('GET', 'Itineraries')).body[0]
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

test('on a phone, by keyboard alone, a worker goes from stop to stop, also without a connection, and closes the day', async () => {
  const { page, context } = await house.open(phone)
  await enterAt(page, `${house.server.url}/itineraries/today`, 'clinician')
  await arrive(page, 'On the road')
  const next = page.locator('.route-stop[data-next]')
  await next.getByText('12 Elm Street').waitFor()
  await next.getByText('The dog bites: call first.').waitFor()
  await next.getByText('Blue door behind the garage.').waitFor()
  expect(await next.getByRole('link', { name: '218-555-0142' }).getAttribute('href')).toBe('tel:2185550142')
  await shot(page, 'road-phone')
  await expectAccessibleInEachLook(page, 'the day on the road')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await tabTo(page, /^Later: .*Rivera/)
  await page.keyboard.press('Enter')
  await next.getByText(/Marlowe/).waitFor()
  await expect.poll(async () => (await stored()).stops[0].appointment.id).toBe(second.id)
  await tabTo(page, /^Later: .*Marlowe/)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored()).stops[0].appointment.id).toBe(first.id)

  await context.setOffline(true)
  await tabTo(page, /^Arrived: .*Rivera/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Done: .*Rivera/ }).waitFor()
  expect((await stored()).stops[0].progress).toBe('NotStarted')
  await context.setOffline(false)
  await expect.poll(async () => (await stored()).stops[0].progress, { timeout: 30_000 }).toBe('InProgress')
  await page.getByText(/Report back by/).waitFor()
  await shot(page, 'road-phone-open')

  await tabTo(page, /^Done: .*Rivera/)
  await page.keyboard.press('Enter')
  await next.getByText(/Marlowe/).waitFor()
  await tabTo(page, /^Not at home: .*Marlowe/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Enter')
  await walkToOption(page, 'Call patient')
  await shot(page, 'road-phone-away')
  await tabTo(page, 'Not at home')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await scene.admin.ask('GET', `Appointments/${second.id}`)).body.status, {
      timeout: 15_000,
    })
    .toBe('noshow')
  await expect.poll(async () => (await stored()).stops[1].outcome).toBe('NotHome')

  await page.locator('.route-close summary').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Miles to .*Rivera/)
  await page.keyboard.type('4.2')
  await shot(page, 'road-phone-close')
  await tabTo(page, 'Close the day now')
  expect(await focused(page)).toBe('Close the day now')
  await page.keyboard.press('Enter')
  await page.getByText(/The day is closed/).waitFor()
  await expect.poll(async () => (await stored()).totals.miles).toBe(4.2)
  expect((await stored()).status).toBe('Closed')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot(page, 'road-phone-dark')
  await context.close()
})

test('those who look after everybody see who is on the road, and the day can be read at a desk', async () => {
  const { page, context } = await house.open({})
  await enterAt(page, `${house.server.url}/itineraries/today?whose=all`, 'supervisor')
  await arrive(page, 'On the road')
  await page.getByText('2 of 2 stops done').waitFor()
  await page.getByText('1 person on the road').waitFor()
  await expectAccessibleInEachLook(page, 'everyone on the road')
  await shot(page, 'road-desk')
  await context.close()
})
