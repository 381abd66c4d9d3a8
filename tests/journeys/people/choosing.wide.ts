import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aDocument } from '#tests/support/content/a-document.ts'
import { created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene
let ben: Row
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative', 'non-prescribing-clinician'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setScene(house.server)
  await patient('Abbott', 'Ada', '1961-01-11')
  ben = await patient('Baxter', 'Ben', '1972-02-22', '3125550143')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

function patient(family: string, given: string, birthDate: string, phone?: string): Promise<Row> {
  return created(scene.admin, 'Patients', {
    name: { use: 'official', given: [given], family },
    birthDate,
    gender: 'female',
    ...(phone && {
      contacts: [{ system: 'phone', use: 'mobile', value: `+1${phone}`, preferred: true }],
    }),
  })
}

async function documentsOf({ id }: Row): Promise<readonly Row[]> {
  const answer = await scene.admin.ask('POST', 'DocumentReferences/queries', {
    body: [{ field: 'subject', op: 'eq', value: id }],
    headers: { 'x-enable-cross-partition': 'true' },
  })
  return answer.body
}

async function at(path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, 'admin')
  return page
}

/** Holds back what the server says of people, until it is let go. */
async function slow(page: Page) {
  let gate = Promise.resolve()
  await page.route(/\/(Patients|Practitioners)\/queries/, async (route) => {
    await gate
    await route.fallback()
  })
  return {
    hold: () => {
      const going = Promise.withResolvers<void>()
      gate = going.promise
      return going.resolve
    },
  }
}

/** Puts another text into the field that has the focus, without a pause between the keys. */
async function typeAnew(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function arrowAndEnter(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const listed = (page: Page) => page.getByRole('listbox').getByRole('option').allTextContents()

/** Whoever is quicker than the server takes nobody who does not fit, keeps whom the arrow has reached, and finds by a number too. */
async function expectRightPatient(page: Page, field: Locator, given: string): Promise<void> {
  const { hold } = await slow(page)
  await field.click()
  await page.keyboard.type('Abb')
  await page.getByRole('option', { name: /Abbott/ }).waitFor()
  const letGo = hold()
  await typeAnew(page, 'Baxter')
  await arrowAndEnter(page)
  expect([await field.inputValue(), await listed(page)]).toEqual(['Baxter', []])
  await page.getByText('Searching…').first().waitFor()
  letGo()
  await page.getByRole('option', { name: /Baxter, Ben/ }).waitFor()
  await page.keyboard.press('Enter')
  expect(await field.inputValue(), 'nobody was pointed at').toBe('Baxter')

  // The answer names somebody who comes before the one whom the arrow has reached.
  const letAnswer = hold()
  await typeAnew(page, 'Bax')
  await page.keyboard.press('ArrowDown')
  await patient('Bax', given, '1999-09-09')
  letAnswer()
  await page
    .getByRole('option', { name: `Bax, ${given}` })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toMatch(/^Baxter, Ben/)

  const letNumber = hold()
  await typeAnew(page, '312 555 0143')
  await arrowAndEnter(page)
  expect(await listed(page)).toEqual([])
  letNumber()
  await takeOption(page, /Baxter, Ben/)
  await expect.poll(() => field.inputValue()).toMatch(/^Baxter, Ben/)
  await typeAnew(page, 'Abbott')
  await page.keyboard.press('Tab')
  expect(await field.inputValue(), 'who is chosen stays').toMatch(/^Baxter, Ben/)
}

test('a document is filed to the patient whose name stands in the field, however slow the network is', async () => {
  const document = await aDocument(scene.admin, { title: 'Scan of a card' })
  const page = await at('/documents')
  await page.getByRole('button', { name: 'Scan of a card' }).click()
  const dialog = page.getByRole('dialog')
  await expectRightPatient(page, dialog.getByRole('combobox', { name: 'Patient' }), 'Aaron')
  await expectAccessible(page, 'a document whose patient was found')
  if (shots) await page.screenshot({ path: `${shots}/choosing-document.png` })
  await dialog.getByRole('button', { name: 'File', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => documentsOf(ben)).toMatchObject([{ id: document.id, indexState: 'Filed' }])
  await page.context().close()
})

test('a session is booked for the patient and with the clinician whose names stand in the fields', async () => {
  const page = await at('/calendar?date=2030-03-21&new=1')
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await expectRightPatient(page, dialog.getByLabel('Who'), 'Abigail')

  const { hold } = await slow(page)
  const owner = dialog.getByRole('combobox', { name: 'With', exact: true })
  const before = await owner.inputValue()
  await owner.click()
  await page.getByRole('option').nth(1).waitFor()
  const letGo = hold()
  await typeAnew(page, 'othe')
  await arrowAndEnter(page)
  await expect
    .poll(() => owner.inputValue(), { message: 'who is listed already needs no answer' })
    .toMatch(/other$/)
  await typeAnew(page, 'zzz')
  await page.keyboard.press('Enter')
  await arrowAndEnter(page)
  expect([await owner.inputValue(), await listed(page), await dialog.count()]).toEqual(['zzz', [], 1])
  letGo()
  await typeAnew(page, 'clinic')
  await page.getByRole('option', { name: /clinician$/ }).waitFor()
  await expect.poll(() => listed(page)).toHaveLength(1)
  await expect.poll(() => page.locator('[data-combobox-selected]').count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => owner.inputValue()).toMatch(/clinician$/)
  expect(before).not.toMatch(/clinician$/)
  await page.context().close()
})

test('whoever leads an enrollment is the one whose name stands in the field', async () => {
  const page = await at(`/patients/${scene.otherPatient.id}/team?enroll=1`)
  const { hold } = await slow(page)
  const lead = page.getByRole('combobox', { name: 'Primary clinician' })
  await tabTo(page, 'Primary clinician')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: /intake$/ }).waitFor()
  const letGo = hold()
  await page.keyboard.type('Nobodyhere')
  await arrowAndEnter(page)
  expect([await lead.inputValue(), await listed(page)]).toEqual(['Nobodyhere', []])
  await page.getByText('Searching…').first().waitFor()
  letGo()
  await typeAnew(page, 'intake')
  await takeOption(page, /intake$/)
  await expect.poll(() => lead.inputValue()).toMatch(/intake$/)
  await page.context().close()
})
