import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { newerTemplate } from '#tests/support/scenes/newer-template.ts'
import { type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR
const across = { headers: { 'x-enable-cross-partition': 'true' } }

let house: House
let scene: Scene
let clinician: TestClient

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  clinician = await house.server.signIn('clinician')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).waitFor()
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
const template = (key: string) => newerTemplate({ server: house.server, scene, clinician }, key)
const answers = async (id: string) =>
  (await clinician.ask('GET', `Notes/${id}`, across)).body.sections.map(
    ({ data }: Record<string, unknown>) => data,
  )

test('whoever writes a draft by an older template is told what a newer one changes, moves there by keyboard, takes that back, and moves again', async () => {
  const { noteId: id, publishNewer } = await template('evening')
  await publishNewer()
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  const offer = page.getByRole('region', { name: 'There is a newer version of this template.' })
  await offer.waitFor()
  await press(page, 'See what changes')
  await offer.getByText('One answer is kept.').waitFor()
  await offer.getByText('No longer asked in “Talk”: “Color of the room”.').waitFor()
  await offer.getByText('Asked in another way in “Talk”: “Hours of sleep”.').waitFor()
  await offer.getByText('Sections › “Plan” was added.').waitFor()
  await expectAccessibleInEachLook(page, 'a newer template')
  await shot(page, 'newer-template')
  await press(page, 'Change to version 2')

  await page.getByText('This is version 2 now.').waitFor()
  await page.getByLabel('How do you sleep?').waitFor()
  expect(await answers(id)).toEqual([{ said: 'The dog barks.' }, {}])
  await shot(page, 'newer-template-moved')
  await press(page, 'Back to the version before')
  await page.getByLabel('Hours of sleep').waitFor()
  expect(await answers(id)).toEqual([{ hours: 6, said: 'The dog barks.', color: 'Blue' }])

  await offer.waitFor()
  await press(page, 'See what changes')
  await press(page, 'Change to version 2')
  const undo = page.getByRole('button', { name: 'Back to the version before' })
  await undo.waitFor()
  await page.getByLabel('How do you sleep?').waitFor()
  await page.getByLabel('How do you sleep?').fill('Little')
  await undo.waitFor({ state: 'detached' })
  await expect.poll(() => answers(id)).toEqual([{ said: 'The dog barks.', hours: 'Little' }, {}])
  await context.close()
}, 120_000)

test('on a phone in the dark the offer is calm and short', async () => {
  const { noteId: id, publishNewer } = await template('night')
  await publishNewer()
  const { page, context } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  const offer = page.getByRole('region', { name: 'There is a newer version of this template.' })
  await offer.waitFor()
  await shot(page, 'newer-template-phone')
  await offer.getByRole('button', { name: 'See what changes' }).click()
  await offer.getByText('One answer is kept.').waitFor()
  await shot(page, 'newer-template-phone-seen')
  await context.close()
}, 120_000)
