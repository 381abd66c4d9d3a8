import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { jpeg, pdf, png } from '#tests/support/content/files.ts'
import { aPacketWithFiles, type PacketFilesScene } from '#tests/support/scenes/packet-files-scene.ts'
import {
  aSentPacket,
  makeLink,
  openVisit,
  type PacketScene,
  secretOf,
  visiting,
} from '#tests/support/scenes/packet-scene.ts'
import { active } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const phone = { viewport: { width: 390, height: 844 } }
const shots = process.env.SHOTS_DIR

let house: House
let admin: TestClient
let scene: PacketFilesScene

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  scene = await aPacketWithFiles(house.server, admin)
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** How much is kept on the device: the list of files, and each of them. */
function keptOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, refuse) => {
        const opening = indexedDB.open('goldthread-words')
        opening.onerror = () => refuse(new Error('The device keeps nothing.'))
        opening.onsuccess = () => {
          const asked = opening.result.transaction('words').objectStore('words').count()
          asked.onsuccess = () => {
            opening.result.close()
            done(asked.result)
          }
        }
      }),
  )
}

const card = { name: 'card.png', mimeType: 'image/png', buffer: png(320, 200) }
const arm = { name: 'arm.jpg', mimeType: 'image/jpeg', buffer: jpeg() }
const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() }
const filesOf = async (itemId: string) => {
  const { items } = (await admin.ask('GET', `PacketResponses/${scene.response.id}`)).body
  return items.find((each: { itemId: string }) => each.itemId === itemId)?.files ?? []
}

