import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const shots = process.env.SHOTS_DIR
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const onDay = (time: string) => `${tomorrow.replaceAll('-', '')}T${time}`
const event = (uid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
]
const fileOf = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')),
})
const dentist = event('a', `DTSTART:${onDay('150000Z')}`, 'DURATION:PT1H', 'SUMMARY:Dentist')
const lunch = event('b', `DTSTART:${onDay('170000Z')}`, 'DURATION:PT1H', 'SUMMARY:Lunch')
const free = event('c', `DTSTART:${onDay('190000Z')}`, 'DURATION:PT1H', 'TRANSP:TRANSPARENT')
const often = event('d', `DTSTART:${onDay('190000Z')}`, 'RRULE:FREQ=SECONDLY', 'SUMMARY:Tick')

const choose = (page: Page, file: ReturnType<typeof fileOf>) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)

async function expectNothingWider(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
}

test('a clinician imports a calendar, sees what is left out, imports it again without doubles, and takes it away', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?date=${tomorrow}`, 'clinician')
  await page.getByRole('button', { name: 'Other calendars' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Other calendars' })
  await dialog.getByText('No calendar has been imported yet.').waitFor()
  await choose(page, { ...fileOf('letter.ics'), buffer: Buffer.from('Dear all,') })
  await dialog.getByText('This is no calendar file').waitFor()

  await choose(page, fileOf('private.ics', ...dentist, ...lunch, ...free, ...often, 'X'))
  await dialog.getByText('2 busy times in the next 180 days.').waitFor()
  await dialog.getByText('1 event left out: free time.').waitFor()
  await dialog.getByText('What could not be read as it is (2)').focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('it repeats too often within a day').waitFor()
  await expectAccessible(page, 'the preview of a calendar file')
  if (shots) await page.screenshot({ path: `${shots}/calendar-file.png` })
  expect(await dialog.getByLabel('Name of the calendar').inputValue()).toBe('private')
  await dialog.getByLabel('Keep titles, for me alone').check()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('2 times to come').waitFor()
  await dialog.getByText('Dentist').waitFor()
  await expectAccessible(page, 'imported calendars')
  if (shots) await page.screenshot({ path: `${shots}/calendar-imported.png` })

  await choose(page, fileOf('private (1).ics', ...lunch))
  await dialog.getByText('The times that this calendar had before are replaced.').waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText('1 time to come').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.day-unseen').first().waitFor()
  expect(await page.locator('.day-unseen').count()).toBe(1)
  if (shots) await page.screenshot({ path: `${shots}/calendar-busy.png` })

  await page.getByRole('button', { name: 'Other calendars' }).click()
  await expectNothingWider(page)
  if (shots) await page.screenshot({ path: `${shots}/calendar-imported-phone.png` })
  await dialog.getByRole('button', { name: 'Remove imported times' }).click()
  await page
    .getByRole('dialog', { name: 'Remove these times?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await dialog.getByText('No calendar has been imported yet.').waitFor()
})

test('an administrator adds the holidays of a file to the closed days, and they are saved with the other changes', async () => {
  const year = new Date().getUTCFullYear() + 1
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/admin/preferences`, 'admin')
  await page.getByRole('button', { name: 'Import holidays from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import holidays from a file' })
  const day = (uid: string, date: string, name: string) =>
    event(uid, `DTSTART;VALUE=DATE:${year}${date}`, `SUMMARY:${name}`)
  const timed = event('t', `DTSTART:${year}0101T100000Z`, 'SUMMARY:Brunch')
  await choose(
    page,
    fileOf('days.ics', ...day('1', '0704', 'Independence Day'), ...day('2', '1225', 'Christmas'), ...timed),
  )
  await dialog.getByText(/^2 whole days/).waitFor()
  await dialog.getByText('1 event left out: with a clock time.').waitFor()
  await dialog.getByLabel(/Christmas/).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page, 'the holidays of a file')
  if (shots) await page.screenshot({ path: `${shots}/holidays-file.png` })
  await dialog.getByRole('button', { name: 'Add 1 day' }).click()
  await page.getByText('1 change is not saved').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const admin = await house.server.signIn('admin')
  const closed = async () => (await admin.ask('GET', 'PracticePreferences/default')).body.holidayDates
  await expect.poll(closed).toContain(`${year}-07-04`)
  expect(await closed()).not.toContain(`${year}-12-25`)

  await page.getByRole('button', { name: 'Import holidays from a file' }).click()
  await choose(page, fileOf('days.ics', ...day('1', '0704', 'Independence Day')))
  await dialog.getByText('already a closed day').waitFor()
  await expectNothingWider(page)
  if (shots) await page.screenshot({ path: `${shots}/holidays-file-phone.png` })
})
