import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})

afterAll(async () => {
  await house?.close()
})

const room = (name: string): Promise<Row> =>
  created(admin, 'Locations', { name, kind: 'Room', status: 'active', timezone: 'America/Chicago' })

async function nameOf({ id }: Row): Promise<string> {
  return (await admin.ask('GET', `Locations/${id}`)).body.name
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not come about within fifteen seconds.')
}

/** The edit screen of a room, with its new name typed but not yet saved. */
async function rename(page: Page, place: Row, name: string): Promise<void> {
  await page.goto(`${house.server.url}/resources/Location/${place.id}`)
  await page.getByLabel(/^Name/).first().fill(name)
}

test('what is saved without a connection is kept when the tab closes, and sent from the next one', async () => {
  const place = await room('Blue room')
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await rename(page, place, 'Green room')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Offline, 1 waiting').waitFor()
  expect(await nameOf(place)).toBe('Blue room')

  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(house.server.url)
  await next.getByText(/All saved/).waitFor()
  await until(async () => (await nameOf(place)) === 'Green room')
  await context.close()
})

test('another person on the same browser neither sees nor sends what the first one wrote', async () => {
  const place = await room('Red room')
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await rename(page, place, 'Rust room')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Offline, 1 waiting').waitFor()
  // A tab that closes is online again for a moment; its session is ended first, so that it cannot send either.
  await context.clearCookies()
  await page.close()
  await context.setOffline(false)

  const other = await context.newPage()
  await enter(other, house.server.url, 'supervisor')
  await other.getByText(/All saved/).waitFor()
  await other.locator('.save-chip').click()
  await other.getByText('Everything is saved').waitFor()
  expect(await nameOf(place)).toBe('Red room')
  await other.close()

  await context.clearCookies()
  const back = await context.newPage()
  await enter(back, house.server.url, 'admin')
  await until(async () => (await nameOf(place)) === 'Rust room')
  await context.close()
})

test('two who changed the same words: both stand in the drawer, and mine wins when I say so', async () => {
  const place = await room('Plain room')
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await rename(page, place, 'My room')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Offline, 1 waiting').waitFor()
  await admin.ask('PATCH', `Locations/${place.id}?versionId=${place.versionId}`, {
    body: [{ op: 'replace', path: '/name', value: 'Their room' }],
  })
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto(house.server.url)
  await next.getByText("Couldn't save 1 change").click()
  const drawer = next.getByRole('dialog', { name: 'Not saved yet' })
  await drawer.getByRole('cell', { name: 'My room' }).waitFor()
  await drawer.getByRole('cell', { name: 'Their room' }).waitFor()
  await expectAccessible(next, 'the recovery drawer')
  expect(await nameOf(place)).toBe('Their room')

  await drawer.getByRole('button', { name: 'Save mine as a new version' }).click()
  await until(async () => (await nameOf(place)) === 'My room')
  await context.close()
})

test('a change that meets an ended session waits, and goes on when its author is back', async () => {
  const place = await room('Old room')
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await rename(page, place, 'New room')
  await context.clearCookies()
  await page.keyboard.press('Control+s')

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByText('One change is kept on this device').waitFor()
  expect(await nameOf(place)).toBe('Old room')
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')

  await dialog.waitFor({ state: 'detached' })
  await until(async () => (await nameOf(place)) === 'New room')
  await context.close()
})
