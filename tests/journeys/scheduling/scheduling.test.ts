import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { focused as inFocus, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

const day = '2030-03-06'
const at = (time: string) => momentOf({ date: day, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  const owner = staff(house.server, 'intake')
  await created(scene.admin, 'Appointments', aVisit(scene, at('10:00'), { owner, location: undefined }))
})
afterAll(() => house?.close())

/** The case manager, who books for others and has a calendar of her own. */
async function caseManager(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'intake')
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const visit = (page: Page, name: RegExp) => page.getByRole('button', { name })

describe('the own day', () => {
  test('by keyboard alone: from free time to a booked visit, past a collision, to its note', async () => {
    const page = await caseManager(`/calendar?date=${day}`)
    await visit(page, /Rivera.*10:00–11:00/).waitFor()

    await page.getByRole('button', { name: /free\. Press Enter/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toContain('09:30')
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    // The field between them is there from the beginning, so the way is the same however slow the answer is.
    await page.keyboard.press('Tab')
    await expect.poll(() => inFocus(page)).toMatch(/enrollment/i)
    await page.keyboard.press('Tab')
    await page.keyboard.type('indiv')
    await page.getByRole('option', { name: /Individual/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('Overlaps Rivera').waitFor()
    await dialog.getByRole('button', { name: 'Book', exact: true }).focus()
    await page.keyboard.press('Enter')

    await dialog.getByText('This time is already taken.').waitFor()
    await dialog.getByRole('button', { name: 'Book anyway' }).focus()
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: /Marlowe/ }).waitFor()
    await page.getByRole('button', { name: 'Checked in' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Check in')
    await page.keyboard.press('Enter')
    await visit(page, /Marlowe.*Checked in/).waitFor()
    await page.getByRole('button', { name: 'Start note' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/notes\//)
  })

  test('while one still chooses it is said that nobody pays that day and that the service is booked that day already; the booking says the same', async () => {
    const desk = await house.server.signIn('intake')
    const patient = await created(desk, 'Patients', {
      name: { use: 'official', given: ['Fern'], family: 'Aldous' },
      ...{ birthDate: '1990-05-05', gender: 'female' },
    })
    const attendees = [
      { id: '1', kind: 'Patient', subject: bare(patient), requirement: 'Required', status: 'booked' },
    ]
    const start = momentOf({ date: '2030-03-13', time: '14:00' }, 'America/Chicago').instant
    const own = { owner: staff(house.server, 'intake'), location: undefined, episodeOfCare: undefined }
    await created(desk, 'Appointments?confirmed=true', aVisit(scene, start, { ...own, attendees }))

    const page = await caseManager('/calendar?date=2030-03-13')
    await visit(page, /Aldous.*14:00–15:00/).waitFor()
    await page.getByRole('button', { name: /free\. Press Enter/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await page.keyboard.type('aldo')
    await takeOption(page, /Aldous/)
    // As at the last visit.
    await expect.poll(() => dialog.getByLabel('Service').inputValue()).toContain('Individual')
    const live = dialog.getByRole('status').filter({ hasText: 'Before you book:' })
    const lines = [
      'No active coverage is recorded for that day: Aldous, Fern',
      'The same service is booked that day already: Mar 13, 2030 14:00',
    ]
    for (const line of lines) await live.getByText(line).waitFor()
    await expectAccessible(page, 'what is said before a booking')
    const { SHOTS_DIR } = process.env
    if (SHOTS_DIR) await page.screenshot({ path: `${SHOTS_DIR}/booking-said-before.png` })

    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    const told = dialog.getByRole('alert').filter({ hasText: 'Look at this before you book.' })
    for (const line of lines) await told.getByText(line).waitFor()
    if (SHOTS_DIR) await page.screenshot({ path: `${SHOTS_DIR}/booking-said.png` })
    await dialog.getByRole('button', { name: 'Book anyway' }).click()
    await page.getByRole('heading', { name: /Aldous/ }).waitFor()
  })

  test('who was pointed at is taken, also when the answer to the last letter comes after that', async () => {
    const page = await caseManager(`/calendar?date=${day}`)
    await page.route('**/Patients/queries*', async (route) => {
      if (route.request().postData()?.includes('marl')) await new Promise((done) => setTimeout(done, 1_500))
      await route.continue()
    })
    await page.getByRole('button', { name: /free\. Press Enter/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who').waitFor()
    await page.keyboard.type('m')
    await page.getByRole('option', { name: /Marlowe/ }).waitFor()

    const isMeant = (request: Request) => request.postData()?.includes('marl') ?? false
    const asked = page.waitForRequest(isMeant)
    const answered = page.waitForResponse((response) => isMeant(response.request()))
    await page.keyboard.type('arl')
    await asked
    await page.keyboard.press('ArrowDown')
    await answered
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.getByLabel('Who').inputValue()).toContain('Marlowe')
  })

  test('what has to be said before a visit is cancelled is asked for', async () => {
    const page = await caseManager(`/calendar?date=${day}`)
    await visit(page, /Rivera.*10:00–11:00/).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByText('Choose a reason.').waitFor()
    await expectAccessible(page, 'this screen')
    await page.getByRole('button', { name: 'Keep it' }).click()
  })

  test('why one visit is cancelled never stands in the dialog of another, and is still there when one comes back to it', async () => {
    const owner = staff(house.server, 'intake')
    const on = (time: string) => momentOf({ date: '2030-03-20', time }, 'America/Chicago').instant
    for (const time of ['10:00', '13:00'])
      await created(
        scene.admin,
        'Appointments?confirmed=true',
        aVisit(scene, on(time), { owner, location: undefined }),
      )
    const page = await caseManager('/calendar?date=2030-03-20')
    const comment = page.getByRole('dialog').getByLabel('Comment')
    await visit(page, /10:00–11:00/).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await comment.fill('Grandmother died')
    await page.keyboard.press('Escape')
    await comment.waitFor({ state: 'detached' })

    await visit(page, /13:00–14:00/).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await comment.waitFor()
    expect(await comment.inputValue()).toBe('')
    await page.keyboard.press('Escape')

    await visit(page, /10:00–11:00/).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await expect.poll(() => comment.inputValue()).toBe('Grandmother died')
    await page.getByText('What you typed here before is still there.').waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => comment.inputValue()).toBe('')
    await page.getByText('What you typed here before is still there.').waitFor({ state: 'detached' })
  })

  test('a booking that Escape has closed is still there, with the patient found by birth date and the minutes that were typed', async () => {
    const page = await caseManager('/calendar?date=2030-03-21')
    const dialog = page.getByRole('dialog')
    const book = page.getByRole('button', { name: 'New session' })
    await book.click()
    await dialog.getByLabel('Who').fill('4/12/1991')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await takeOption(page, /Rivera/)
    await dialog.getByText('As at the last visit').waitFor()
    await dialog.getByLabel('Minutes').fill('35')
    await dialog.getByLabel('Service').fill('indiv')
    await takeOption(page, /Individual/)
    await dialog.getByLabel('Comments').fill('Brings her mother')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await book.click()
    await dialog.getByText('What you typed here before is still there.').waitFor()
    await expect.poll(() => dialog.getByLabel('Who').inputValue()).toContain('Rivera')
    expect(await dialog.getByLabel('Minutes').inputValue()).toBe('35')
    expect(await dialog.getByLabel('Comments').inputValue()).toBe('Brings her mother')
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => dialog.getByLabel('Comments').inputValue()).toBe('')
    expect(await dialog.getByLabel('Who').inputValue()).toBe('')
  })

  test('whoever signs out is asked first while something is typed and not saved', async () => {
    const page = await caseManager('/calendar?date=2030-03-22')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'New session' }).click()
    await dialog.getByLabel('Comments').fill('Brings her mother')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const leave = async () => {
      await page.locator('.user-button').click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await dialog.getByText('Something you typed is not saved yet.').waitFor()
    }
    await leave()
    await expectAccessible(page, 'the question before signing out')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New session' }).click()
    await expect.poll(() => dialog.getByLabel('Comments').inputValue()).toBe('Brings her mother')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await leave()
    await dialog.getByRole('button', { name: 'Sign out and discard it' }).click()
    await page.getByLabel('Username or e-mail').waitFor()
  })

  test('brackets turn to the next day and back, t comes back to today, d goes into the day, and the address knows it', async () => {
    const page = await caseManager(`/calendar?date=${day}`)
    await page.getByRole('heading', { name: 'Wednesday, March 6, 2030' }).waitFor()
    await page.keyboard.press('d')
    await expect.poll(() => focused(page)).toContain('09:00')
    await page.keyboard.press(']')
    await page.getByRole('heading', { name: 'Thursday, March 7, 2030' }).waitFor()
    expect(page.url()).toContain('date=2030-03-07')
    await page.keyboard.press('[')
    await page.getByRole('heading', { name: 'Wednesday, March 6, 2030' }).waitFor()
    await page.keyboard.press('t')
    await expect.poll(() => page.url()).not.toContain('date=')
  })

  test('d goes into the day also when it is pressed before the day has come', async () => {
    const page = await caseManager('/today')
    await page.route('**/Appointments/queries*', async (route) => {
      await new Promise((done) => setTimeout(done, 1_000))
      await route.continue()
    })
    await page.goto(`${house.server.url}/calendar?date=${day}`)
    await page.getByRole('heading', { name: 'Wednesday, March 6, 2030' }).waitFor()
    await page.keyboard.press('d')
    expect(await focused(page)).not.toContain('09:00')
    await expect.poll(() => focused(page)).toContain('09:00')
  })

  test.each(['light', 'dark'] as const)(
    'the calendar, an appointment and the booking dialog are open to everybody (%s)',
    async (colorScheme) => {
      const page = await caseManager(`/calendar?date=${day}`, { colorScheme })
      await visit(page, /Rivera.*10:00–11:00/).click()
      await page.getByRole('region', { name: 'Appointment', exact: true }).waitFor()
      await expectAccessible(page, 'this screen')
      await page.getByRole('button', { name: 'New session' }).click()
      await page.getByRole('dialog').getByLabel('Who').waitFor()
      await expectAccessible(page, 'this screen')
    },
  )

  test('on a phone the day is a list, and an appointment opens over it', async () => {
    const page = await caseManager(`/calendar?date=${day}`, { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: /10:00.*Rivera/s }).click()
    await page.getByRole('dialog').getByText('Individual therapy').waitFor()
    await expectAccessible(page, 'this screen')
  })
})

describe('the people in care', () => {
  test('one is found by the beginning of a name, and the chart opens as a tab', async () => {
    const page = await caseManager('/patients')
    await page.getByLabel('Name, birth date, number or phone').fill('riv')
    await page.locator('.patients-count', { hasText: /^1 patient$/ }).waitFor()
    await page.getByRole('link', { name: /Rivera/ }).click()

    await page.getByRole('heading', { level: 1, name: /Rivera/ }).waitFor()
    await page
      .getByRole('region', { name: /Diagnoses/ })
      .getByText('Generalized anxiety disorder')
      .waitFor()
    await page.getByRole('region', { name: 'Programs' }).getByText('Outpatient').waitFor()
    await page.getByRole('link', { name: /Rivera.*Summary/s }).waitFor()
  })

  test('who is not found is said so, with what to try', async () => {
    const page = await caseManager('/patients')
    await page.getByLabel('Name, birth date, number or phone').fill('nobody at all')
    await page.getByText(/Try fewer letters/).waitFor()
  })

  test.each(['light', 'dark'] as const)(
    'the list and the chart are open to everybody (%s)',
    async (colorScheme) => {
      const page = await caseManager('/patients', { colorScheme })
      const rivera = page.getByRole('table').getByRole('link', { name: /Rivera/ })
      await rivera.waitFor()
      await expectAccessible(page, 'this screen')
      await rivera.click()
      await page.getByRole('region', { name: /Diagnoses/ }).waitFor()
      await expectAccessible(page, 'this screen')
    },
  )
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
