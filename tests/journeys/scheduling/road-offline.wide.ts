import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arrive, press, tabTo, walkToOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { ofToday } from '#tests/support/scenes/of-today.ts'
import { aVisit, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let worker: TestClient
let first: Row
let second: Row
const shots = process.env.SHOTS_DIR
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } }
const minute = 60_000
const elm = { use: 'home', lines: ['12 Elm Street'], city: 'Duluth', state: 'MN', postalCode: '55802' }
const cancellation = { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' }

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    supervisor: ['supervisor'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  worker = await house.server.signIn('clinician')
  const { body } = await scene.admin.ask('GET', `Patients/${scene.patient.id}`)
  const operations = [
    { op: 'add', path: '/contacts', value: [{ system: 'phone', value: '218-555-0142', use: 'mobile' }] },
  ]
  const path = `Patients/${scene.patient.id}?versionId=${body.meta.versionId}`
  expect((await scene.admin.ask('PATCH', path, { body: operations })).status).toBe(200)
})
afterAll(() => house?.close())

/** Each test has a day of its own: what the one before has left of it is taken away. */
beforeEach(async () => {
  for (const day of (await scene.admin.ask('GET', 'Itineraries')).body)
    await scene.admin.ask('DELETE', `Itineraries/${day.id}?versionId=${day.meta.versionId}`)
  for (const visit of [first, second]) if (visit) await calledOff(visit)
  // Both have started already, so that one can be missed.
  const now = Math.floor(Date.now() / minute) * minute
  first = await outside(ofToday(now - 12 * minute), scene.patient)
  second = await outside(ofToday(now - 2 * minute), scene.otherPatient)
})

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
  const place = { kind: 'PatientHome', address: { ...elm, country: 'US' } }
  return created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, start, { serviceLocation: place, location: undefined, ...own }) as object),
    end: new Date(at + 10 * minute).toISOString(),
    duration: 10,
  })
}

