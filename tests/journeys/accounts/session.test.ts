import { sql } from 'kysely'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { enter, expectAccessible, type House, openHouse, signIn } from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
})

afterAll(async () => {
  await house?.close()
})

/** All that the page holds for whoever looks: what is drawn, its title, what it stores, its state in the browser's history. */
function traceOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      JSON.stringify(history.state),
    ].join('\n'),
  )
}

async function openSessions(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from session where revoked_at is null`.execute(transaction)
  return rows[0]?.count ?? 0
}

test('a session that ends leaves nothing to read, and its owner goes on at the same address', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('link', { name: 'Patients' }).first().click()
  await page
    .getByRole('link', { name: /Rivera/ })
    .first()
    .click()
  await page
    .getByRole('heading', { name: /Rivera/ })
    .first()
    .waitFor()
  const address = page.url()
  const left = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await left.promise
    await route.fallback()
  })
  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await context.clearCookies()
  left.resolve()

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.waitFor()
  await expectAccessible(page, 'signing in again')
  expect(await traceOf(page)).not.toContain('Rivera')
  await page.waitForURL('**/')
  await dialog.getByLabel('Password', { exact: true }).fill('a test is a promise')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('grid', { name: 'Appointments of the day' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/calendar')

  await page
    .getByRole('navigation', { name: 'Open workspaces' })
    .getByRole('link', { name: /Rivera/ })
    .click()
  await page
    .getByRole('heading', { name: /Rivera/ })
    .first()
    .waitFor()
  expect(page.url()).toBe(address)
  await context.close()
})

test('a session that runs out unused leaves nothing to read either', async () => {
  const { page, context } = await house.open()
  await page.clock.install()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await page.clock.fastForward('31:00')
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  expect(await traceOf(page)).not.toContain('Rivera')
  await context.close()
})

test('two minutes before its end the session warns, and one press keeps it', async () => {
  const { page, context } = await house.open()
  await page.clock.install()
  let last = Date.now()
  const heard = () => {
    last = Date.now()
  }
  page.on('request', heard).on('requestfinished', heard)
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  // What is still on its way would count as work after the clock has jumped.
  await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(1_500)
  await page.clock.fastForward('28:30')

  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' })
  await dialog.getByText('You will be signed out in 2 minutes.').waitFor()
  await expectAccessible(page, 'the warning')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})

test('a sign-out without a connection is remembered: nobody comes back by it, and the server hears of it', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  const sessions = () => house.server.world.database.asOwner(openSessions)
  const before = await sessions()
  await context.route(/\/(api|health)\//, (route) => route.abort('connectionrefused'))
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByText("You're signed out on this device.").waitFor()
  expect(await traceOf(page)).not.toContain('Rivera')
  await expectAccessible(page, 'a sign-out that is still owed')

  await page.reload()
  await page.getByText("You're signed out on this device.").waitFor()
  expect(await traceOf(page)).not.toContain('Rivera')
  expect(await sessions()).toBe(before)

  await context.unroute(/\/(api|health)\//)
  await page.reload()
  await page.getByLabel('Username or e-mail').waitFor()
  await page.getByText("You're signed out on this device.").waitFor({ state: 'detached' })
  expect(await sessions()).toBe(before - 1)
  expect(await traceOf(page)).not.toContain('Rivera')
  await context.close()
})

test('whoever signs in after a sign-out that was owed is not signed out in its place', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await page.evaluate(() => localStorage.setItem('goldthread.leaving', 'yes'))
  await page.goto(house.server.url)
  await signIn(page, 'supervisor')
  await page.reload()
  await page.locator('.user-button').waitFor()
  expect(await page.content()).toContain('supervisor')
  await context.close()
})

test('whoever signs out leaves nothing to read on the page', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await page.getByLabel('Username or e-mail').waitFor()
  expect(await page.content()).not.toContain('Rivera')
  await page.goBack().catch(() => undefined)
  expect(await page.content()).not.toContain('Rivera')
  await page.context().close()
})

test('whoever signs out in one tab has left the others too', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  const other = await context.newPage()
  await other.goto(house.server.url)
  await other.getByRole('heading', { name: /Rivera/ }).waitFor()

  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await other.getByLabel('Username or e-mail').waitFor()
  expect(await other.content()).not.toContain('Rivera')
  await context.close()
})

test('no page complained: no mistake of a script, nothing against the policy', () => {
  expect(house.complaints).toEqual([])
})
