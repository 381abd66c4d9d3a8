import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { created, staff } from '#tests/support/scenes/scene.ts'

let house: House
let scene: GroupScene
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    other: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  scene = await setGroupScene(house.server)
})
afterAll(() => house?.close())

const opened = (page: Page) => new URL(page.url()).searchParams.get('event') ?? ''
const stored = async (id: string) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/more-${name}.png` }) : undefined

/** The dialog of a booking, at the day that is shown. */
async function asked(query: string, viewport = { width: 1280, height: 900 }) {
  const { page, context } = await house.open({ viewport })
  await enterAt(page, `${house.server.url}/calendar?${query}`, 'admin')
  return { page, context }
}

test('from the screen of a group its meeting is planned by keys: service, facilitator and members are there, and it is repeated', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/groups/${scene.group.id}`, 'admin')
  await page.getByRole('link', { name: 'Plan a meeting' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New group meeting' })
  await dialog.getByText('8 members').waitFor()
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Service' }).inputValue()).not.toBe('')
  await dialog.getByLabel('Date').fill('2030-05-08')
  await tabTo(page, 'More people, rooms, repeats')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Repeats')
  await page.keyboard.press('Space')
  await expectAccessibleInEachLook(page, 'a meeting that is planned')
  await look(page, 'group')
  await press(page, 'Book')
  const repeat = page.getByRole('dialog', { name: 'Repeat this appointment' })
  await Promise.race([repeat.waitFor(), press(page, 'Book anyway').catch(() => undefined)])
  await repeat.waitFor()
  const meeting = await stored(opened(page))
  expect(meeting).toMatchObject({
    isGroup: true,
    group: { id: scene.group.id },
    owner: { id: scene.owner.id },
    program: { id: scene.program.id },
    start: expect.stringMatching(/^2030-05-08/),
  })
  const people = meeting.attendees.map(({ subject }: { subject: { id: string } }) => subject.id)
  expect(people).toEqual(scene.members.map(({ id }) => id))
  await context.close()
})

test('a visit at the patient’s home is booked at the desk and is a stop of the day on the road', async () => {
  const { page, context } = await asked(`date=2030-05-09&people=${scene.owner.id}`)
  await page.getByRole('button', { name: 'New session' }).click()
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog.getByPlaceholder('Name, birth date or phone').fill('Rivera')
  await page
    .getByRole('option', { name: /Rivera/ })
    .first()
    .click()
  await dialog.getByRole('combobox', { name: 'Service' }).click()
  await page
    .getByRole('option', { name: /Individual/ })
    .first()
    .click()
  await dialog.getByText("Patient's home", { exact: true }).click()
  await dialog.getByText('It is a stop of that day').waitFor()
  expect(await dialog.getByRole('combobox', { name: 'Where' }).count()).toBe(0)
  await expectAccessibleInEachLook(page, 'a visit at home')
  await look(page, 'home')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stored(opened(page))).toMatchObject({ serviceLocation: { kind: 'PatientHome' } })
  await context.close()
})

test('an address elsewhere is asked for whole, and a colleague and a second room are taken too', async () => {
  const room = await created(scene.admin, 'Locations', {
    name: 'Garden room',
    kind: 'Room',
    status: 'active',
    timezone: 'America/Chicago',
    bookable: true,
  })
  const colleague = staff(house.server, 'other')
  const { page, context } = await asked(`date=2030-05-10&people=${scene.owner.id}`, {
    width: 390,
    height: 844,
  })
  await page.getByRole('button', { name: 'New session' }).click()
  const dialog = page.getByRole('dialog', { name: 'New session' })
  await dialog.getByPlaceholder('Name, birth date or phone').fill('Rivera')
  await page
    .getByRole('option', { name: /Rivera/ })
    .first()
    .click()
  await dialog.getByRole('combobox', { name: 'Service' }).click()
  await page
    .getByRole('option', { name: /Individual/ })
    .first()
    .click()
  await dialog.getByText('Community', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.getByText('Needed to find the way').first().waitFor()
  await dialog.getByLabel('Street').fill('1 Elm Street')
  await dialog.getByLabel('City').fill('Joliet')
  await dialog.getByLabel('State').fill('il')
  await dialog.getByLabel('ZIP code').fill('60432')
  await dialog.getByRole('button', { name: 'More people, rooms, repeats' }).click()
  const name = (await scene.admin.ask('GET', `Practitioners/${colleague.id}`)).body.display
  await dialog
    .getByRole('textbox', { name: 'Also with' })
    .or(dialog.getByRole('combobox', { name: 'Also with' }))
    .fill(name.slice(0, 4))
  await page.getByRole('option', { name }).click()
  await dialog
    .getByRole('combobox', { name: 'Also books' })
    .or(dialog.getByRole('textbox', { name: 'Also books' }))
    .fill('Garden')
  await page.getByRole('option', { name: /Garden room/ }).click()
  await page.keyboard.press('Escape')
  await expectAccessibleInEachLook(page, 'an address elsewhere')
  await look(page, 'elsewhere')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const visit = await stored(opened(page))
  expect(visit).toMatchObject({
    serviceLocation: {
      kind: 'Community',
      address: { lines: ['1 Elm Street'], state: 'IL', postalCode: '60432' },
    },
    resources: [{ id: room.id }],
  })
  expect(visit.attendees.map(({ subject }: { subject: { id: string } }) => subject.id)).toContain(
    colleague.id,
  )
  await context.close()
})
