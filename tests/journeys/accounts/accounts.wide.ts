import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteByLink } from '#server/accounts/passwords/links-query.ts'
import { personByLogin } from '#server/accounts/people/person-by-login-query.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { ask } from '#tests/support/server/server.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const first = 'a kettle sings at dawn'
const second = 'nine herons over the marsh'

async function aLink(login: string): Promise<string> {
  const { database, now, newId } = house.server.world
  return database.asOwner(async (transaction) => {
    const person = await personByLogin(transaction, login)
    return inviteByLink(transaction, { id: person?.id ?? '', at: now().iso, newId })
  })
}

test('somebody new chooses a password by the link, changes it later, sees two sign-ins and ends one', async () => {
  const link = await aLink('scribe')
  const { page, context } = await house.open()
  await page.goto(`${house.server.url}/welcome#token=${link}`)
  await page.getByLabel('New password', { exact: true }).waitFor()
  expect(page.url()).not.toContain(link)

  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
  }
  await choose('Welcome12345678')
  await page.keyboard.press('Enter')
  await page.getByText('too easy to guess').waitFor()
  await choose('scribe-riverbend')
  await page.keyboard.press('Enter')
  await page.getByText('uses names that others know').waitFor()
  await expectAccessible(page, 'welcome')
  await choose(first)
  await page.keyboard.press('Enter')
  await page.getByText('Password saved.').waitFor()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username or e-mail').fill('scribe')
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.keyboard.press('Enter')
  await page.locator('.user-button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Your account' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
  await page.getByText("You aren't signed in anywhere else.").waitFor()

  await page.getByLabel('Current password').fill('not this one')
  await choose(second)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText("The current password isn't right.").waitFor()
  await page.getByLabel('Current password').fill(first)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('status').filter({ hasText: 'Password changed.' }).waitFor()

  const body = { username: 'scribe', password: second, token: true }
  const there = await ask(`${house.server.url}/api/v1/session`, 'POST', {
    body,
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
  expect(there.status).toBe(200)
  const { token } = there.body as { readonly token: string }
  await page.reload()
  await page.getByText('Firefox on Windows').waitFor()
  await page.getByText('This device, now').waitFor()
  await expectAccessible(page, 'your account')
  await page.getByRole('button', { name: /^End session on Firefox on Windows/ }).click()
  await page.getByText("You aren't signed in anywhere else.").waitFor()
  const asked = await ask(`${house.server.url}/api/v1/session`, 'GET', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asked.status).toBe(401)
  await context.close()
})

test('the account says when the server cannot be reached, and asks again', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.route('**/api/v1/sessions', (route) => route.abort())
  await page.goto(`${house.server.url}/account`)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/api/v1/sessions')
  // The page also asks by itself once the connection is back, and may take the button away first.
  await again.click({ timeout: 3_000 }).catch(() => undefined)
  await page.getByText('This device, now').waitFor()
  await context.close()
})

test('an administrator makes a reset link beside a colleague’s record, and it is shown once', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  const address = `${house.server.url}/resources/Practitioner/${house.server.practice.profiles.get('clinician')}`
  await page.goto(address)
  expect(await page.getByRole('button', { name: 'Reset password' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Create a reset link' }).click()
  const link = page.getByRole('textbox', { name: 'Reset link' })
  await link.waitFor()
  expect(await link.inputValue()).toMatch(/\/welcome#token=[\w-]{43}$/)
  await expectAccessible(page, 'the reset link')
  await page.reload()
  await page.getByRole('button', { name: 'Create a reset link' }).waitFor()
  expect(await link.count()).toBe(0)
  await context.close()
})
