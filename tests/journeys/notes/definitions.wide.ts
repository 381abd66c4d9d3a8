import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { authorStep, created } from '#tests/support/scenes/scene.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  const implementer = await house.server.signIn('implementer')
  const { id, versionId } = await created(implementer, 'SignatureConfigurations', {
    ...{ name: 'Author signs', key: 'author-signs', version: 1, status: 'Draft' },
    steps: [authorStep],
  })
  const answer = await implementer.ask('POST', `SignatureConfigurations/${id}/publish`, {
    body: { versionId },
  })
  expect(answer.status).toBe(200)
})

afterAll(async () => {
  await house?.close()
})

const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sleep check',
  item: [
    {
      linkId: '1',
      text: 'Nights',
      type: 'group',
      item: [
        { linkId: '1.1', text: 'Hours of sleep', type: 'integer', required: true },
        {
          linkId: '1.2',
          text: 'How rested?',
          type: 'choice',
          answerOption: [{ valueCoding: { code: 'well', display: 'Well' } }, { valueString: 'Not at all' }],
        },
      ],
    },
    {
      linkId: '2',
      text: 'Days',
      type: 'group',
      item: [{ linkId: '2.1', text: 'Anything else?', type: 'text' }],
    },
  ],
}

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

async function at(path: string, options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, 'implementer')
  return page
}

/** Presses Tab until the thing with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const here = await page.evaluate(() => document.activeElement?.textContent?.trim())
    if (here === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing named "${name}" can be reached by the Tab key.`)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a questionnaire is taken in, made a note and published by keyboard alone', async () => {
  const page = await at('/build/import')
  await heading(page, 'Import questionnaires').waitFor()
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose files')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([file('sleep.json', questionnaire)])
  await page.getByText('Imported as a draft').waitFor()
  await expectAccessible(page, 'the import report')

  await tabTo(page, 'Sleep check')
  await page.keyboard.press('Enter')
  await heading(page, 'Sleep check').waitFor()
  await page.getByLabel('Hours of sleep').waitFor()
  await expectAccessible(page, 'a questionnaire')

  await tabTo(page, 'Use as note')
  await page.keyboard.press('Enter')
  await page.getByText('A note definition with 2 sections was created').first().waitFor()
  await page.getByLabel('Hours of sleep').waitFor()
  await expectAccessible(page, 'a note definition')
  expect(page.url()).toContain('/build/note-definitions/')

  await tabTo(page, 'Publish')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish Sleep check?' })
  await dialog.waitFor()
  await tabTo(page, 'Publish')
  await page.keyboard.press('Enter')
  await page.locator('.page-heading').getByText('Active').waitFor()
  await page
    .getByText(/Uses version/)
    .first()
    .waitFor()
  await page.context().close()
})

test('what stands in the way of publishing stands beside the question that it speaks of', async () => {
  const implementer = await house.server.signIn('implementer')
  const { id } = await created(implementer, 'Questionnaires', {
    ...{ name: 'Unfinished', shortName: 'Unfinished', key: 'unfinished', version: 1, status: 'Draft' },
    ...{ licence: 'PublicDomain', language: { code: 'en', display: 'English' } },
    elements: [
      { id: 'sleep', type: 'String', label: 'Sleep' },
      { id: 'mood', type: 'Choice', label: 'Mood' },
    ],
  })
  const page = await at(`/build/questionnaires/${id}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()

  await page.locator('.form-field', { hasText: 'Mood' }).locator('.form-finding').waitFor()
  expect(await page.locator('.form-field', { hasText: 'Sleep' }).locator('.form-finding').count()).toBe(0)
  await expectAccessible(page, 'a refused questionnaire')
  await page.locator('.build-findings button').click()
  await page.context().close()
})

test('a file that is not a questionnaire says why, and the others are taken in', async () => {
  const page = await at('/build/import')
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles([
      file('broken.json', '{ "resourceType": '),
      file('patient.json', { resourceType: 'Patient' }),
      file('sleep-again.json', questionnaire),
    ])

  await page
    .locator('.import-sum')
    .filter({ hasText: '3 files: 1 questionnaire imported, 2 not imported.' })
    .waitFor()
  await page.getByText('This file begins like JSON').waitFor()
  await page.context().close()
})

test('what was typed into a preview is stored nowhere', async () => {
  const page = await at('/build')
  await page.getByRole('link', { name: 'Sleep check' }).first().click()
  await page.getByLabel('Hours of sleep').fill('7')
  await page.reload()
  expect(await page.getByLabel('Hours of sleep').inputValue()).toBe('')
  await page.context().close()
})

for (const { name, ...options } of [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)
  test(`the builders' screens can be used by everyone: ${name}`, async () => {
    const page = await at('/build', options)
    await page.getByRole('link', { name: 'Sleep check' }).first().waitFor()
    await expectAccessible(page, `builders, ${name}`)
    await page.goto(`${house.server.url}/build/import`)
    await page
      .getByLabel('Choose files')
      .first()
      .setInputFiles([file('sleep-3.json', questionnaire)])
    await page.getByText('Imported as a draft').waitFor()
    await expectAccessible(page, `import, ${name}`)
    await page.context().close()
  })

test('no script of these screens broke', () => {
  expect(house.complaints).toEqual([])
})
