import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, focused, press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, staff } from '#tests/support/scenes/scene.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
  const admin = await house.server.signIn('admin')
  const other = { name: { use: 'official', given: ['Vera'], family: 'Hidden' }, gender: 'female' }
  await created(admin, 'Patients', { ...other, birthDate: '1980-05-05' })
  await created(admin, 'Patients', {
    ...other,
    birthDate: '1981-05-05',
    confidentialTeam: [{ practitioner: staff(house.server, 'supervisor') }],
  })
})
afterAll(() => house?.close())

async function opened(
  login: string,
  path: string,
  options: Parameters<House['open']>[0] = {},
): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

test('by keyboard: whom the list does not hold is looked for outside of it, and is not named', async () => {
  const page = await opened('clinician', '/patients')
  await page.getByLabel('Name, birth date, number or phone').fill('Vera Hidden')
  await page.getByRole('heading', { name: 'Look outside your list' }).waitFor()
  await expect.poll(() => page.getByLabel('Given name').inputValue()).toBe('Vera')
  await page.getByLabel('Birth date', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Fill this in').first().waitFor()
  await page.getByLabel('Birth date', { exact: true }).fill('1980-05-05')
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 patient outside your list').waitFor()
  await expectAccessible(page, 'somebody outside of the list')

  await page.getByLabel('Birth date', { exact: true }).fill('1981-05-05')
  await page.keyboard.press('Enter')
  await page.getByText('VH – Confidential').waitFor()
  await page.getByLabel('Birth date', { exact: true }).fill('1982-05-05')
  await page.keyboard.press('Enter')
  await page.getByText('No one matches exactly').waitFor()
})

test('by keyboard: an administrator sees what a person may do and why, also on a dark telephone', async () => {
  const telephone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
  for (const options of [{}, telephone]) {
    const page = await opened('admin', '/effective-access', options)
    await arrive(page, 'Effective access')
    await tabTo(page, /Which person/)
    await page.keyboard.type('clinician')
    const found = () => page.getByRole('option').allTextContents()
    await expect.poll(async () => (await found()).every((name) => name.includes('clinician'))).toBe(true)
    await takeOption(page, /clinician/)
    await tabTo(page, /May do what/)
    await page.keyboard.press('Enter')
    await takeOption(page, /^Add$/)
    await tabTo(page, /With what/)
    await page.keyboard.type('Program')
    await takeOption(page, /^Program$/)
    await press(page, 'Look it up')
    await page.getByText('may not do this').first().waitFor()
    await page.getByText('Give a role: Administrative').waitFor()
    expect(await focused(page)).toBe('Look it up')
    await expectAccessible(page, 'what a person may do')
    await page.context().close()
  }
})
