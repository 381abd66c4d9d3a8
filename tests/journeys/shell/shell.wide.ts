import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteByLink } from '#server/accounts/passwords/links-query.ts'
import { personByLogin } from '#server/accounts/people/person-by-login-query.ts'
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

test('a clinician signs in by keyboard alone and finds the day, with the focus on its heading', async () => {
  const { page } = await house.open()
  await page.goto(house.server.url)
  await page.getByLabel('Username or e-mail').waitFor()
  await page.getByLabel('Username or e-mail').focus()
  await page.keyboard.type('clinician')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a test is a promise')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Today')
  expect(await page.title()).toBe('Today · Goldthread')
  await page.context().close()
})

test('whoever goes to the menu while the screen is still coming stays there', async () => {
  const { page } = await house.open()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/today-screen*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(house.server.url)
  await signIn(page, 'clinician')
  await page.locator('.user-button').focus()
  arrive()
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('user-button')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Your account' }).waitFor()
  await page.context().close()
})

test('a wrong password says so and keeps the name', async () => {
  const { page } = await house.open()
  await page.goto(house.server.url)
  await page.getByLabel('Username or e-mail').fill('clinician')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')

  await page.getByText("The username or password isn't right").waitFor()
  expect(await page.getByLabel('Username or e-mail').inputValue()).toBe('clinician')
  await page.context().close()
})

test('the palette finds a patient by a few letters, and Escape gives the focus back', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.keyboard.press('Control+k')
  await page.locator('[role="combobox"]:focus').waitFor()
  await page.keyboard.type('riv')
  await page.getByRole('option', { name: /Rivera/ }).waitFor()
  await expectAccessible(page, 'the palette')

  await page.keyboard.press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Notes to sign', level: 1 }).waitFor()
  await page.context().close()
})

test('the palette finds a patient by birth date, shows it beside the name, and says by what people are found', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('4/12/1991')
  await page.getByRole('option', { name: /Rivera.*Apr 12, 1991/ }).waitFor()
  await field.fill('Rivera 1991-04-12')
  await page.getByRole('option', { name: /Rivera/ }).waitFor()
  await field.fill('555-0199')
  await page.getByText('by name, birth date, record number or phone', { exact: false }).waitFor()
  await page.context().close()
})

test('without a connection the page says so, and says when it is back', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('button', { name: /All saved/ }).waitFor()

  await context.setOffline(true)
  await page.getByText('Your work is kept here').waitFor()
  await context.setOffline(false)
  await page.getByText('Your work is kept here').waitFor({ state: 'detached' })
  await context.close()
})

test('a one-time link sets the first password, and works once', async () => {
  const link = await aWelcomeLink('scribe')
  const { page, context } = await house.open()
  await page.goto(`${house.server.url}/welcome#token=${link}`)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('other')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText("The passwords don't match.").waitFor()
  await expectAccessible(page, 'welcome')

  await page.getByLabel('New password', { exact: true }).fill('five small words in a row')
  await page.getByLabel('Confirm new password').fill('five small words in a row')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password saved.').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username or e-mail').fill('scribe')
  await page.getByLabel('Password', { exact: true }).fill('five small words in a row')
  await page.keyboard.press('Enter')
  await page.locator('.user-button').waitFor()
  await context.close()
})

async function aWelcomeLink(login: string): Promise<string> {
  const { database, now, newId } = house.server.world
  return database.asOwner(async (transaction) => {
    const person = await personByLogin(transaction, login)
    return inviteByLink(transaction, { id: person?.id ?? '', at: now().iso, newId })
  })
}

test('a part of the page that cannot be had says so, and one stays where one was', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await page.route('**/assets/calendar-screen*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Schedule' }).first().click()

  await page.getByText('so you are still where you were').first().waitFor()
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/today')
  expect(await page.getByText('Updates are ready!').count()).toBe(0)

  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await page.getByText("This part of the page couldn't be loaded.").waitFor()
  await expectAccessible(page, 'a part that is missed again')
  await page.unroute('**/assets/calendar-screen*.js')
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await page.getByRole('heading', { level: 1, name: /, 20\d\d$/ }).waitFor()
  await context.close()
})

