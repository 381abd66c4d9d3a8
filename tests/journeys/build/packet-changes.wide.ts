import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aSentPacket, makeLink, type PacketScene } from '#tests/support/scenes/packet-scene.ts'
import { active, bare } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const phone = { viewport: { width: 390, height: 844 } }

let house: House
let admin: TestClient
let counted = 0

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A packet of two plain forms for the patient. */
async function sentForms(): Promise<PacketScene> {
  counted += 1
  const form = await active(admin, 'Forms', {
    ...{ name: 'About you', key: `changes-${counted}`, version: 1 },
    elements: [
      { id: 'sleep', type: 'String', label: 'How do you sleep' },
      { id: 'more', type: 'String', label: 'What else' },
    ],
  })
  const asked = { kind: 'Form', form: bare(form) }
  return aSentPacket(house.server, admin, {
    items: [
      { id: 'start', order: 1, title: 'About you', audience: 'Patient', ...asked },
      { id: 'home', order: 2, title: 'Your home', audience: 'Patient', ...asked },
      { id: 'view', order: 3, title: 'What you see', audience: 'Guardian', ...asked },
    ],
  })
}

async function openLinkAt(page: Page, sent: PacketScene, heading: string): Promise<void> {
  await proveLink(page, sent)
  await page.getByRole('heading', { level: 2, name: heading }).waitFor()
}

async function openLink(page: Page, sent: PacketScene): Promise<void> {
  await proveLink(page, sent)
  await page.locator('.packet-item').waitFor()
}

async function proveLink(page: Page, sent: PacketScene): Promise<void> {
  const link = await makeLink(admin, sent, sent.patient)
  await page.goto(`${house.server.url}${link.body.link}`)
  await page.getByLabel('Your birth date').fill('1990-04-02')
  await page.keyboard.press('Enter')
}

async function storedIn({ response }: PacketScene, itemId: string) {
  const { body } = await admin.ask('GET', `PacketResponses/${response.id}`)
  return body.items.find((item: { itemId: string }) => item.itemId === itemId)
}

