import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import {
  enterAt,
  expectAccessible,
  type House,
  openHouse,
  settle,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

let house: House
let scene: Scene

const day = '2030-03-06'
const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('the front desk reads at a visit how its patient was reminded, and what did not arrive', async () => {
  const start = at(day, '10:00')
  const visit = aVisit(scene, start, { owner: staff(house.server, 'intake'), location: undefined })
  const { id } = await created(scene.admin, 'Appointments?confirmed=true', visit)
  const said = { attendee: '1', start }
  await putFields(house.server.world, house.server.practice, {
    type: 'Appointment',
    id,
    fields: {
      reminders: [
        {
          ...said,
          at: at('2030-03-05', '09:00'),
          channel: 'Email',
          result: 'Success',
          start: at(day, '09:00'),
        },
        { ...said, at: at('2030-03-05', '10:00'), channel: 'Email', result: 'Success' },
        { ...said, at: at('2030-03-05', '10:00'), channel: 'Sms', result: 'Failed', trouble: 'Refused' },
      ],
    },
  })
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/calendar?date=${day}`, 'intake')
  await page.getByRole('button', { name: /Rivera.*10:00–11:00/ }).focus()
  await page.keyboard.press('Enter')
  const told = page.getByRole('region', { name: '3 reminders' })
  await told.waitFor()
  expect(await told.getByRole('listitem').allTextContents()).toEqual([
    'Reminder sent Tue, Mar 5, 09:00 by e-mail. It told the time before the move.',
    'Reminder sent Tue, Mar 5, 10:00 by e-mail.',
    'Reminder failed Tue, Mar 5, 10:00 by text message: The address was refused.',
  ])
  await expectAccessible(page, 'reminders of a visit')
  if (shots) await page.screenshot({ path: `${shots}/reminders.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  // On a phone it is drawn anew.
  await settle(page)
  await told.waitFor()
  await expect
    .poll(() =>
      told.scrollIntoViewIfNeeded().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expectAccessible(page, 'reminders of a visit, dark, on a phone')
  if (shots) await page.screenshot({ path: `${shots}/reminders-phone-dark.png` })
})

test('the administrator reads that nothing is set up that reminds anyone', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/admin/environment`, 'admin')
  await page.getByText('Reminds patients by e-mail').waitFor()
  expect(await page.getByText("No: it isn't set up, so no reminders are sent").count()).toBe(2)
  if (shots) await page.screenshot({ path: `${shots}/environment.png` })
})