test('a patient reads the document on a phone, hands in a file through a cut and a reload, gives a picture, takes one back, and staff see all of it', async () => {
  const link = await makeLink(admin, scene, scene.patient)
  const { page, context } = await house.open(phone)
  await page.goto(`${house.server.url}${link.body.link}`)
  await page.getByLabel('Your birth date').fill('1990-04-02')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Our privacy notice' }).waitFor()
  await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await expectAccessibleInEachLook(page, 'a document to read')
  await shot(page, 'packet-document')
  await page.getByRole('button', { name: 'I have read it' }).click()

  await page.getByRole('heading', { level: 2, name: 'Your insurance card' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('One answer', { exact: false }).or(page.getByRole('alert')).first().waitFor()
  await context.setOffline(true)
  await page.locator('input[type=file]').first().setInputFiles([card])
  await page.getByText('A file is still on its way').waitFor()
  await expectAccessible(page, 'a file that waits for a connection')
  await shot(page, 'packet-cut')
  expect(await filesOf('card')).toEqual([])
  // What was chosen is on the device by now, sealed: the page may go.
  await expect.poll(() => keptOn(page)).toBeGreaterThanOrEqual(2)
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Your insurance card' }).waitFor()
  await page.getByText('card.png').waitFor()
  await page.getByRole('button', { name: 'Show card.png' }).waitFor()
  await page.getByRole('button', { name: 'Show card.png' }).click()
  await page.getByRole('img', { name: 'card.png' }).waitFor()
  await expectAccessibleInEachLook(page, 'a file that is handed in')
  await shot(page, 'packet-card')
  await page.getByText('Everything is saved.').waitFor()
  expect(await filesOf('card')).toHaveLength(1)
  await page.getByRole('button', { name: 'Next' }).click()

  await page.getByRole('heading', { level: 2, name: 'About the injury' }).waitFor()
  const picture = page.getByRole('group', { name: 'A picture of it' })
  await picture.locator('input[type=file]').first().setInputFiles([arm])
  await picture.getByRole('img').waitFor()
  const papers = page.getByRole('group', { name: 'Papers of the hospital' })
  await papers.locator('input[type=file]').first().setInputFiles([letter])
  await papers.getByText('letter.pdf').waitFor()
  await papers.getByRole('button', { name: 'Remove letter.pdf' }).click()
  await expect.poll(async () => (await filesOf('injury')).length).toBe(1)
  await page.getByText('Everything is saved.').waitFor()
  await shot(page, 'packet-picture')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { level: 2, name: 'Check and hand in' }).waitFor()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByText('Thank you').waitFor()
  await context.close()

  const staff = await house.open()
  await enterAt(staff.page, `${house.server.url}/packets-sent/${scene.response.id}`, 'admin')
  const row = staff.page.getByRole('row', { name: /Your insurance card/ })
  await row.getByRole('button', { name: 'Show card.png' }).click()
  await row.getByRole('img').waitFor()
  await staff.page.getByText(/Read by Vega, Luz/).waitFor()
  await expectAccessibleInEachLook(staff.page, 'files in the inbox')
  await shot(staff.page, 'packet-inbox')
  await staff.context.close()
}, 240_000)

test('by keyboard a packet is made with a document to read, which is uploaded there, and a file to hand in', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'admin')
  await page.getByRole('button', { name: 'New packet' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Papers')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
  const chosen = page.getByRole('region', { name: 'The chosen item' })
  await page.getByRole('button', { name: 'Document', exact: true }).press('Enter')
  await chosen.getByRole('button', { name: 'Upload a document' }).waitFor()
  await chosen.locator('input[type=file]').setInputFiles([{ ...letter, name: 'House rules.pdf' }])
  await expect.poll(() => chosen.getByLabel('Title').inputValue()).toBe('House rules')
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await chosen.getByText('hands in a file or a photo').waitFor()
  await chosen.getByLabel('Title').fill('Your card')
  await expectAccessibleInEachLook(page, 'an editor with a document and a file')
  await shot(page, 'packet-editor')
  await context.close()
}, 120_000)

test('answers that the chart holds otherwise are seen beside it, and taken over one by one by keyboard', async () => {
  const { page, context } = await house.open()
  const answers = {
    phone: { system: 'phone', value: '+15035550199', use: 'mobile' },
    home: { lines: ['2 Oak'], city: 'Reno', state: 'NV', postalCode: '89501', use: 'home' },
    calls: 'Lucha',
  }
  const { patient, response } = await anAnsweredForm(answers)
  await enterAt(page, `${house.server.url}/packets-sent/${response.id}`, 'admin')
  await page.getByRole('heading', { name: '3 answers differ from the chart' }).waitFor()
  const row = page.getByRole('row', { name: /Where do you live/ })
  await row.getByText('1 Elm').or(row.getByText(/Elm/)).first().waitFor()
  await expectAccessibleInEachLook(page, 'answers beside the chart')
  await shot(page, 'packet-chart')
  await page.getByRole('button', { name: 'Take over into the chart: Where do you live?' }).press('Enter')
  await page.getByRole('heading', { name: '2 answers differ from the chart' }).waitFor()
  await page
    .getByRole('button', { name: 'Take over into the chart: What should we call you?' })
    .press('Enter')
  await page.getByRole('heading', { name: 'One answer differs from the chart' }).waitFor()
  const { body } = await admin.ask('GET', `Patients/${patient.id}`)
  expect(body).toMatchObject({ preferredName: 'Lucha', addresses: [{ lines: ['2 Oak'], city: 'Reno' }] })
  expect(body.contacts ?? []).toEqual([])
  await context.close()
}, 120_000)

/** A packet with a form that speaks of what the chart holds, as its patient has answered it. */
async function anAnsweredForm(answers: object): Promise<PacketScene> {
  const form = await active(admin, 'Forms', {
    ...{ name: 'How we reach you', key: 'how-we-reach-you', version: 1 },
    elements: [
      { id: 'phone', type: 'ContactPoint', label: 'How do we reach you?' },
      { id: 'home', type: 'Address', label: 'Where do you live?' },
      { id: 'calls', type: 'String', label: 'What should we call you?', prefill: 'patient.preferredName' },
    ],
  })
  const items = [
    {
      ...{ id: 'reach', order: 1, kind: 'Form', title: 'How we reach you', audience: 'Patient' },
      form: { id: form.id, resourceType: 'Form' },
    },
  ]
  const sent = await aSentPacket(house.server, admin, { items })
  const { cookie } = await openVisit(house.server, secretOf(await makeLink(admin, sent, sent.patient)))
  const body = { itemId: 'reach', answers, isDone: true }
  const answered = await visiting(house.server, ['POST', '/answer'], { body, cookie })
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  return sent
}
