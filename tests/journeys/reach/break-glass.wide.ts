import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'

type Options = Parameters<House['open']>[0]

const telephone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const large: Options = {}
const days = { outside: '1980-05-05', confidential: '1981-05-05' }

let house: House
let secret: string

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const name = { use: 'official', given: ['Vera'], family: 'Hidden' }
  await created(admin, 'Patients', { name, gender: 'female', birthDate: days.outside })
  const confidential = await created(admin, 'Patients', {
    name,
    gender: 'female',
    birthDate: days.confidential,
    confidentialTeam: [{ practitioner: staff(house.server, 'supervisor') }],
  })
  secret = confidential.id
})
afterAll(() => house?.close())

async function opened(login: string, path: string, options: Options = {}): Promise<Page> {
  const { page } = await house.open(options)
  if (options === large)
    await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

async function lookFor(page: Page, birthDate: string): Promise<void> {
  await page.getByLabel('Name, birth date, number or phone').fill('Vera Hidden')
  await page.getByRole('heading', { name: 'Look outside your list' }).waitFor()
  await expect.poll(() => page.getByLabel('Given name').inputValue()).toBe('Vera')
  await page.getByLabel('Birth date', { exact: true }).fill(birthDate)
  await page.keyboard.press('Enter')
}

async function fillIn(page: Page, password: string): Promise<void> {
  await tabTo(page, /^Reason/)
  await page.keyboard.press('Enter')
  await takeOption(page, /Emergency treatment/)
  await tabTo(page, /^In your own words/)
  await page.keyboard.type('The patient is in danger tonight.')
  await tabTo(page, /^Password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('by keyboard: somebody outside of the list is opened with a reason and the password, under a red header, until it is ended', async () => {
  const page = await opened('clinician', '/patients')
  await lookFor(page, days.outside)
  await press(page, /^Open with a reason/)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The privacy officer and the clinician').waitFor()
  await press(page, 'Open with a reason')
  await dialog.getByText('Choose a reason').waitFor()
  await dialog.getByText('Write at least 15 characters').waitFor()
  await dialog.getByText('Type your password').waitFor()
  await expectAccessible(page, 'the reasons for opening, wanting')
  await fillIn(page, 'not my password')
  await dialog.getByText('This password is wrong').waitFor()
  await page.keyboard.type(testPassword)
  await page.keyboard.press('Enter')

  await arrive(page, /Hidden/)
  const header = page.getByRole('region', { name: 'Emergency access – recorded' })
  await header.getByText(/24 hours|23 hours/).waitFor()
  await expectAccessible(page, 'a chart that is open by emergency access')
  await page.reload()
  await header.waitFor()
  await press(page, 'End now')
  await arrive(page, 'Patients')
  await page.goBack()
  await page.getByText("This record isn't among yours").waitFor()
})

test('by keyboard: a confidential record, and the privacy officer who reviews it, in large letters and on a dark telephone', async () => {
  for (const options of [large, telephone]) {
    const page = await opened('clinician', '/patients', options)
    await lookFor(page, days.confidential)
    await page.getByText('VH – Confidential').waitFor()
    await press(page, /^Open with a reason/)
    await fillIn(page, testPassword)
    await arrive(page, /Hidden/)
    await page.getByRole('region', { name: 'Emergency access – recorded' }).waitFor()
    await expectAccessible(page, 'a confidential chart that is open by emergency access')
    await page.context().close()

    const office = await opened('admin', '/access-review', options)
    await arrive(office, 'Access to review')
    await office.getByText('Emergency treatment: The patient is in danger tonight.').first().waitFor()
    await expectAccessible(office, 'what waits for a verdict')
    await press(office, 'Not justified')
    await office.getByText('Say in words why it was not justified').waitFor()
    await tabTo(office, /^Remark/)
    await office.keyboard.type('Nobody was in danger.')
    await press(office, 'Not justified')
    await office.getByText('Verdict saved').first().waitFor()
    await office.goto(`${house.server.url}/patients/${secret}/access`)
    await office.getByText('Not justified – ').first().waitFor()
    await office.getByText('Nobody was in danger.').first().waitFor()
    await expectAccessible(office, 'who opened this record')
    await office.context().close()
  }
})

test('nothing on these pages complains', () => {
  expect(house.complaints).toEqual([])
})
