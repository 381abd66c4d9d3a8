import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { makeOneVisit, noonToday } from '#tests/support/scenes/make-one-visit.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let visitId: string

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
  admin = await house.server.signIn('admin')
  const across = { headers: { 'x-enable-cross-partition': 'true' } }
  const { body } = await admin.ask('GET', 'Appointments', across)
  visitId = body[0].id
}, 120_000)
afterAll(() => house?.close())

async function choose(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { body } = await admin.ask('GET', 'PracticePreferences/default')
  const answer = await admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
    body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
  })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

async function at(login: string, path = '/'): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

const day = noonToday().slice(0, 10)
const booking = (page: Page) => page.getByRole('button', { name: /^New (session|Visit)/i })
const action = (page: Page, name: string) =>
  page.locator('.event-actions').getByRole('button', { name, exact: true })

describe('what a practice leaves to a few', () => {
  test('booking: nobody else is offered it, and an address that asks for it says so before anything is filled in', async () => {
    await choose({ appointmentCreation: false })
    const closed = await at('clinician', `/calendar?date=${day}&new=1`)
    await closed.getByText("You can't book appointments here", { exact: false }).waitFor()
    await closed.getByRole('grid', { name: 'Appointments of the day' }).waitFor()
    expect([await booking(closed).count(), await closed.getByRole('dialog').count()]).toEqual([0, 0])
    await expectAccessible(closed, 'a calendar in which nobody books')
    await closed.keyboard.press('Control+k')
    await closed.getByRole('combobox', { name: 'Search and commands' }).fill('New session')
    await closed.getByText('No matches.', { exact: false }).waitFor()
    await closed.context().close()

    const desk = await at('intake', `/calendar?date=${day}&new=1`)
    await desk.getByRole('dialog').getByLabel('Who').waitFor()
    await desk.context().close()

    await choose({ appointmentCreation: true })
    const opened = await at('clinician', `/calendar?date=${day}&new=1`)
    await opened.getByRole('dialog').getByLabel('Who').waitFor()
    await opened.keyboard.press('Escape')
    await booking(opened).waitFor()
    await opened.context().close()
  })

  test('cancelling: offered in the calendar and on the record only to whom the server lets', async () => {
    const calendar = `/calendar?date=${day}&event=${visitId}`
    await choose({ appointmentCancellation: false })
    const closed = await at('clinician', calendar)
    await action(closed, 'Checked in').waitFor()
    expect(await action(closed, 'Cancelled').count()).toBe(0)
    await closed.goto(`${house.server.url}/resources/Appointment/${visitId}`)
    await closed.getByRole('button', { name: 'Change: Status' }).click()
    await closed.getByRole('menuitem', { name: 'Checked in' }).waitFor()
    expect(await closed.getByRole('menuitem', { name: 'Cancelled' }).count()).toBe(0)
    await closed.context().close()

    const desk = await at('admin', `/resources/Appointment/${visitId}`)
    await desk.getByRole('button', { name: 'Change: Status' }).click()
    await desk.getByRole('menuitem', { name: 'Cancelled' }).waitFor()
    await desk.context().close()

    await choose({ appointmentCancellation: true })
    const opened = await at('clinician', calendar)
    await action(opened, 'Cancelled').waitFor()
    await opened.context().close()
  })

  test('notes that do not begin at an appointment: neither the day nor the calendar nor the record offers it', async () => {
    await choose({ allowNotesFromAppointments: false })
    const closed = await at('clinician')
    await closed.getByText('Individual therapy').first().waitFor()
    expect(await closed.getByRole('button', { name: /^Start/ }).count()).toBe(0)
    await closed.goto(`${house.server.url}/calendar?date=${day}&event=${visitId}`)
    await action(closed, 'Checked in').waitFor()
    expect(await closed.getByRole('button', { name: 'Start note' }).count()).toBe(0)
    await closed.context().close()

    await choose({ allowNotesFromAppointments: true })
    const opened = await at('clinician')
    await opened.getByRole('button', { name: /^Start/ }).waitFor()
    await opened.context().close()
  })
})

describe('the words of a practice', () => {
  test('an administrator changes one: it is said at once, and by a page that was open when somebody comes back to it', async () => {
    const other = await at('clinician')
    await other.locator('.rail').getByText('Patients', { exact: true }).waitFor()

    const page = await at('admin', '/admin/labels')
    const words = page.locator('.labels-pair input')
    await words.nth(0).fill('Client')
    await words.nth(1).fill('Clients')
    await words.nth(4).fill('Site')
    await words.nth(5).fill('Sites')
    await page.keyboard.press('Control+s')
    await page.locator('.rail').getByText('Clients', { exact: true }).waitFor()

    await page.evaluate(() => {
      document.documentElement.dataset.same = 'page'
    })
    await page.locator('.rail').getByText('Admin', { exact: true }).click()
    await page.getByRole('link', { name: 'All records' }).click()
    const lists = page.locator('.types')
    for (const list of ['Clients', 'Sites']) await lists.getByText(list, { exact: true }).waitFor()
    expect(await lists.getByText(/\b(Patients|Locations)\b/).count()).toBe(0)
    await lists.getByText('Clients', { exact: true }).click()
    await page
      .getByRole('link', { name: /^New/ })
      .or(page.getByRole('button', { name: /^New/ }))
      .first()
      .click()
    await page.getByRole('heading', { name: 'New: Client' }).waitFor()
    await page.getByText('Default Site').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('page')
    await page.context().close()

    await other.waitForTimeout(11_000)
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await other.locator('.rail').getByText('Clients', { exact: true }).waitFor()
    await other.context().close()
  }, 90_000)

  test('no page complained', () => {
    expect(house.complaints).toEqual([])
  })
})
