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
import { testPassword } from '#tests/support/server/server.ts'
import {
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
})
afterAll(() => house?.close())

/** A note that its author has signed. */
async function waiting(): Promise<string> {
  const { id } = await aDraft(signing, 'Author and supervisor')
  const signed = await sign(signing.client('clinician'), id)
  expect(signed.status, JSON.stringify(signed.body)).toBe(200)
  return id
}

const stateOf = async (id: string) =>
  (await signing.client('supervisor').ask('GET', `Notes/${id}`, crossing)).body.signingState

async function inbox(width = 1440): Promise<Page> {
  const { page } = await house.open({ viewport: { width, height: 900 } })
  await enterAt(page, `${house.server.url}/notes/to-sign`, 'supervisor')
  await page.getByRole('heading', { name: /To co-sign/ }).waitFor()
  return page
}

const tickOf = (page: Page, id: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/${id}"]`) })
    .getByRole('checkbox')

test('by keyboard a supervisor signs at once the notes that were opened, and no other', async () => {
  const [first, second, unread] = [await waiting(), await waiting(), await waiting()]
  const page = await inbox()
  expect(await tickOf(page, first).isDisabled()).toBe(true)
  await page.getByText('Open and read a note first').waitFor()
  for (const id of [first, second]) {
    await page.locator(`main a[href$="/${id}"]`).press('Enter')
    await page.locator('.note-paper').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: /To co-sign/ }).waitFor()
  }
  await expect.poll(() => tickOf(page, second).isEnabled()).toBe(true)
  expect(await tickOf(page, unread).isDisabled()).toBe(true)

  await press(page, 'Select all you have read (2)')
  await page.getByText('2 notes selected').waitFor()
  await expectAccessibleInEachLook(page, 'notes that wait, two of them selected')
  await press(page, 'Co-sign selected…')
  const dialog = page.getByRole('dialog', { name: 'Co-sign 2 notes' })
  await dialog.waitFor()
  await expectAccessible(page, 'several notes signed by one word')

  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('The password wasn').waitFor()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['PartiallySigned', 'PartiallySigned'])

  await tabTo(page, /^Comment on each/)
  await page.keyboard.type('Discussed in supervision.')
  await tabTo(page, /^Password/)
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect([await stateOf(first), await stateOf(second)]).toEqual(['Signed', 'Signed'])
  expect(await stateOf(unread)).toBe('PartiallySigned')
  const { body } = await signing.client('supervisor').ask('GET', `Notes/${first}`, crossing)
  expect(body.signatures.at(-1)).toMatchObject({
    meaning: 'CoSigned',
    comment: 'Discussed in supervision.',
    signer: { id: house.server.practice.profiles.get('supervisor') },
  })
  await expect.poll(() => tickOf(page, first).count()).toBe(0)
  await page.context().close()
})

test('one that was returned meanwhile is named with the reason, and the others are signed', async () => {
  const [first, second] = [await waiting(), await waiting()]
  for (const id of [first, second]) await signing.client('supervisor').ask('GET', `Notes/${id}`, crossing)
  const page = await inbox(390)
  await tickOf(page, first).check()
  await tickOf(page, second).check()
  await expectAccessible(page, 'notes that wait, on a phone')
  await page.getByRole('button', { name: 'Co-sign selected…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Co-sign 2 notes').first().waitFor()
  const { versionId } = (await signing.client('supervisor').ask('GET', `Notes/${first}`, crossing)).body.meta
  const reason = { code: 'incomplete', display: 'anything' }
  const back = await signing
    .client('supervisor')
    .ask('POST', `Notes/${first}/return`, { body: { versionId, reason } })
  expect(back.status, JSON.stringify(back.body)).toBe(200)

  await dialog.getByLabel('Password').first().fill(testPassword)
  await dialog.getByRole('button', { name: 'Co-sign 2 notes' }).click()
  await expect.poll(() => stateOf(second)).toBe('Signed')
  await dialog.getByText(/^Not signed: /).waitFor()
  expect(await stateOf(first)).toBe('Returned')
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
