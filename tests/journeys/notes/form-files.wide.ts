import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})

afterAll(async () => {
  await house?.close()
})

const file = (name: string, content: unknown) => ({
  name,
  mimeType: name.endsWith('.csv') ? 'text/csv' : 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const files = [
  file('fhir.json', {
    resourceType: 'Questionnaire',
    title: 'From FHIR',
    item: [{ linkId: '1', text: 'Hours of sleep', type: 'integer' }],
  }),
  file('openmrs.json', {
    name: 'From OpenMRS',
    pages: [
      {
        label: 'Page',
        sections: [
          {
            label: 'Signs',
            questions: [
              {
                id: 'fever',
                label: 'Degrees',
                questionOptions: { rendering: 'number', calculate: { calculateExpression: 'calcHeat(x)' } },
              },
            ],
          },
        ],
      },
    ],
  }),
  file(
    'From REDCap.csv',
    'field_name,form_name,field_type,field_label,select_choices_or_calculations,branching_logic\nsmoker,f,yesno,Do you smoke?,,\npacks,f,text,Packs a day,,[smoker] = 1\nodd,f,calc,Odd,"round([packs], 3)",\n',
  ),
  file(
    'From a table.csv',
    'section;question;type;options;colour\nNights;How rested?;choice;well = Well | not = Not at all;blue\n',
  ),
  file('schema.json', {
    schema: {
      title: 'From a schema',
      type: 'object',
      properties: { job: { type: 'string', title: 'Your job', contentEncoding: 'base64' } },
    },
    uiSchema: { job: { 'ui:widget': 'textarea' } },
  }),
]

/** Presses Tab until the thing with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    const here = await page.evaluate(() => document.activeElement?.textContent?.trim())
    if (here === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing named "${name}" can be reached by the Tab key.`)
}

test('one file of each kind is imported by keyboard alone, the report says what was left out, and a form is saved as a file', async () => {
  const { page } = await house.open({})
  await enterAt(page, `${house.server.url}/build/import`, 'implementer')
  await page.getByRole('heading', { name: 'Import questionnaires' }).waitFor()
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose files')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(files)
  await page
    .locator('.import-sum')
    .filter({ hasText: '5 files: 5 questionnaires imported, 0 not imported.' })
    .waitFor()
  for (const words of ['calcHeat(x)', 'round([packs], 3)', 'The column "colour"', 'base64'])
    await page.getByText(words).first().waitFor()
  await expectAccessible(page, 'the report on files of all kinds')

  await page.getByRole('link', { name: 'From a table' }).waitFor()
  await tabTo(page, 'From a table')
  await page.keyboard.press('Enter')
  await page.getByText('How rested?').first().waitFor()
  await expectAccessible(page, 'a questionnaire that was a table')

  for (const [button, name] of [
    ['Table of questions (CSV)', 'from-a-table.csv'],
    ['JSON Schema with uiSchema', 'from-a-table.schema.json'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    expect((await saving).suggestedFilename()).toBe(name)
    await page.getByText(`${name} is saved.`).first().waitFor()
  }
  await expectAccessible(page, 'a questionnaire that was saved as a file')
  await page.context().close()
})

test('a file that is no form says what to do', async () => {
  const { page } = await house.open({})
  await enterAt(page, `${house.server.url}/build/import`, 'implementer')
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles([file('people.csv', 'age,born\n3,2020\n'), file('other.json', { hello: 'world' })])
  await page.getByText('This table has no column that names its questions.').waitFor()
  await page.getByText('No form was found in this file.').waitFor()
  await expectAccessible(page, 'files that are no forms')
  await page.context().close()
})
