import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { authorStep, staff } from '#tests/support/scenes/scene.ts'
import { type ServicesScene, setServicesScene } from '#tests/support/scenes/services-scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const coSigner = {
  ...authorStep,
  id: 'supervisor',
  order: 2,
  role: 'Supervisor',
  who: 'Supervisor',
  meaning: 'CoSigned',
}

let house: House
let scene: ServicesScene
let clinician: TestClient
let noteId = ''

beforeAll(async () => {
  house = await openHouse()
  scene = await setServicesScene(house.server, [authorStep, coSigner])
  clinician = await house.server.signIn('clinician')
  const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
  await scene.admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
    body: [{ op: 'add', path: '/supervisor', value: staff(house.server, 'supervisor') }],
  })
}, 180_000)
afterAll(() => house?.close())

const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
async function look(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) })
}

async function addService(page: Page, name: string): Promise<void> {
  await tabTo(page, 'Add a service')
  await page.keyboard.type(name.slice(0, 5))
  await takeOption(page, new RegExp(name))
  await press(page, 'Add')
  await page.getByLabel(`${name}: from`, { exact: true }).waitFor()
}

/** From one end of the session to a moment of it, in the hours of its zone. */
async function setTimes(page: Page, name: string, from: string, to: string): Promise<void> {
  await page.getByLabel(`${name}: from`, { exact: true }).fill(from)
  await page.getByLabel(`${name}: to`, { exact: true }).fill(to)
}

/** The one service goes with a reason, and not before one is given. */
async function takeAway(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '1 service' }).waitFor()
  await press(page, /^Take away/)
  const dialog = page.getByRole('dialog', { name: 'Take Skills training away from the note?' })
  await dialog.waitFor()
  expect(await dialog.getByRole('button', { name: 'Discard' }).isDisabled()).toBe(true)
  await look(page, 'services-take-away')
  await page.keyboard.type('Another day.')
  await tabTo(page, 'Discard')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '0 services' }).waitFor()
}

test('a visit with two services is begun, written and signed by keyboard', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/new?patient=${scene.patient.id}`, 'clinician')
  await page.getByRole('radio', { name: 'Multi-service visit' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Start', { exact: false }).first().waitFor()
  await page.locator('input[type="date"]').fill('2026-03-04')
  await page.locator('input[type="time"]').first().fill('09:00')
  await tabTo(page, 'Where')
  await page.keyboard.type('Room')
  await takeOption(page, /Room 2/)
  await look(page, 'services-start')
  await press(page, 'Start the note')
  await page.getByRole('heading', { name: '0 services' }).waitFor()
  noteId = page.url().split('/').at(-1) ?? ''

  await addService(page, 'Skills training')
  await takeAway(page)
  await addService(page, 'Skills training')
  await setTimes(page, 'Skills training', '09:00', '09:30')
  await addService(page, 'Peer support')
  await setTimes(page, 'Peer support', '09:30', '10:00')
  await page.getByRole('heading', { name: '2 services' }).waitFor()
  await look(page, 'services-whole')
  await expectAccessibleInEachLook(page, 'a note of several services')

  await tabTo(page, /The visit in words/)
  await page.keyboard.type('A long visit.')
  for (const [name, words] of [
    ['Skills training', 'Practised.'],
    ['Peer support', 'Talked.'],
  ] as const) {
    await tabTo(page, 'Next service')
    await page.keyboard.press('Enter')
    await page.locator('.group-member h2').getByText(name).waitFor()
    await tabTo(page, new RegExp(`${name} in words`))
    await page.keyboard.type(words)
  }
  await look(page, 'services-part')
  await expectAccessibleInEachLook(page, 'one service of a note of several')
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('dialog', { name: 'Sign together' }).waitFor()
  await look(page, 'services-sign')
  await page
    .getByRole('dialog')
    .getByLabel(/Password/)
    .fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Signed: 3').first().waitFor()
  expect((await read(`Notes/${noteId}`)).signingState).toBe('PartiallySigned')
  await page.context().close()
}, 180_000)

test('the supervisor signs the whole with its parts, and then it is locked and finished', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'supervisor')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, 'services-supervisor')
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('dialog', { name: 'Sign together' }).waitFor()
  await page
    .getByRole('dialog')
    .getByLabel(/Password/)
    .fill(testPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Signed: 3').first().waitFor()
  const whole = await read(`Notes/${noteId}`)
  expect(whole).toMatchObject({ signingState: 'Signed', status: 'Final' })
  for (const { childNote } of whole.definitionAssignments)
    expect((await read(`Notes/${childNote.id}`)).signingState).toBe('Signed')
  await page.context().close()
}, 120_000)

test('the chart shows it once, with its services, and it is read with all of them', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/patients/${scene.patient.id}/notes`, 'clinician')
  const row = page.locator('.chart-notes-rows li')
  await row.first().waitFor()
  expect(await row.count()).toBe(1)
  await page.getByText('1 note', { exact: true }).waitFor()
  const text = await row.first().innerText()
  for (const name of ['Skills training', 'Peer support']) expect(text).toContain(name)
  await look(page, 'services-chart')
  await page.goto(`${house.server.url}/notes/${noteId}`)
  await page.getByText('This note is signed and locked').first().waitFor()
  for (const words of ['A long visit.', 'Practised.', 'Talked.'])
    await page.locator('main').getByText(words).first().waitFor()
  await look(page, 'services-read')
  expect(house.complaints).toEqual([])
  await page.context().close()
}, 120_000)
