import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created } from '#tests/support/scenes/scene.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  await house?.close()
})

test('while the server has no room to save, a change waits on the device, reading goes on, and later it is saved', async () => {
  const admin = await house.server.signIn('admin')
  const room = { kind: 'Room', status: 'active', timezone: 'America/Chicago' }
  const place = await created(admin, 'Locations', { name: 'Blue room', ...room })
  await created(admin, 'Locations', { name: 'Quiet room', ...room })
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/resources/Location/${place.id}`, 'admin')
  await page.getByLabel(/^Name/).first().fill('Green room')

  const free = fillDisk()
  await page.keyboard.press('Control+s')
  await page.getByText('The server is out of space – 1 change is waiting on this device').waitFor()
  await page.getByText('Your work is kept here and saved as soon as there is space.').waitFor()
  await expectAccessible(page, 'a server without room')
  await page.goto(`${house.server.url}/resources/Location`)
  await page.getByText('Quiet room').waitFor()

  free()
  await page.getByText(/All saved/).waitFor()
  expect(await page.getByText('The server is out of space').count()).toBe(0)
  expect((await admin.ask('GET', `Locations/${place.id}`)).body.name).toBe('Green room')
  await context.close()
})

test('a page that is opened while the server still starts says how far it is, and becomes the application by itself', async () => {
  const { state } = house.server
  const { world, clientDirectory } = state
  const indexed = (done: number) => [{ what: 'http.indexing', done, total: 12 }]
  Object.assign(state, { world: undefined, clientDirectory: undefined, progress: indexed(3) })
  const { page, context } = await house.open()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(house.server.url)
  await page.getByText('Goldthread is starting. Wait a moment.').waitFor()
  await page.getByRole('progressbar', { name: 'Preparing records for search: 3 of 12' }).waitFor()
  await expectAccessible(page, 'a server that starts')

  state.progress = indexed(7)
  await page.getByRole('progressbar', { name: 'Preparing records for search: 7 of 12' }).waitFor()
  Object.assign(state, { world, clientDirectory, progress: [] })
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await context.close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})

/** From now on nothing new may be stored, as when the disk under the database is nearly full; answers what frees it. */
function fillDisk(): () => void {
  const { database } = house.server.world
  const { hasRoom } = database
  Object.assign(database, { hasRoom: () => false })
  return () => Object.assign(database, { hasRoom })
}
