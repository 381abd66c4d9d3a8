import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { png } from '#tests/support/content/files.ts'
import { created, type Row, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({
    implementer: ['implementation'],
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
  })
  implementer = await house.server.signIn('implementer')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('an author says by lists which records a question offers', async () => {
  const row = await draftOf('Offers', [
    { id: 'who', type: 'Practitioner', label: 'Who helped' },
    { id: 'where', type: 'Program', label: 'Where' },
  ])
  const page = await builderOf(row, 'Who helped')
  await page.getByRole('combobox', { name: 'License 1' }).fill('LCSW')
  await page.getByRole('option', { name: 'Licensed clinical social worker' }).click()
  await page.getByRole('checkbox', { name: 'Active only' }).check()
  await expectAccessible(page, 'the settings of a question for a practitioner')
  await shot(page, 'offer-only')

  await page.getByRole('treeitem', { name: /Where/ }).click()
  await page.getByRole('group', { name: 'Kind' }).getByRole('checkbox', { name: 'Crisis' }).check()
  await expect
    .poll(async () => (await storedOf(row)).map(({ filter }) => filter))
    .toEqual([{ licenses: [expect.objectContaining({ code: 'LCSW' })], active: true }, { kind: ['Crisis'] }])
  await page.context().close()
})

test('an author gives an answer a picture, asks for words with it, and says when it is not offered', async () => {
  const options = [
    { code: 'alone', label: 'Alone' },
    { code: 'other', label: 'Somewhere else' },
  ]
  const row = await draftOf('Answers', [
    { id: 'child', type: 'Boolean', label: 'A child?' },
    { id: 'lives', type: 'OpenChoice', label: 'Lives', options },
  ])
  const page = await builderOf(row, 'Lives')
  await page.getByText('More about each answer').click()
  await page.getByRole('radio', { name: 'House' }).check()
  await page
    .getByRole('group', { name: /Do not offer this answer/ })
    .getByRole('button', { name: 'Add condition' })
    .click()
  await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'Somewhere else' })
  await page.getByRole('checkbox', { name: 'Asks for words with it' }).check()
  await expectAccessible(page, 'the settings of each answer')
  await shot(page, 'each-answer')

  await expect
    .poll(async () => (await storedOf(row))[1]?.options)
    .toEqual([
      { ...options[0], icon: 'House', hiddenWhen: expect.objectContaining({ combinator: 'And' }) },
      { ...options[1], allowText: true },
    ])
  await page.context().close()
})

test('an author chooses from a list of which notes a last answer is', async () => {
  await setScene(house.server)
  const row = await draftOf('Looking back', [
    { id: 'last', type: 'LastValue', label: 'Lately', of: 'summary' },
  ])
  const page = await builderOf(row, 'Lately')
  await page.getByLabel('Of which notes').selectOption({ label: 'progress-note' })

  await expect.poll(async () => (await storedOf(row))[0]?.definitionKey).toBe('progress-note')
  await page.getByLabel('Of which notes').selectOption({ label: 'Any note' })
  await expect.poll(async () => (await storedOf(row))[0]?.definitionKey).toBeUndefined()
  await page.context().close()
})

test('instructions have a picture that belongs to the form, with words for those who do not see it', async () => {
  const row = await draftOf('Pictured', [{ id: 'hint', type: 'Instructions', body: 'Breathe like this.' }])
  const page = await builderOf(row, 'Instructions')
  const picture = { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.from(png(60, 80)) }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
  await (await chooser).setFiles(picture)
  await page.getByLabel('What it shows').fill('A boat on a wave')
  await page.getByRole('tree', { name: 'The form' }).getByRole('img', { name: 'A boat on a wave' }).waitFor()
  await expectAccessible(page, 'the settings of instructions with a picture')
  await shot(page, 'picture')

  await expect
    .poll(async () => (await storedOf(row))[0]?.image)
    .toEqual({ address: expect.stringMatching(/^data:image\//), shows: 'A boat on a wave' })
  await page.context().close()
})

/** A draft with these elements. */
function draftOf(name: string, elements: readonly object[]): Promise<Row> {
  return created(implementer, 'Questionnaires', {
    ...{
      name,
      key: name.toLowerCase().replaceAll(' ', '-'),
      version: 1,
      status: 'Draft',
      shortName: name,
      licence: 'Custom',
    },
    elements,
  })
}

/** The builder, with one element in hand. */
async function builderOf({ id }: Row, label: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/questionnaires/${id}/design`, 'implementer')
  await page.getByRole('treeitem', { name: new RegExp(label) }).click()
  return page
}

async function storedOf({ id }: Row): Promise<readonly Element[]> {
  const { body } = await implementer.ask('GET', `Questionnaires/${id}`)
  const { elements }: Questionnaire = body
  return definitionOf({ elements }).elements
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
