import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  expectAccessibleInEachLook,
  type House,
  openHouse,
  signIn,
} from '#tests/support/browser/open-house.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { codeOfApp } from '#tests/support/signing/set-up-app.ts'
import {
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

const shots = process.env.SHOTS_DIR

let house: House
let signing: SigningHouse
let page: Page
/** Passkeys are made for a name, and an address of digits is none. */
let place = ''
let key = ''
let recoveryCodes: readonly string[] = []

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
  place = house.server.url.replace('127.0.0.1', 'localhost')
  page = (await house.open()).page
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}, 240_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function look(name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** The code of the next half minute, so that none of the same half minute was taken already. */
let taken = 0
async function freshCode(): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / 30_000) - 1, taken + 1)
  taken = step
  const wait = (step - 1) * 30_000 - Date.now()
  if (wait > 0) await page.waitForTimeout(wait + 50)
  return codeOfApp(key, step * 30_000)
}

test('somebody sets up an authenticator app by keyboard, and keeps the ten codes that come with it', async () => {
  await page.goto(place)
  await signIn(page, 'clinician')
  await page.goto(`${place}/account`)
  await arrive(page, 'Your account')
  await press(page, 'Set up an authenticator app')
  await page.getByRole('dialog', { name: 'Set up an authenticator app' }).waitFor()
  await typeThere(page, 'not the password')
  await page.keyboard.press('Enter')
  await page.getByText("The current password isn't right.").waitFor()
  await page.getByLabel('Current password').last().fill(testPassword)
  await page.keyboard.press('Enter')

  const shown = page.getByRole('textbox', { name: 'Key' })
  await shown.waitFor()
  key = (await shown.inputValue()).replaceAll(' ', '')
  await page.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor()
  await look('app')
  await expectAccessibleInEachLook(page, 'setting an app up')
  await tabTo(page, /Code that the app shows now/)
  await page.keyboard.type(await freshCode())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).waitFor()
  recoveryCodes = await page.locator('.recovery-codes code').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await look('codes')
  await expectAccessibleInEachLook(page, 'recovery codes')
  await press(page, 'I have kept them')
  await page.getByText('10 recovery codes are left.').waitFor()
})

test('adds a passkey of the device under a name', async () => {
  await press(page, 'Add a passkey')
  await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor()
  await typeThere(page, 'Ward laptop')
  await page.keyboard.press('Tab')
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Passkey: Ward laptop').waitFor()
  await look('account')
  await expectAccessibleInEachLook(page, 'your account with second factors')
  await page.reload()
  await page.getByText('Passkey: Ward laptop').waitFor()
})

async function openToSign(): Promise<string> {
  const { id } = await aDraft(signing, 'Author only')
  await page.goto(`${place}/notes/${id}`)
  await page.getByRole('button', { name: /All saved/ }).waitFor()
  await press(page, /^Sign/)
  await page.getByRole('dialog', { name: /Sign/ }).waitFor()
  await page.getByRole('radio', { name: 'App code' }).waitFor({ state: 'attached' })
  return id
}

async function chosenByArrow(name: string): Promise<void> {
  const way = page.getByRole('dialog').getByRole('radio', { name })
  await tabTo(page, 'Password')
  for (let presses = 0; presses < 3 && !(await way.isChecked()); presses += 1)
    await page.keyboard.press('ArrowRight')
}

async function methodOf(id: string): Promise<unknown> {
  const { body } = await signing.client('clinician').ask('GET', `Notes/${id}`, crossing)
  return body.signatures?.[0]?.method
}

test('signs a note with a code of the app, by keyboard', async () => {
  const id = await openToSign()
  await chosenByArrow('App code')
  await look('sign')
  await expectAccessibleInEachLook(page, 'signing with a code')
  await tabTo(page, /Code from your app/)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByText("That didn't confirm that it's you. Nothing was signed.").waitFor()
  await tabTo(page, /Code from your app/)
  await page.keyboard.type(await freshCode())
  await page.keyboard.press('Enter')
  await page.getByText('This note is signed and locked').waitFor()
  expect(await methodOf(id)).toBe('Totp')
})

test('signs a note with the passkey, by keyboard', async () => {
  const id = await openToSign()
  await chosenByArrow('Passkey')
  await expectAccessibleInEachLook(page, 'signing with a passkey')
  await press(page, /^Sign & lock/)
  await page.getByText('This note is signed and locked').waitFor()
  expect(await methodOf(id)).toBe('Passkey')
})