/** The front desk calls a visit off, if it is still booked. */
async function calledOff({ id }: Row): Promise<void> {
  const { body } = await scene.admin.ask('GET', `Appointments/${id}`)
  if (body.status !== 'booked') return
  const answer = await scene.admin.ask('PATCH', `Appointments/${id}?versionId=${body.meta.versionId}`, {
    body: [
      { op: 'replace', path: '/status', value: 'cancelled' },
      { op: 'add', path: '/cancellation', value: cancellation },
    ],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const stored = async () => (await worker.ask('GET', 'Itineraries')).body[0]
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

/** The day is opened at the office. */
async function atTheOffice(
  options = phone,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const { page, context } = await house.open(options)
  await enterAt(page, `${house.server.url}/itineraries/today`, 'clinician')
  await page.getByText('2 of 2 stops ready without a connection').waitFor()
  return { page, context }
}

/** All of the product's pages are on the phone, so that it can be started anew without a connection. */
function pagesAreKept(page: Page): Promise<void> {
  return expect
    .poll(
      () =>
        page.evaluate(
          async () => navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

test('on a phone the own day lays the stops by for the way; signing out leaves none of it on the device', async () => {
  const { page, context } = await house.open(phone)
  await enterAt(page, house.server.url, 'clinician')
  await page.getByText('2 of 2 stops ready without a connection').waitFor()
  await shot(page, 'road-today')
  await expect.poll(() => page.evaluate(copiesKept)).toBeGreaterThan(0)
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByLabel('Username or e-mail').waitFor()
  await expect.poll(() => page.evaluate(copiesKept)).toBe(0)
  await context.close()
})

/** How many copies lie on this device; it runs in the page. */
async function copiesKept(): Promise<number> {
  const names = (await indexedDB.databases()).flatMap(({ name }) =>
    name?.startsWith('goldthread:') ? [name] : [],
  )
  const counts = await Promise.all(
    names.map(
      (name) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => {
            const base = opening.result
            if (!base.objectStoreNames.contains('copies')) return resolve(0)
            const counting = base.transaction('copies').objectStore('copies').count()
            counting.onsuccess = () => {
              base.close()
              resolve(counting.result)
            }
          }
        }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

test('a visit that the front desk called off while its worker was there without a connection comes before the worker, who keeps it', async () => {
  const { page, context } = await atTheOffice()
  await context.setOffline(true)
  await press(page, /^Arrived: .*Rivera/)
  await press(page, /^Done: .*Rivera/)
  await calledOff(first)
  await context.setOffline(false)

  const conflict = page.getByRole('alert').filter({ hasText: 'What you pressed could not be saved' })
  await conflict.getByText(/The visit was called off, moved or given to someone else/).waitFor()
  await conflict.getByText(/^Arrived: .*Rivera/).waitFor()
  await conflict.getByText(/^Done: .*Rivera/).waitFor()
  await conflict.getByText(/Rivera.*: not in the day any more/).waitFor()
  await shot(page, 'road-conflict')
  await expectAccessibleInEachLook(page, 'a visit called off meanwhile')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot(page, 'road-conflict-dark')

  await press(page, 'Keep it as a visit without an appointment')
  await conflict.waitFor({ state: 'detached' })
  await expect.poll(async () => (await stored()).stops.length).toBe(2)
  const kept = (await stored()).stops.find(({ appointment }: { appointment?: Row }) => !appointment)
  expect(kept).toMatchObject({ patient: { id: scene.patient.id }, outcome: 'Seen', progress: 'Complete' })
  await page.getByText('1 of 2 stops done').waitFor()
  await context.close()
})

/** What was done has the focus once the dialog stands there, and its list opens at Enter. */
async function openReasons(page: Page): Promise<void> {
  await page.locator('[role=dialog] [role=combobox]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Call patient' }).waitFor()
}

test('nobody was at home at a visit that was called off meanwhile: day and calendar each say so, and the worker leaves both as they are', async () => {
  const { page, context } = await atTheOffice()
  await context.setOffline(true)
  await press(page, /^Not at home: .*Rivera/)
  await openReasons(page)
  await walkToOption(page, 'Call patient')
  await press(page, 'Not at home')
  await page.getByText('1 of 2 stops done').waitFor()
  await calledOff(first)
  await context.setOffline(false)

  const conflicts = page.getByRole('region', { name: 'What could not be saved' }).getByRole('alert')
  await conflicts.getByText(/^Not at home: .*Rivera.*, \d/).waitFor()
  const calendar = conflicts.filter({ hasText: 'It could not be written into the calendar' })
  await calendar.waitFor()
  await shot(page, 'road-away-conflict')
  await press(page, 'Leave it as it is there')
  await expect.poll(() => conflicts.count()).toBe(1)
  await press(page, 'Leave it as it is there')
  await expect.poll(() => conflicts.count()).toBe(0)
  await page.getByText('0 of 1 stop done').waitFor()
  expect((await scene.admin.ask('GET', `Appointments/${first.id}`)).body.status).toBe('cancelled')
  await context.close()
})

test('a supervisor puts the stops in another order and the office books a visit while their worker is away: all of it is kept, and nobody is asked', async () => {
  const { page, context } = await atTheOffice()
  await context.setOffline(true)
  await press(page, /^Arrived: .*Rivera/)
  await page.getByText('Kept on this device, not sent yet.').waitFor()
  const { id, meta, stops } = await stored()
  const supervisor = await house.server.signIn('supervisor')
  const body = [{ op: 'replace', path: '/stops/0/order', value: 9 }]
  const moved = await supervisor.ask('PATCH', `Itineraries/${id}?versionId=${meta.versionId}`, { body })
  expect(moved.body.stops?.[0]?.id, JSON.stringify(moved.body)).toBe(stops[1].id)
  const third = await outside(ofToday(Math.floor(Date.now() / minute) * minute + 20 * minute), scene.patient)
  await worker.ask('POST', 'Itineraries/open', { body: { date: moved.body.date } })
  await context.setOffline(false)

  await expect.poll(async () => (await stored()).stops[1].progress, { timeout: 30_000 }).toBe('InProgress')
  const appointments = (await stored()).stops.map(({ appointment }: { appointment: Row }) => appointment.id)
  expect(appointments).toEqual([second.id, first.id, third.id])
  await page.getByText('0 of 3 stops done').waitFor()
  await page.getByText(/Report back by .* After that|Report back by/).waitFor()
  expect(await page.getByText('What you pressed could not be saved').count()).toBe(0)
  await calledOff(third)
  await context.close()
})

test('a day closed on another device stays closed until the worker opens it again and adds what was pressed meanwhile', async () => {
  const { page, context } = await atTheOffice()
  await context.setOffline(true)
  await press(page, /^Arrived: .*Rivera/)
  await press(page, /^Done: .*Rivera/)
  const { id, meta } = await stored()
  const body = [
    { op: 'replace', path: '/stops/1/progress', value: 'Complete' },
    { op: 'add', path: '/stops/1/outcome', value: 'Refused' },
    { op: 'replace', path: '/status', value: 'InProgress' },
  ]
  const begun = await worker.ask('PATCH', `Itineraries/${id}?versionId=${meta.versionId}`, { body })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const { versionId } = begun.body.meta
  const closing = [{ op: 'replace', path: '/status', value: 'Closed' }]
  const closed = await worker.ask('PATCH', `Itineraries/${id}?versionId=${versionId}`, { body: closing })
  expect(closed.body.status, JSON.stringify(closed.body)).toBe('Closed')
  await context.setOffline(false)

  await page.getByText('The day was closed on another device. Nothing of what you pressed is lost.').waitFor()
  await shot(page, 'road-closed-elsewhere')
  await press(page, 'Open the day again and add it')
  await expect.poll(async () => (await stored()).status, { timeout: 15_000 }).toBe('InProgress')
  const outcomes = (await stored()).stops.map(({ outcome }: { outcome: string }) => outcome)
  expect(outcomes).toEqual(['Seen', 'Refused'])
  await page.getByText('2 of 2 stops done').waitFor()
  await context.close()
})

test('a day that was opened at the office is whole on the road: the phone is started anew without a connection, and what is pressed there is sent later', async () => {
  const { page, context } = await atTheOffice({ ...phone, serviceWorkers: 'allow' })
  await pagesAreKept(page)
  await context.setOffline(true)
  await page.reload()
  await arrive(page, 'On the road')
  const next = page.locator('.route-stop[data-next]')
  await next.getByText('12 Elm Street').waitFor()
  await next.getByRole('link', { name: '218-555-0142' }).waitFor()
  await page.getByText(/This is the day as it was read here at/).waitFor()
  await page.getByText('2 of 2 stops ready without a connection').waitFor()

  await press(page, /^Arrived: .*Rivera/)
  await page.getByText(/Report back by .* No one else knows of this visit/).waitFor()
  await page.reload()
  await next.getByText('Kept on this device, not sent yet.').waitFor()
  await page.getByText(/Report back by .* No one else knows of this visit/).waitFor()
  await press(page, /^Start note: .*Rivera/)
  await page.getByText(/A note can't be started without a connection. Press Done when you leave/).waitFor()
  await shot(page, 'road-offline')
  await expectAccessibleInEachLook(page, 'the day on the road without a connection')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot(page, 'road-offline-dark')

  await press(page, /^Done: .*Rivera/)
  await next.getByText(/Marlowe/).waitFor()
  await press(page, /^Not at home: .*Marlowe/)
  await openReasons(page)
  await walkToOption(page, 'Call patient')
  await press(page, 'Not at home')
  await page.getByText('2 of 2 stops done').waitFor()
  await page.locator('.route-close summary').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Miles to .*Rivera/)
  await page.keyboard.type('4.2')
  await tabTo(page, 'Odometer at the start')
  await page.keyboard.type('100')
  await tabTo(page, 'Odometer at the end')
  await page.keyboard.type('109')
  await page.getByText('The odometer says 9 miles, the stops together 4.2.').waitFor()
  await shot(page, 'road-offline-close')
  await press(page, 'Close the day now')
  await page.getByText(/The day is closed/).waitFor()
  await page.reload()
  await page.getByText(/The day is closed\. 4.2 miles/).waitFor()
  expect((await stored()).stops[0].progress).toBe('NotStarted')

  await context.setOffline(false)
  await expect.poll(async () => (await stored()).status, { timeout: 30_000 }).toBe('Closed')
  const { stops, totals } = await stored()
  expect(stops.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['Seen', 'NotHome'])
  expect(totals.miles).toBe(4.2)
  const missed = async () => (await scene.admin.ask('GET', `Appointments/${second.id}`)).body.status
  await expect.poll(missed, { timeout: 15_000 }).toBe('noshow')
  await context.close()
})
