import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { staff } from '#tests/support/scenes/scene.ts'
import {
  act,
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

const shots = process.env.SHOTS_DIR

let house: House
let signing: SigningHouse

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
})
afterAll(() => house?.close())

const readNote = async (id: string) =>
  (await signing.client('clinician').ask('GET', `Notes/${id}`, crossing)).body

/** A note that is ready and waits for a review of the quality office. */
async function asked(configuration = 'Author only'): Promise<string> {
  const { id, versionId } = await aDraft(signing, configuration)
  const value = [{ practitioner: staff(house.server, 'quality'), due: '2026-03-20' }]
  const body = [{ op: 'add', path: '/reviewers', value }]
  const named = await signing.client('clinician').ask('PATCH', `Notes/${id}?versionId=${versionId}`, { body })
  expect(named.status, JSON.stringify(named.body)).toBe(200)
  expect((await act(signing.client('clinician'), id, 'ready')).status).toBe(200)
  return id
}

async function inbox(width = 1440): Promise<Page> {
  const { page } = await house.open({ viewport: { width, height: 900 } })
  await enterAt(page, `${house.server.url}/notes/to-review`, 'quality')
  await page.getByRole('heading', { name: 'Notes to review' }).waitFor()
  return page
}

const rowOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) })

test('where nothing waits, the inbox says so', async () => {
  const page = await inbox()
  await page.getByText('Nothing to review').waitFor()
  await expectAccessible(page, 'an empty inbox of reviews')
  await page.context().close()
})

test('by keyboard an author asks for a review, a reviewer who may not write notes approves it, and the author reads who and when', async () => {
  const { id } = await aDraft(signing, 'Author only')
  const { page } = await house.open({ viewport: { width: 1440, height: 900 } })
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  await press(page, 'Ask for a review')
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.waitFor()
  await tabTo(page, /^Reviewer/)
  await page.keyboard.type('quality')
  await page.locator('[role=option][data-combobox-selected]', { hasText: 'quality' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await expectAccessibleInEachLook(page, 'asking for a review')
  if (shots) await page.screenshot({ path: `${shots}/review-ask.png` })
  await press(page, 'Ask for a review')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/quality.*: Requested/).waitFor()
  expect((await readNote(id)).signingState).toBe('ReadyToSign')

  const reviewer = await inbox()
  await press(reviewer, /^Approve: /)
  const approving = reviewer.getByRole('dialog', { name: 'Approve' })
  await approving.waitFor()
  await expectAccessibleInEachLook(reviewer, 'approving a note')
  await tabTo(reviewer, /^Comment to the author/)
  await reviewer.keyboard.type('Well told.')
  await press(reviewer, 'Approve')
  await approving.waitFor({ state: 'detached' })
  await reviewer.getByText('Nothing to review').waitFor()
  expect((await readNote(id)).reviewers).toMatchObject([{ state: 'Approved', comment: 'Well told.' }])
  await reviewer.context().close()

  await page.reload()
  await page.getByText(/quality.*: Approved/).waitFor()
  await page.getByText('Well told.').waitFor()
  await expectAccessible(page, 'a note that was approved')
  if (shots) await page.screenshot({ path: `${shots}/review-approved.png` })
  await page.context().close()
})

test('a reviewer opens a note from the inbox and asks for changes; the author reads the reason and the words', async () => {
  const id = await asked()
  const page = await inbox(390)
  await rowOf(page, id).getByRole('link').click()
  await page.getByText('We talked.').first().waitFor()
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for changes' })
  await dialog.getByRole('button', { name: 'Ask for changes' }).click({ force: true })
  expect(await dialog.isVisible(), 'without a reason and words nothing is sent').toBe(true)
  await dialog.getByLabel(/^Why/).click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel(/^What should change/).fill('Say what the plan is.')
  await expectAccessible(page, 'asking for changes, on a phone')
  if (shots) await page.screenshot({ path: `${shots}/review-changes-phone.png` })
  await dialog.getByRole('button', { name: 'Ask for changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await readNote(id)).signingState).toBe('Returned')
  await page.context().close()

  const { page: authors } = await house.open({ viewport: { width: 1440, height: 900 } })
  await enterAt(authors, `${house.server.url}/notes/${id}`, 'clinician')
  await authors.getByText(/^\s*Returned by .*quality/).waitFor()
  await authors.getByText('Say what the plan is.').first().waitFor()
  await authors.getByText(/quality.*: Returned/).waitFor()
  await authors.context().close()
})

test('a reviewer narrows the list and marks what is shown as reviewed, and nothing else; one that changed meanwhile stays', async () => {
  const [first, second] = [await asked(), await asked()]
  const other = await asked('Author and supervisor')
  const page = await inbox()
  await page.getByText('3 of 3 notes shown').waitFor()
  await expectAccessibleInEachLook(page, 'notes that wait for a review')
  if (shots) {
    await page.screenshot({ path: `${shots}/to-review-desktop.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: `${shots}/to-review-dark.png` })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `${shots}/to-review-phone.png`, fullPage: true })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.getByLabel('Kind of note').first().click()
  await page.getByRole('option', { name: /^Author only/ }).click()
  await page.getByText('2 of 3 notes shown').waitFor()
  expect(await rowOf(page, other).count()).toBe(0)
  expect((await act(signing.client('quality'), second, 'return', back)).status).toBe(200)

  await page.getByRole('button', { name: 'Mark all as reviewed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark all as reviewed' })
  await dialog.getByText('This signs nothing.').waitFor()
  await expectAccessible(page, 'marking all as reviewed')
  await dialog.getByRole('button', { name: /^Approve / }).click()
  await expect.poll(() => rowOf(page, first).count()).toBe(0)
  expect((await readNote(first)).reviewers).toMatchObject([{ state: 'Approved' }])
  expect((await readNote(first)).signatures ?? []).toEqual([])
  expect((await readNote(second)).reviewers).toMatchObject([{ state: 'Returned' }])
  expect((await readNote(other)).reviewers).toMatchObject([{ state: 'Requested' }])
  await page.context().close()
})

const back = { reason: { code: 'incomplete', display: 'anything' } }

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
