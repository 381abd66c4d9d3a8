import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, focused, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enter,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import {
  type AllRecords,
  moveRecords,
  namingRecords,
  storedRecords,
} from '#tests/support/scenes/merge-records.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let page: Page
let admin: TestClient
let helena: Row
let lena: Row
let before: AllRecords

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative', 'non-prescribing-clinician'],
    quality: ['quality-assurance'],
  })
  admin = await house.server.signIn('admin')
  ;[helena, lena] = [await aPerson('Helena', 'Anxiety'), await aPerson('Lena', 'Insomnia')]
  const quality = await house.server.signIn('quality')
  await quality.ask('GET', `Patients/${lena.id}`)
  before = await ofBoth()
  page = (await house.open()).page
  await enter(page, house.server.url, 'admin')
}, 120_000)
afterAll(() => house?.close())

async function aPerson(given: string, problem: string): Promise<Row> {
  const row = await created(admin, 'Patients', {
    name: { use: 'official', given: [given], family: 'Pemberly' },
    gender: 'female',
    birthDate: '1988-04-02',
    contacts: [{ system: 'phone', value: given === 'Lena' ? '+12175550143' : '+12175550177' }],
  })
  await created(admin, 'Conditions', {
    subject: bare(row),
    category: 'Diagnosis',
    code: { code: 'F41.1', display: problem, system: 'http://hl7.org/fhir/sid/icd-10-cm' },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  return row
}

const ofBoth = async () => namingRecords(await storedRecords(house.server), [helena.id, lena.id])

/** Counts what a person does beside typing: what is clicked, or gone to and pressed. */
function counting() {
  let actions = 0
  return {
    count: () => actions,
    click: async (place: Locator) => {
      actions += 1
      await place.click()
    },
    press: async (name: string | RegExp) => {
      actions += 1
      await tabTo(page, name)
      await page.keyboard.press('Enter')
    },
  }
}

const picture = async (name: string) => {
  const folder = process.env.SHOTS_DIR
  if (!folder) return
  await page.screenshot({ path: `${folder}/merge-${name}.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${folder}/merge-${name}-phone.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}
const duplicates = () => page.goto(`${house.server.url}/patients/duplicates`)
const stays = () => page.locator('.comparison-records strong').first()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const confirmed = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const problemsOf = async ({ id }: Row) => {
  await page.goto(`${house.server.url}/patients/${id}/problems`)
  await page.getByRole('heading', { level: 1, name: /Pemberly/ }).waitFor()
  await page.locator('[aria-busy=true], .loading').first().waitFor({ state: 'detached' })
}

test('by mouse: a suspected duplicate is compared, the older record is proposed to stay, either way round is one press, and it is merged; the old address leads to the one that stays', async () => {
  const { click, count } = counting()
  await duplicates()
  await page.getByRole('link', { name: /^Compare Pemberly/ }).waitFor()
  await expectAccessibleInEachLook(page, 'suspected duplicates')
  await picture('suspected')
  await click(page.getByRole('link', { name: /^Compare Pemberly/ }))
  await page.getByText(/is proposed to stay/).waitFor()
  for (const name of ['Lena', 'Helena']) {
    await expect.poll(() => stays().textContent()).toContain(name === 'Lena' ? 'Helena' : 'Lena')
    await button('Keep the other one').click()
    await expect.poll(() => stays().textContent()).toContain(name)
  }
  const phones = page.getByRole('radiogroup', { name: 'Contacts' })
  await phones.getByRole('radio', { name: /Pemberly, Helena .* – stays ?\(217\) 555-0177/ }).waitFor()
  await phones.getByRole('radio', { name: /Pemberly, Lena .* – is merged ?\(217\) 555-0143/ }).waitFor()
  await page.getByRole('region', { name: 'What they say alike' }).getByText('Apr 2, 1988').waitFor()
  await expectAccessibleInEachLook(page, 'two records compared')
  expect(await page.locator('.page').count()).toBe(1)
  expect(await page.locator('.moves li').allTextContents()).toEqual(['Problem1'])
  await picture('compared')
  await click(button('Merge'))
  await click(confirmed('Merge'))
  await page.getByRole('heading', { level: 1, name: /Pemberly, Helena/ }).waitFor()
  await moveRecords(house.server)
  await page.goto(`${house.server.url}/patients/${lena.id}`)
  await page.getByRole('heading', { level: 1, name: /Pemberly, Helena/ }).waitFor()
  await problemsOf(helena)
  for (const name of ['Anxiety', 'Insomnia']) await page.getByRole('rowheader', { name }).waitFor()
  console.log(`actions to find and merge a duplicate, by mouse: ${count()}`)
  expect(count()).toBeLessThanOrEqual(4)
}, 60_000)

test('who had opened the record that went is told with the one that stays, marked', async () => {
  await page.goto(`${house.server.url}/patients/${helena.id}/access`)
  const opened = page.getByRole('region', { name: 'Opened in the course of work' })
  const marked = opened.getByRole('listitem').filter({ hasText: 'as Pemberly, Lena' })
  await marked.filter({ hasText: 'quality' }).waitFor()
  expect(await opened.getByRole('listitem').filter({ hasText: 'quality' }).count()).toBe(1)
  await expectAccessible(page, 'who opened a merged record')
  await picture('access')
})

test('by mouse: the two are separated, and every reference is where it was', async () => {
  const { click, count } = counting()
  await page.goto(`${house.server.url}/patients/${helena.id}`)
  await click(page.getByRole('link', { name: 'Merged records' }))
  await button(/^Separate Pemberly, Lena/).waitFor()
  await picture('merged')
  await click(button(/^Separate Pemberly, Lena/))
  await expectAccessible(page, 'the question whether to separate')
  await click(confirmed('Separate'))
  await page.getByText(/now being separated|separated again/).waitFor()
  await page.getByRole('link', { name: /^Chart of Pemberly, Lena/ }).waitFor()
  await page.getByRole('link', { name: 'Chart of the record that stayed' }).waitFor()
  await moveRecords(house.server)
  await problemsOf(lena)
  await page.getByRole('heading', { level: 1, name: /Pemberly, Lena/ }).waitFor()
  await page.getByRole('rowheader', { name: 'Insomnia' }).waitFor()
  expect(await page.getByRole('rowheader', { name: 'Anxiety' }).count()).toBe(0)
  expect(await ofBoth()).toEqual(before)
  console.log(`actions to separate two records, by mouse: ${count()}`)
  expect(count()).toBeLessThanOrEqual(3)
}, 60_000)

test('by keyboard: the same, there and back', async () => {
  const { press, count } = counting()
  await duplicates()
  await page.getByRole('link', { name: /^Compare Pemberly/ }).waitFor()
  await press(/^Compare Pemberly/)
  await arrive(page, 'Merge records')
  await stays().waitFor()
  const kept = (await stays().textContent())?.includes('Helena') ? helena : lena
  await press('Merge')
  await expect.poll(() => focused(page)).toBe('Cancel')
  await press('Merge')
  await page.getByRole('heading', { level: 1, name: /Pemberly/ }).waitFor()
  await moveRecords(house.server)
  expect(await ofBoth()).not.toEqual(before)

  await page.goto(`${house.server.url}/patients/${kept.id}`)
  await page.getByRole('link', { name: 'Merged records' }).waitFor()
  await press('Merged records')
  await arrive(page, 'Merge records')
  await button(/^Separate Pemberly/).waitFor()
  await press(/^Separate Pemberly/)
  await expect.poll(() => focused(page)).toBe('Cancel')
  await press('Separate')
  await page.getByText(/now being separated/).waitFor()
  await moveRecords(house.server)
  expect(await ofBoth()).toEqual(before)
  console.log(`actions to merge and separate, by keyboard: ${count()}`)
  expect(count()).toBeLessThanOrEqual(6)
}, 90_000)

test('by keyboard: two who are not the same person are suspected no more, until one is called otherwise', async () => {
  const { press, count } = counting()
  await duplicates()
  await button(/are not the same person$/).waitFor()
  await press(/are not the same person$/)
  const judged = page.getByRole('region', { name: 'Not the same person' })
  await judged.getByText(/^decided .* by .*admin/).waitFor()
  await page.getByText('No two records look like one person.').waitFor()
  expect(count()).toBe(1)
  await expectAccessible(page, 'pairs that are not the same person')
  await picture('judged')
  await page.reload()
  await judged.waitFor()
  await tabTo(page, /^Suspect again: /)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Compare Pemberly/ }).waitFor()
  await tabTo(page, /are not the same person$/)
  await page.keyboard.press('Enter')
  await judged.waitFor()

  const { body } = await admin.ask('GET', `Patients/${lena.id}`)
  const renamed = [{ op: 'replace', path: '/name/given', value: ['Helena'] }]
  const path = `Patients/${lena.id}?versionId=${body.meta.versionId}`
  expect((await admin.ask('PATCH', path, { body: renamed })).status).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: /^Compare Pemberly, Helena .* and Pemberly, Helena/ }).waitFor()
  expect(await judged.count()).toBe(0)
  expect(house.complaints).toEqual([])
}, 60_000)
