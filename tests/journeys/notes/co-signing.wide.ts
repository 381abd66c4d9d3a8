import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  sign,
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

test('by keyboard a supervisor gives a note to another, from the list and from the note, and finds who has it', async () => {
  const [fromList, fromNote] = [await waiting(), await waiting()]
  const page = await inbox()
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${fromList}"]`) })
  await row.getByRole('button', { name: /^Reassign/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Give to another supervisor' })
  await dialog.waitFor()
  await expectAccessibleInEachLook(page, 'giving a note to another supervisor')
  const give = async (why: string) => {
    await tabTo(page, /^Supervisor who co-signs/)
    await page.keyboard.type('deputy')
    await page.locator('[role=option][data-combobox-selected]', { hasText: 'deputy' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await tabTo(page, /^Why/)
    await page.keyboard.type(why)
    if (shots) await page.screenshot({ path: `${shots}/reassign.png` })
    await press(page, 'Give to another supervisor')
    await dialog.waitFor({ state: 'detached' })
  }
  await give('On leave from Monday.')
  await expect.poll(() => tickOf(page, fromList).count()).toBe(0)

  await page.goto(`${house.server.url}/notes/${fromNote}`)
  await page.locator('.note-paper').waitFor()
  await page.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Give to another supervisor' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await give('She knows the family.')
  await page.getByText(/Gave the co-signature to .*deputy.*: She knows the family/).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/reassigned.png` })
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessible(page, 'a note that was given to another supervisor')
  const { body } = await signing.client('deputy').ask('POST', 'Notes/to-sign', { body: {} })
  const ids = body.notes.map(({ note }: { readonly note: { readonly id: string } }) => note.id)
  expect(ids).toEqual(expect.arrayContaining([fromList, fromNote]))
  await page.context().close()
})

/** What the author writes on another device. */
async function writeElsewhere(id: string, summary: string): Promise<void> {
  const clinician = signing.client('clinician')
  const { meta } = (await clinician.ask('GET', `Notes/${id}`, crossing)).body
  const body = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary } }]
  const written = await clinician.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
}

test('a supervisor who has a note open signs nothing that came after it was opened, but reads it first', async () => {
  const id = await waiting()
  const { page } = await house.open({ viewport: { width: 390, height: 844 } })
  await enterAt(page, `${house.server.url}/notes/${id}`, 'supervisor')
  await page.getByText('We talked.').first().waitFor()
  const back = await act(signing.client('supervisor'), id, 'return', {
    reason: { code: 'incomplete', display: 'anything' },
  })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  await writeElsewhere(id, 'He has a plan to die.')
  expect((await sign(signing.client('clinician'), id)).status).toBe(200)

  const next = page.getByRole('button', { name: 'Sign the next step' })
  await next.click()
  await page.getByRole('alert').getByText('The note was changed elsewhere').waitFor()
  await page.getByText('He has a plan to die.').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expectAccessible(page, 'a note that was changed before it was signed, on a phone')
  await next.click()
  await page.getByRole('dialog').waitFor()
  await page.context().close()
})

test('an author signs what stands on the screen: words from another device are shown before they are signed', async () => {
  const { id } = await aDraft(signing, 'Author only')
  const { page } = await house.open({ viewport: { width: 1280, height: 900 } })
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  const summary = page.getByText('We talked.').first()
  await summary.waitFor()
  await writeElsewhere(id, 'She feels safe.')

  await page.getByRole('button', { name: /^Sign/ }).first().click()
  await page.getByRole('alert').getByText('The note was changed elsewhere').waitFor()
  await page.getByText('She feels safe.').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: /^Sign/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.context().close()
})

test('by keyboard a supervisor signs several notes with one press of a passkey', async () => {
  const ids = [await waiting(), await waiting(), await waiting()]
  for (const id of ids) await signing.client('supervisor').ask('GET', `Notes/${id}`, crossing)
  const { page } = await house.open({ viewport: { width: 1440, height: 900 } })
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  let answers = 0
  authenticator.on('WebAuthn.credentialAsserted', () => {
    answers += 1
  })
  const place = house.server.url.replace('127.0.0.1', 'localhost')
  await enterAt(page, `${place}/account`, 'supervisor')
  await press(page, 'Add a passkey')
  await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor()
  await typeThere(page, 'Office laptop')
  await page.keyboard.press('Tab')
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await press(page, 'I have kept them')
  await page.getByText('Passkey: Office laptop').waitFor()

  await page.goto(`${place}/notes/to-sign`)
  await press(page, /^Select all you have read/)
  await press(page, 'Co-sign selected…')
  const dialog = page.getByRole('dialog', { name: /^Co-sign \d+ notes/ })
  await dialog.getByRole('radio', { name: 'Passkey' }).waitFor({ state: 'attached' })
  await tabTo(page, 'Password')
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('When you go on, your device asks you to confirm.').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/co-sign-passkey.png` })
  await expectAccessibleInEachLook(page, 'several notes signed with one passkey')
  await press(page, /^Co-sign \d+ notes/)
  await dialog.waitFor({ state: 'detached' })
  expect(await Promise.all(ids.map(stateOf))).toEqual(['Signed', 'Signed', 'Signed'])
  expect(answers, 'the passkey was asked once').toBe(1)
  for (const id of ids) {
    const { body } = await signing.client('supervisor').ask('GET', `Notes/${id}`, crossing)
    expect(body.signatures.at(-1)).toMatchObject({ meaning: 'CoSigned', method: 'Passkey' })
  }
  await authenticator.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
