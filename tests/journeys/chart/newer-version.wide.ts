import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const shots = process.env.SHOTS_DIR

let house: House
let scene: Scene
let clinician: TestClient
let row: Row

const why = { id: 'why', type: 'Text', label: 'What keeps you awake?' }
const version = (number: number, elements: object) =>
  active(scene.admin, 'Questionnaires', {
    ...{ name: 'Nights', key: 'nights', version: number, shortName: 'NIGHTS', licence: 'FreeWithNotice' },
    elements,
  })

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  clinician = await house.server.signIn('clinician')
  const first = await version(1, [
    { id: 'hours', type: 'Integer', label: 'Hours of sleep' },
    why,
    { id: 'color', type: 'String', label: 'Color of the room' },
  ])
  row = await created(clinician, 'QuestionnaireResponses', {
    ...{ questionnaire: bare(first), patient: bare(scene.patient), author: scene.owner },
    ...{ source: 'Clinician', status: 'Preliminary', authored: '2026-02-04T09:10:00-06:00' },
    answers: { hours: 6, why: 'The dog', color: 'Blue' },
  })
  await version(2, [
    { id: 'hours', type: 'Text', label: 'How do you sleep?' },
    { id: 'awake', type: 'Section', label: 'Awake', children: [why] },
  ])
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const stored = async () => (await clinician.ask('GET', `QuestionnaireResponses/${row.id}`)).body.answers

test('whoever fills in an older version is told what a newer one changes, moves there by a press, takes that back, and moves again', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/responses/${row.id}`, 'clinician')
  const offer = page.getByRole('region', { name: 'There is a newer version of this questionnaire.' })
  await offer.waitFor()
  await offer.getByRole('button', { name: 'See what changes' }).press('Enter')
  await offer.getByText('One answer is kept.').waitFor()
  await offer.getByText('No longer asked: “Color of the room”.').waitFor()
  await offer.getByText('Asked in another way: “Hours of sleep”.').waitFor()
  await expectAccessibleInEachLook(page, 'a newer version')
  await shot(page, 'newer-version')
  await offer.getByRole('button', { name: 'Change to version 2' }).press('Enter')

  await page.getByText('This is version 2 now.').waitFor()
  await page.getByText('How do you sleep?').waitFor()
  expect(await stored()).toEqual({ why: 'The dog' })
  await shot(page, 'newer-version-moved')
  await page.getByRole('button', { name: 'Back to the version before' }).press('Enter')
  await page.getByText('Hours of sleep').waitFor()
  expect(await stored()).toEqual({ hours: 6, why: 'The dog', color: 'Blue' })

  await offer.waitFor()
  await offer.getByRole('button', { name: 'See what changes' }).press('Enter')
  await offer.getByRole('button', { name: 'Change to version 2' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Back to the version before' })
  await undo.waitFor()
  await page.getByLabel('How do you sleep?').fill('Little')
  await undo.waitFor({ state: 'detached' })
  await expect.poll(stored).toEqual({ why: 'The dog', hours: 'Little' })
  await context.close()
}, 120_000)

test('on a phone in the dark the offer is calm and short', async () => {
  const { page, context } = await house.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const { body } = await scene.admin.ask('GET', 'Questionnaires')
  const first = body.find(
    ({ key, version: number }: Record<string, unknown>) => key === 'nights' && number === 2,
  )
  const again = await created(clinician, 'QuestionnaireResponses', {
    ...{ questionnaire: bare(first), patient: bare(scene.patient), author: scene.owner },
    ...{ source: 'Clinician', status: 'Preliminary', authored: '2026-02-05T09:10:00-06:00', answers: {} },
  })
  await version(3, [why])
  await enterAt(page, `${house.server.url}/responses/${again.id}`, 'clinician')
  await page.getByRole('button', { name: 'See what changes' }).waitFor()
  await shot(page, 'newer-version-phone')
  await context.close()
}, 120_000)
