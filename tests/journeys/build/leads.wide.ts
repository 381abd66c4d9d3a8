import { sql } from 'kysely'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo, typeThere } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { active, created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
let sleep: Row
let contact: Row
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'] })
  implementer = await house.server.signIn('implementer')
  sleep = await active(implementer, 'Questionnaires', {
    name: 'Sleep check',
    key: 'sleep-check',
    version: 1,
    shortName: 'SLEEP',
    licence: 'Custom',
    elements: [
      {
        id: 'sleeping',
        type: 'Choice',
        label: 'How did you sleep?',
        options: [
          { code: '0', label: 'Well', score: 0 },
          { code: '3', label: 'Badly', score: 3 },
        ],
      },
    ],
    scoring: [{ id: 'total', name: 'Total', kind: 'Sum', itemIds: ['sleeping'] }],
  })
  contact = await active(implementer, 'Forms', {
    name: 'Contact in a crisis',
    key: 'crisis-contact',
    version: 1,
    elements: [
      {
        id: 'helper',
        type: 'Section',
        label: 'Who helps',
        children: [
          { id: 'who', type: 'String', label: 'Name of the helper' },
          {
            id: 'phone',
            type: 'String',
            label: 'Phone of the helper',
            visibleWhen: { combinator: 'And', clauses: [{ source: 'who', operator: 'Exists' }] },
          },
        ],
      },
      { id: 'plan', type: 'Text', label: 'What was agreed' },
    ],
  })
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const aDraft = (key: string, elements: readonly object[]): Promise<Row> =>
  created(implementer, 'Forms', { name: `Form ${key}`, key, version: 1, status: 'Draft', elements })

const mood = { id: 'mood', type: 'Integer', label: 'Mood' }

async function builderOf({ id }: Row): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/forms/${id}`, 'implementer')
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  return page
}

const elementsOf = async ({ id }: Row) => (await implementer.ask('GET', `Forms/${id}`)).body.elements

/** Takes an element of the palette by some of its letters. */
async function take(page: Page, letters: string): Promise<void> {
  await tabTo(page, 'Find an element')
  await page.keyboard.type(letters)
  await page.keyboard.press('Enter')
}

/** Types where the builder asks, and takes the first that is found. */
async function answer(page: Page, question: string, letters: string, found: string): Promise<void> {
  await tabTo(page, question)
  await typeThere(page, letters)
  await page
    .getByRole('option', { name: new RegExp(`^${found}`) })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const itemOf = (page: Page, label: string) =>
  page.getByRole('treeitem', { name: new RegExp(`\\d\\. ${label}`) })
const isInHand = (page: Page, label: string) =>
  expect.poll(() => itemOf(page, label).evaluate((node) => node === document.activeElement)).toBe(true)

test('by keyboard a questionnaire, a form, a former answer and a record are put into a form: the palette asks which, and the form is tried out with them', async () => {
  const draft = await aDraft('with-others', [mood])
  const page = await builderOf(draft)

  await take(page, 'instrument')
  await page.getByRole('region', { name: 'Instrument' }).waitFor()
  await expectAccessibleInEachLook(page, 'the builder that asks which questionnaire')
  await answer(page, 'Which questionnaire', 'sleep', 'Sleep check')
  await isInHand(page, 'Sleep check')

  await take(page, 'embedded')
  await answer(page, 'Which form', 'crisis', 'Contact in a crisis')
  await isInHand(page, 'Contact in a crisis')
  await page.getByText('Name of the helper').first().waitFor()
  await page.getByText('How did you sleep?').first().waitFor()

  await take(page, 'last value')
  await page.getByRole('combobox', { name: 'Which question of this form' }).waitFor()
  await page.keyboard.press('Escape')
  await take(page, 'last value')
  await answer(page, 'Which question of this form', 'moo', 'Mood')
  await expect.poll(() => itemOf(page, 'Mood').count()).toBe(2)

  await take(page, 'reference')
  await answer(page, 'Which kind of record', 'practitioner', 'Practitioner')
  await isInHand(page, 'Practitioner')
  if (shots !== undefined) await page.screenshot({ path: `${shots}/leads-placed.png` })

  await expect
    .poll(() => elementsOf(draft))
    .toMatchObject([
      mood,
      { type: 'Instrument', label: 'Sleep check', questionnaire: { id: sleep.id } },
      { type: 'Subform', label: 'Contact in a crisis', form: { id: contact.id } },
      { type: 'LastValue', label: 'Mood', of: 'mood' },
      { type: 'Reference', label: 'Practitioner', types: ['Practitioner'] },
    ])

  await page.getByText('Try it', { exact: true }).click()
  await press(page, 'Fill in here: Sleep check')
  await page.getByRole('radio', { name: 'Badly' }).check()
  await page.getByText('Total 3').waitFor()
  await page.getByLabel('Name of the helper').fill('Aunt')
  await page.getByLabel('Phone of the helper').waitFor()
  if (shots !== undefined) await page.screenshot({ path: `${shots}/leads-tried.png` })
  await page.context().close()
})

test('a section of another form is copied into this one, and a section of this one becomes a form of its own that stands in its place', async () => {
  const draft = await aDraft('with-copies', [mood])
  const page = await builderOf(draft)
  await take(page, 'sections of')
  await answer(page, 'From which form', 'crisis', 'Contact in a crisis')
  await page.getByRole('combobox', { name: 'Which sections' }).waitFor()
  await answer(page, 'Which sections', 'who', 'Who helps')
  await isInHand(page, 'Who helps')
  await expect
    .poll(() => elementsOf(draft))
    .toMatchObject([mood, { id: 'helper', type: 'Section', children: [{ id: 'who' }, { id: 'phone' }] }])

  await press(page, 'Keep as a form of its own')
  await page.getByText('Who helps is kept as a draft form of its own.').waitFor()
  if (shots !== undefined) await page.screenshot({ path: `${shots}/leads-kept.png` })
  const address = await page.getByRole('link', { name: 'Open Who helps' }).getAttribute('href')
  await press(page, 'Use that form here')
  const kept = { id: address?.split('/').at(-1) ?? '' }
  await expect
    .poll(() => elementsOf(draft))
    .toMatchObject([mood, { type: 'Subform', label: 'Who helps', form: { id: kept.id } }])
  expect((await implementer.ask('GET', `Forms/${kept.id}`)).body).toMatchObject({
    status: 'Draft',
    name: 'Who helps',
    elements: [{ id: 'who' }, { id: 'phone', visibleWhen: { clauses: [{ source: 'who' }] } }],
  })
  await page.context().close()
})

test('a version that was published with a draft inside says so, and one that was published with what is in use says nothing', async () => {
  const inner = await aDraft('inside', [mood])
  const outer = await aDraft('around', [
    { id: 'part', type: 'Subform', label: 'Part', form: { id: inner.id, resourceType: 'Form' } },
  ])
  const { status } = await implementer.ask('POST', `Forms/${outer.id}/publish`, {
    body: { versionId: outer.versionId },
  })
  expect(status).toBe(200)
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/build/forms/${outer.id}`, 'implementer')
  const doubts = page.getByRole('region', { name: 'Problems' })
  await page.getByText('This version does not change any more.').waitFor()
  await page.getByRole('textbox', { name: 'Mood' }).waitFor()
  expect(await doubts.count()).toBe(0)
  // As it was pinned when a Draft was not published with what shows it.
  await house.server.world.database.asOwner((transaction) =>
    sql`update resource set content = jsonb_set(content::jsonb, '{elements,0,form,versionId}',
      to_jsonb(${inner.versionId}::text)) where id = ${outer.id}::uuid`.execute(transaction),
  )
  await page.reload()
  await doubts.getByText(/shows a draft of “Form inside”/).waitFor()
  await expectAccessible(page, 'a version with a draft inside')
  await page.context().close()
})

test('a form is tried out with its defaults, for a patient of some age', async () => {
  const draft = await aDraft('with-age', [
    { ...mood, default: 5 },
    {
      id: 'school',
      type: 'String',
      label: 'School',
      visibleWhen: {
        combinator: 'And',
        clauses: [{ source: 'patient.age', operator: 'LessThan', value: 18 }],
      },
    },
  ])
  const page = await builderOf(draft)
  await page.getByText('Try it', { exact: true }).click()
  expect(await page.getByLabel('Mood').inputValue()).toBe('5')
  expect(await page.getByLabel('School').count()).toBe(0)
  await page.getByLabel('Age of the patient').fill('12')
  await page.getByLabel('School').waitFor()
  if (shots !== undefined) await page.screenshot({ path: `${shots}/leads-sample.png` })
  await page.getByLabel('Age of the patient').fill('40')
  await page.getByLabel('School').waitFor({ state: 'detached' })
  await page.context().close()
})