test('a part of a release that is no longer on the server asks for a refresh, not for patience', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.route('**/assets/calendar-screen*.js', (route) => route.abort())
  await page.route(`${house.server.url}/`, (route) =>
    route.fulfill({ body: '<html>the next release</html>' }),
  )
  await page.getByRole('link', { name: 'Schedule' }).first().click()

  await page.getByText('Updates are ready!').waitFor()
  await page.getByRole('button', { name: 'Refresh the page' }).waitFor()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  await context.close()
})

test('a server that fails says so with the number of the request, and the details for the curious', async () => {
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'clinician')
  const problem = { title: 'Broken on purpose', status: 500 }
  await page.route('**/Notes/queries*', (route) =>
    route.fulfill({
      status: 500,
      headers: { requestid: 'r-4711' },
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    }),
  )
  await page.getByRole('link', { name: 'Notes to sign' }).first().click()
  await page.reload()

  await page.getByText("Sorry, we couldn't complete your request.").waitFor()
  await page.getByRole('button', { name: 'Show me nerd stuff' }).click()
  const dialog = page.getByRole('dialog', { name: 'Broken on purpose' })
  await dialog.getByText('r-4711').waitFor()
  await dialog.getByText('500', { exact: true }).waitFor()
  await expectAccessible(page, 'error details')
  await dialog.getByRole('button', { name: 'Close Dialog' }).click()
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})

test('the page speaks Spanish to whoever chooses it', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.locator('.user-button').click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()

  await page.getByRole('heading', { name: 'Hoy', level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.context().close()
})

test('sign-in, shell and Today weigh 220 kB at most', async () => {
  const { page, context } = await house.open()
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url()))
      weights.push(response.body().then((bytes) => gzipSync(bytes).length))
  })
  await enter(page, house.server.url, 'clinician')
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()

  const weight = (await Promise.all(weights)).reduce((sum, each) => sum + each, 0)
  expect(weights.length).toBeGreaterThan(10)
  expect(weight).toBeLessThan(220_000)
  await context.close()
})

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const looks = [
  { name: 'light', colorScheme: 'light', viewport: wide, isWhole: true },
  { name: 'dark', colorScheme: 'dark', viewport: wide, isWhole: true },
  { name: 'large letters', colorScheme: 'light', viewport: wide, isWhole: false },
  { name: 'a phone', colorScheme: 'light', viewport: phone, isWhole: true },
  { name: 'a dark phone', colorScheme: 'dark', viewport: phone, isWhole: false },
  {
    name: 'the narrowest window',
    colorScheme: 'light',
    viewport: { width: 320, height: 640 },
    isWhole: false,
  },
] as const

for (const { name, isWhole, ...options } of looks)
  test(`every part of the shell can be used by everyone: ${name}`, async () => {
    const { page, context } = await house.open(options)
    if (name === 'large letters')
      await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
    await page.goto(house.server.url)
    await page.getByLabel('Username or e-mail').waitFor()
    if (isWhole) await expectAccessible(page, `sign-in, ${name}`)

    await signIn(page, 'clinician')
    await page.getByRole('heading', { name: /Rivera/ }).waitFor()
    await expectAccessible(page, `today, ${name}`)
    expect(await overflowOf(page)).toBe(0)

    if (isWhole) await openOverlays(page, name)
    await context.close()
  })

async function openOverlays(page: Page, name: string): Promise<void> {
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await expectAccessible(page, `menu, ${name}`)
  await page.keyboard.press('Escape')

  await page.locator('.save-chip').click()
  await page.getByText('Everything is saved').waitFor()
  await expectAccessible(page, `drawer, ${name}`)
}

test('no page complained: no mistake of a script, nothing against the policy', () => {
  expect(house.complaints).toEqual([])
})

/** How many pixels the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
