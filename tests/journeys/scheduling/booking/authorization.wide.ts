import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let coverage: Row

const day = '2030-03-13'
const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  coverage = await paidFor()
})
afterAll(() => house?.close())

/** A patient with two authorizations for the scene's service: one that ends sooner and has few units left, and one of the whole year. */
async function paidFor(): Promise<Row> {
  const patient = await created(await house.server.signIn('intake'), 'Patients', {
    name: { use: 'official', given: ['Fern'], family: 'Aldous' },
    ...{ birthDate: '1990-05-05', gender: 'female' },
  })
  const payer = await created(scene.admin, 'Organizations', { name: 'Prairie', kind: 'Payer' })
  const authorization = (id: string, unitsApproved: number, end: string) => ({
    ...{ id, number: id.toUpperCase(), status: 'Approved', unitsApproved },
    services: [bare(scene.service)],
    unitKind: { code: 'unit15', display: '15-minute unit' },
    period: { start: '2026-01-01', end },
  })
  return created(scene.admin, 'Coverages', {
    ...{ beneficiary: bare(patient), payer: bare(payer), status: 'Active', memberId: 'MD4471902' },
    type: { code: 'medicaid', display: 'Medicaid' },
    relationship: { code: 'self', display: 'Self' },
    period: { start: '2026-01-01' },
    authorizations: [authorization('au-31', 40, '2030-12-31'), authorization('au-30', 4, '2030-06-30')],
  })
}

async function calendar(query = `date=${day}&view=day`): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?${query}`, 'intake')
  return page
}

/** The booking at the free time that is pointed at. */
async function booking(page: Page) {
  await page.getByRole('button', { name: /free\. Press Enter/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who').waitFor()
  return dialog
}

async function look(page: Page, name: string): Promise<void> {
  const { SHOTS_DIR } = process.env
  if (SHOTS_DIR) await page.screenshot({ path: `${SHOTS_DIR}/authorization-${name}.png` })
}

describe('what a visit is counted against', () => {
  test('the first to end of which enough is left is chosen by itself, another or none by hand; that is kept, booked and copied', async () => {
    const page = await calendar()
    const dialog = await booking(page)
    await page.keyboard.type('aldo')
    await takeOption(page, /Aldous/)
    await dialog.getByLabel('Service').fill('Individual')
    await takeOption(page, /Individual therapy/)
    await dialog.getByLabel('Minutes').fill('60')
    const choice = dialog.getByRole('radiogroup', { name: 'Counted against' })
    const chosen = () => choice.getByRole('radio', { checked: true }).getAttribute('value')
    const soon = choice.getByRole('radio', { name: 'Authorization AU-30: takes 4, 4 of 4 left' })
    const whole = choice.getByRole('radio', { name: 'Authorization AU-31: takes 4, 40 of 40 left' })
    await soon.waitFor()
    await expect.poll(chosen).toBe(`${coverage.id}/au-30`)
    await dialog.getByLabel('Minutes').fill('75')
    await expect.poll(chosen).toBe(`${coverage.id}/au-31`)
    await dialog.getByLabel('Minutes').fill('60')
    await expect.poll(chosen).toBe(`${coverage.id}/au-30`)
    await expectAccessibleInEachLook(page, 'a visit that is counted against an authorization')

    await choice.getByRole('radio', { name: 'No authorization' }).check()
    await page.keyboard.press('Escape')
    await booking(page)
    await expect.poll(chosen).toBe('/')
    await soon.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => whole.isChecked()).toBe(true)
    await look(page, 'chosen')
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    const booked = await stored(page)
    expect(booked.authorization).toMatchObject({ coverage: { id: coverage.id }, authorizationId: 'au-31' })

    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(chosen).toBe(`${coverage.id}/au-31`)
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    const copy = await stored(page)
    expect(copy.id).not.toBe(booked.id)
    expect(copy.authorization).toMatchObject({ coverage: { id: coverage.id }, authorizationId: 'au-31' })
    await page.context().close()
  })
})

/** The appointment whose panel is open. */
async function stored(page: Page) {
  await expect.poll(() => new URL(page.url()).searchParams.get('event')).not.toBeNull()
  const id = new URL(page.url()).searchParams.get('event')
  return (await scene.admin.ask('GET', `Appointments/${id}`)).body
}

describe('what is said while a visit is chosen', () => {
  test('on a day that is not shown it is said that somebody is busy; on the shown day the calendar says it alone', async () => {
    await created(scene.admin, 'Appointments?confirmed=true', {
      ...aVisit(scene, at('2030-03-15', '11:00'), { owner: staff(house.server, 'intake') }),
      location: undefined,
    })
    const page = await calendar('date=2030-03-15&view=day')
    const dialog = await booking(page)
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    await dialog.getByLabel('Service').fill('Individual')
    await takeOption(page, /Individual therapy/)
    const live = dialog.getByRole('status').filter({ hasText: 'Before you book:' })
    const busy = live.getByText('already has an appointment at that time')
    const asked = page.waitForResponse(
      (answer) =>
        answer.url().includes('dryRun=true') &&
        answer.request().postDataJSON().start === at('2030-03-15', '11:00'),
    )
    await dialog.getByLabel('Start').fill('11:00')
    await asked
    await dialog.locator('.own-clash').getByText('11:00–12:00').waitFor()
    expect(await busy.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.context().close()

    const other = await calendar('date=2030-03-14&view=day')
    const elsewhere = await booking(other)
    await other.keyboard.type('marl')
    await takeOption(other, /Marlowe/)
    await elsewhere.getByLabel('Service').fill('Individual')
    await takeOption(other, /Individual therapy/)
    await elsewhere.getByLabel('Start').fill('11:00')
    await elsewhere.getByLabel('Date').fill('2030-03-15')
    await elsewhere.getByText('already has an appointment at that time').scrollIntoViewIfNeeded()
    await look(other, 'busy-elsewhere')
    await other.context().close()
  })

  test('that it could not be checked is said, and no more once it could', async () => {
    const page = await calendar('date=2030-03-18&view=day')
    let refuses = true
    await page.route(/Appointments\?.*dryRun=true/, (route) =>
      refuses
        ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"status":403}' })
        : route.continue(),
    )
    const dialog = await booking(page)
    await page.keyboard.type('marl')
    await takeOption(page, /Marlowe/)
    await dialog.getByLabel('Service').fill('Individual')
    await takeOption(page, /Individual therapy/)
    const unasked = dialog.getByText('This could not be checked now.')
    await unasked.waitFor()
    await expectAccessibleInEachLook(page, 'a booking that could not be checked')
    await unasked.scrollIntoViewIfNeeded()
    await look(page, 'unasked')
    refuses = false
    await dialog.getByLabel('Minutes').fill('45')
    await unasked.waitFor({ state: 'hidden' })
    await page.context().close()
  })
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