test('whoever changes a finished part, goes back and hands in is led to it first, finishes it, and the change arrives', async () => {
  const sent = await sentForms()
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  const sleep = page.getByRole('textbox', { name: 'How do you sleep' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await sleep.fill('badly')
  await press('Next')
  await heading('Your home').waitFor()
  await sleep.fill('there too')
  await press('Next')
  await heading('Check and hand in').waitFor()

  await press('Your home')
  await heading('Your home').waitFor()
  await sleep.fill('there too, since May')
  await page.getByText('You have changed this part.').waitFor()
  await press('Back')
  await heading('About you').waitFor()
  await page.reload()
  await heading('Check and hand in').waitFor()
  await page.getByText('Changed, not finished').waitFor()
  await expectAccessibleInEachLook(page, 'a packet with a change that is not finished')
  await press('Hand in')
  await heading('Your home').waitFor()
  await page.getByText("that change isn't finished").waitFor()
  expect(await sleep.inputValue()).toBe('there too, since May')
  await expectAccessibleInEachLook(page, 'a part whose change is not finished')
  await press('Next')
  await heading('Check and hand in').waitFor()
  await expect.poll(() => page.getByText('Changed, not finished').count()).toBe(0)
  await press('Hand in')
  await page.getByText('Thank you. Everything is handed in.').waitFor()
  expect(await storedIn(sent, 'home')).toMatchObject({ data: { sleep: 'there too, since May' } })
  await context.close()
}, 120_000)

test('a change that stayed on one device is told on the other before all is handed in, and on the one when it comes back', async () => {
  const sent = await sentForms()
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click()
  const sleepOn = (on: Page) => on.getByRole('textbox', { name: 'How do you sleep' })
  await sleepOn(page).fill('badly')
  await press(page, 'Next')
  await page.getByRole('heading', { level: 2, name: 'Your home' }).waitFor()
  await sleepOn(page).fill('there too')
  await press(page, 'Next')
  await page.getByRole('heading', { level: 2, name: 'Check and hand in' }).waitFor()
  await press(page, 'Your home')
  await sleepOn(page).fill('there too, since May')
  await page.getByText('You have changed this part.').waitFor()
  await expect.poll(async () => (await storedIn(sent, 'home')).isChanging).toBe(true)

  const other = await house.open(phone)
  await openLinkAt(other.page, sent, 'Check and hand in')
  await other.page.getByText('Changed on another device, not finished there').waitFor()
  await press(other.page, 'Hand in')
  await other.page.getByText(/was changed on another device after .*: Your home\./).waitFor()
  await expectAccessibleInEachLook(other.page, 'a packet that was changed on another device')
  await press(other.page, 'Hand in without that change')
  await other.page.getByText('Thank you. Everything is handed in.').waitFor()
  expect(await storedIn(sent, 'home')).toMatchObject({ isChanging: true, data: { sleep: 'there too' } })

  await page.reload()
  await page.getByText('This page is closed.').waitFor()
  await other.context.close()
  await context.close()
}, 120_000)

test('whoever comes back to a packet that was handed in without a change made here is told so', async () => {
  const sent = await sentForms()
  const act = async (name: string, body: object) => {
    const done = await admin.ask('POST', `PacketResponses/${sent.response.id}/${name}`, { body })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
  for (const itemId of ['start', 'home', 'view'])
    await act('answer', { itemId, answers: { sleep: 'well' }, isDone: true })
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/packets-sent/${sent.response.id}/fill`, 'admin')
  await page.getByRole('button', { name: 'Your home', exact: true }).click()
  await page.getByRole('textbox', { name: 'How do you sleep' }).fill('badly')
  await page.getByText('You have changed this part.').waitFor()
  await expect.poll(async () => (await storedIn(sent, 'home')).isChanging).toBe(true)
  await act('submit', { withoutChanges: true })
  await page.reload()
  await page.getByText('It was handed in without something that you changed on this device.').waitFor()
  await expectAccessibleInEachLook(page, 'a packet that was handed in without a change')
  await page.goto(`${house.server.url}/packets-sent/${sent.response.id}`)
  await page.getByText('Handed in without a change on another device').waitFor()
  await context.close()
}, 120_000)

test('where staff answer the same question of a plain form meanwhile, the patient sees both answers and chooses by keyboard', async () => {
  const sent = await sentForms()
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  const sleep = page.getByRole('textbox', { name: 'How do you sleep' })
  await sleep.fill('badly')
  await page.getByText('Everything is saved.').waitFor()
  const { body } = await admin.ask('POST', `PacketResponses/${sent.response.id}/sheet`, { body: {} })
  const { versionId } = body.items[0]
  const staffs = await admin.ask('POST', `PacketResponses/${sent.response.id}/answer`, {
    body: { itemId: 'start', answers: { sleep: 'well', more: 'A dog' }, versionId },
  })
  expect(staffs.status, JSON.stringify(staffs.body)).toBe(200)

  await sleep.fill('hardly at all')
  await page.getByText('Both answers are kept until you choose.').waitFor()
  expect(await page.getByRole('textbox', { name: 'What else' }).inputValue()).toBe('A dog')
  expect(await storedIn(sent, 'start')).toMatchObject({ data: { sleep: 'well', more: 'A dog' } })
  await expectAccessibleInEachLook(page, 'two answers to one question of a packet')
  await page.reload()
  await page.getByText('Both answers are kept until you choose.').waitFor()
  expect(await sleep.inputValue()).toBe('hardly at all')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText('Look at the answers, then go on.').waitFor()
  await page.getByRole('button', { name: /^Keep my answer/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Everything is saved.').waitFor()
  expect(await storedIn(sent, 'start')).toMatchObject({ data: { sleep: 'hardly at all', more: 'A dog' } })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Your home' }).waitFor()
  await context.close()
}, 120_000)

test('what is typed at the last moment before the page is closed arrives', async () => {
  const sent = await sentForms()
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  await page.getByRole('textbox', { name: 'How do you sleep' }).fill('badly, since the move')
  await page.close()
  await expect.poll(() => storedIn(sent, 'start')).toMatchObject({ data: { sleep: 'badly, since the move' } })
  await context.close()
}, 120_000)

test('another link in the same window opens its own packet, and the words of the one before stay with theirs', async () => {
  const [elders, youngers] = [await sentForms(), await sentForms()]
  const { page, context } = await house.open(phone)
  await openLink(page, elders)
  const sleep = page.getByRole('textbox', { name: 'How do you sleep' })
  await sleep.fill('the elder wakes at three')
  await page.getByText('Everything is saved.').waitFor()
  const link = await makeLink(admin, youngers, youngers.patient)
  await page.evaluate((address) => location.assign(address), `${house.server.url}${link.body.link}`)
  await page.getByLabel('Your birth date').fill('1990-04-02')
  await page.keyboard.press('Enter')
  await sleep.waitFor()
  expect(await sleep.inputValue()).toBe('')
  expect(page.url()).not.toContain('token')
  await sleep.fill('the younger sleeps')
  await page.getByText('Everything is saved.').waitFor()
  expect(await storedIn(elders, 'start')).toMatchObject({ data: { sleep: 'the elder wakes at three' } })
  expect(await storedIn(youngers, 'start')).toMatchObject({ data: { sleep: 'the younger sleeps' } })
  await context.close()
}, 120_000)