test('who prefers the passkey begins with it, and signs with two keys', async () => {
  const client = signing.client('clinician')
  const { body: session } = await client.ask('GET', '/session')
  const owner = { id: session.profile.id, resourceType: 'Practitioner' }
  const [kept] = (await client.ask('GET', 'PersonalPreferences', crossing)).body
  const answer = kept
    ? await client.ask('PATCH', `PersonalPreferences/${kept.id}?versionId=${kept.meta.versionId}`, {
        body: [{ op: 'add', path: '/signatureDefaultMethod', value: 'Passkey' }],
        ...crossing,
      })
    : await client.ask('POST', 'PersonalPreferences', { body: { owner, signatureDefaultMethod: 'Passkey' } })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  const id = await openToSign()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=radio]:checked')
    .and(dialog.getByRole('radio', { name: 'Passkey' }))
    .waitFor({ state: 'attached' })
  await press(page, /^Sign & lock/)
  await page.getByText('This note is signed and locked').waitFor()
  expect(await methodOf(id)).toBe('Passkey')
})

test('adds an addendum with the passkey', async () => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add an addendum', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Why/ }).click()
  await page.getByRole('option', { name: 'Additional information' }).click()
  await dialog.getByLabel(/^Addendum/).fill('The school called in the evening.')
  await dialog
    .locator('input[type=radio]:checked')
    .and(dialog.getByRole('radio', { name: 'Passkey' }))
    .waitFor({ state: 'attached' })
  await dialog.locator('button[type=submit]').click()
  await page.getByText('The addendum was added.').first().waitFor()
  await page.getByText('The school called in the evening.').first().waitFor()
})

test('is asked for a second step at the door, and comes in with the passkey', async () => {
  await page.goto(`${place}/account`)
  await arrive(page, 'Your account')
  await page.locator('.user-button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Username or e-mail').fill('clinician')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from your app, or a recovery code').waitFor()
  await look('door')
  await expectAccessibleInEachLook(page, 'the second step at the door')
  await tabTo(page, 'Use your passkey')
  await page.keyboard.press('Enter')
  await page.locator('.user-button').waitFor()
})

test('elsewhere, without app and device, a recovery code lets in once, and a wrong code nobody', async () => {
  const { page: other, context } = await house.open()
  await other.goto(place)
  const [code = ''] = recoveryCodes
  const knock = async (secondFactor: string) => {
    await other.getByLabel('Username or e-mail').fill('clinician')
    await other.getByLabel('Password', { exact: true }).fill(testPassword)
    await other.keyboard.press('Enter')
    await other.getByLabel('Code from your app, or a recovery code').fill(secondFactor)
    await other.keyboard.press('Enter')
  }
  await knock('000000')
  await other.getByText('That did not work. Nothing was opened.').waitFor()
  await other.getByLabel('Code from your app, or a recovery code').fill(code)
  await other.keyboard.press('Enter')
  await other.locator('.user-button').waitFor()
  await context.close()
})

test('takes the app away with the password', async () => {
  await page.goto(`${place}/account`)
  await arrive(page, 'Your account')
  await page.getByText('9 recovery codes are left.').waitFor()
  await press(page, 'Remove Authenticator app')
  await typeThere(page, testPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Second factor removed.' }).waitFor()
  await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor({ state: 'detached' })
})

test('where the practice demands one, who has none sets it up by keyboard before anything else opens', async () => {
  const admin = signing.client('admin')
  const [kept] = (await admin.ask('GET', 'PracticePreferences', crossing)).body
  const demanded = await admin.ask(
    'PATCH',
    `PracticePreferences/${kept.id}?versionId=${kept.meta.versionId}`,
    {
      body: [{ op: 'add', path: '/mfaRequired', value: true }],
    },
  )
  expect(demanded.status, JSON.stringify(demanded.body)).toBe(200)

  const { page: other, context } = await house.open()
  await other.goto(`${place}/notes/to-sign`)
  await other.getByLabel('Username or e-mail').fill('quality')
  await other.getByLabel('Password', { exact: true }).fill(testPassword)
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { name: 'Set up a second step' }).waitFor()
  if (shots) await other.screenshot({ path: `${shots}/demanded.png` })
  await expectAccessibleInEachLook(other, 'a second step that is demanded')
  await other.reload()
  await other.getByRole('heading', { name: 'Set up a second step' }).waitFor()

  await press(other, 'Set up an authenticator app')
  await other.getByRole('dialog', { name: 'Set up an authenticator app' }).waitFor()
  await typeThere(other, testPassword)
  await other.keyboard.press('Enter')
  const shown = other.getByRole('textbox', { name: 'Key' })
  await shown.waitFor()
  const own = (await shown.inputValue()).replaceAll(' ', '')
  await tabTo(other, /Code that the app shows now/)
  await other.keyboard.type(await codeOfApp(own, Date.now()))
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: 'I have kept them' }).waitFor()
  expect(await other.locator('.recovery-codes code').allTextContents()).toHaveLength(10)
  await press(other, 'I have kept them')
  await other.locator('.user-button').waitFor()
  await context.close()
})
