import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
  signIn,
} from '#tests/support/browser/open-house.ts'
import { aSentPacket, instrument, makeLink, type PacketScene } from '#tests/support/scenes/packet-scene.ts'
import { active, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

const phone = { viewport: { width: 390, height: 844 } }

let house: House
let admin: TestClient
let scene: PacketScene
let patient: Row

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  scene = await aSentPacket(house.server, admin)
  patient = scene.patient
  await active(admin, 'Questionnaires', { ...instrument('sleep-check'), name: 'Sleep check' })
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

/** A page that must not be wider than its screen. */
async function expectNarrow(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, what).toBeLessThanOrEqual(0)
}

/** Everything that the page could leave behind. */
async function left(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store))
    return [document.documentElement.outerHTML, document.title, location.href, ...databases, ...stores].join(
      '\n',
    )
  })
}

test('by keyboard a packet is made, published, sent from the chart and handed over as a link', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/build`, 'admin')
  await press(page, 'New packet')
  await page.getByRole('dialog').getByLabel('Name').fill('Sleep packet')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sleep packet' }).waitFor()
  await page.getByText('Fix 2 problems before you publish.').waitFor()
  await page.getByRole('option', { name: 'Sleep check' }).waitFor({ state: 'attached' })
  const chosen = page.getByRole('region', { name: 'The chosen item' })
  await chosen.getByLabel('Questionnaire').selectOption({ label: 'Sleep check' })
  await press(page, 'Consent form')
  await page.getByRole('option', { name: 'Treatment', exact: true }).waitFor({ state: 'attached' })
  await chosen.getByLabel('Kind of consent').selectOption({ label: 'Treatment' })
  expect(await chosen.getByLabel('Signed at the end').isChecked()).toBe(true)
  await page.getByLabel('Identity check').selectOption({ label: 'Birth date' })
  await expectAccessibleInEachLook(page, 'the editor of a packet')
  await press(page, 'Publish')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click()
  await page.getByText('Active').first().waitFor()

  await page.goto(`${house.server.url}/patients/${patient.id}/packets`)
  await page.getByRole('option', { name: 'Sleep packet' }).waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: /^Packet/ }).selectOption({ label: 'Sleep packet' })
  await press(page, 'Send a packet')
  await page.getByRole('heading', { level: 1, name: 'Sleep packet' }).waitFor()
  await press(page, 'Make a link')
  const link = page.getByLabel('Link for', { exact: false })
  await link.waitFor()
  expect(await link.inputValue()).toMatch(/\/packet#token=[\w-]{108}$/)
  await expectAccessible(page, 'a packet that was sent')
  await context.close()
}, 120_000)

test('a patient fills it in on a phone: proved, resumed after a reload and without a connection, in Spanish, signed and handed in; nothing stays', async () => {
  const link = await makeLink(admin, scene, patient)
  const { page, context } = await house.open(phone)
  await page.goto(`${house.server.url}${link.body.link}`)
  await page.getByLabel('Your birth date').fill('1990-04-03')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText("doesn't match what the practice has on record").waitFor()
  await expectAccessible(page, 'the question before a packet')
  await page.getByLabel('Your birth date').fill('1990-04-02')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'How you feel' }).waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByRole('radio', { name: 'Some days' }).first().check()
  await page.getByRole('textbox', { name: 'What else should we know' }).fill('I wake at three')
  await page.getByText('Everything is saved.').waitFor()
  await expectAccessibleInEachLook(page, 'an item of a packet')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNarrow(page, 'an item at 320 px')
  await page.setViewportSize(phone.viewport)

  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'What else should we know' }).fill('I wake at three and at five')
  await page.getByText('kept safe on this device').waitFor()
  await context.setOffline(false)
  await page.getByText('Everything is saved.').waitFor()
  const more = page.getByRole('textbox', { name: 'What else should we know' })
  await page.getByLabel('Language').selectOption('es')
  await page.getByRole('radiogroup', { name: /Problemas para dormir/ }).waitFor()
  await expect.poll(() => more.textContent()).toBe('I wake at three and at five')
  expect(await page.getByRole('radio', { name: 'Some days' }).first().isChecked()).toBe(true)
  await more.fill('I wake at three, at five and at six')
  await page.getByText('Todo está guardado.').waitFor()
  await page.reload()
  await expect.poll(() => more.textContent()).toBe('I wake at three, at five and at six')
  await page.getByLabel(/Language|Idioma/).selectOption('es')
  await page.getByRole('radiogroup', { name: /Problemas para dormir/ }).waitFor()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByText('Una respuesta').first().waitFor()
  await page.getByRole('radio', { name: 'Never' }).last().check()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { level: 2, name: 'Consent to treatment' }).waitFor()
  await page.getByLabel('Su nombre completo').fill('Luz Vega')
  await page.getByRole('button', { name: 'Firmar y continuar' }).click()
  await page.getByRole('heading', { level: 2, name: 'Revisar y entregar' }).waitFor()
  await expectAccessible(page, 'a packet before it is handed in')
  await page.getByRole('button', { name: 'Entregar' }).click()
  await page.getByText('Gracias. Todo está entregado.').waitFor()
  await expect.poll(() => left(page)).not.toMatch(/goldthread-words|Vega|I wake/)
  await page.reload()
  await page.getByText('Esta página está cerrada').waitFor()
  await context.close()
}, 180_000)

/** Opens a link as its person does. */
async function openLink(page: Page, sent: PacketScene): Promise<void> {
  const link = await makeLink(admin, sent, sent.patient)
  await page.goto('about:blank')
  await page.goto(`${house.server.url}${link.body.link}`)
  await page.getByLabel('Your birth date').fill('1990-04-02')
  await page.keyboard.press('Enter')
  await page.locator('.packet-item').waitFor()
}

test('of two packets that are open in one browser each takes its own answers, and the words that came too late wait for their link', async () => {
  const [first, second] = [await aSentPacket(house.server, admin), await aSentPacket(house.server, admin)]
  const { page, context } = await house.open(phone)
  const more = (of: Page) => of.getByRole('textbox', { name: 'What else should we know' })
  await openLink(page, first)
  await more(page).fill('the elder wakes at three')
  await page.getByText('Everything is saved.').waitFor()
  const other = await context.newPage()
  await openLink(other, second)
  await more(page).fill('the elder wakes at three and at five')
  await page.getByText('another packet was opened in this browser').waitFor()
  await more(other).fill('the younger sleeps')
  await other.getByText('Everything is saved.').waitFor()
  await other.reload()
  await expect.poll(() => more(other).textContent()).toBe('the younger sleeps')
  await openLink(page, first)
  await expect.poll(() => more(page).textContent()).toBe('the elder wakes at three and at five')
  await page.getByText('Everything is saved.').waitFor()
  await context.close()
}, 120_000)

test('whoever goes on later without a connection is told what has not arrived, and finds it again by the same link', async () => {
  const sent = await aSentPacket(house.server, admin)
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  const more = page.getByRole('textbox', { name: 'What else should we know' })
  await more.fill('I wake at three')
  await page.getByText('Everything is saved.').waitFor()
  await context.setOffline(true)
  await more.fill('I wake at three and at five')
  await page.getByRole('button', { name: 'Save and go on later' }).click()
  await page.getByText('has not reached the practice yet').waitFor()
  expect(await left(page)).not.toContain('I wake')
  await context.setOffline(false)
  await openLink(page, sent)
  await expect.poll(() => more.textContent()).toBe('I wake at three and at five')
  await page.getByText('Everything is saved.').waitFor()
  await page.getByRole('button', { name: 'Save and go on later' }).click()
  await page.getByText('What you entered is saved.').waitFor()
  expect(await left(page)).not.toContain('goldthread-words')
  await context.close()
}, 120_000)

test('what an imported form works out in FHIRPath is worked out in a packet, under the policy of its page', async () => {
  const drinks = "%resource.item.where(linkId='drinks').answer.value"
  const form = await active(admin, 'Forms', {
    ...{ name: 'Drinks', key: 'drinks', version: 1 },
    elements: [
      { id: 'drinks', type: 'Integer', label: 'Drinks a day' },
      { id: 'why', type: 'Text', label: 'What helps', fhirPath: { visible: `${drinks} > 3` } },
    ],
  })
  const asked = { order: 1, kind: 'Form', title: 'About you', form: { id: form.id, resourceType: 'Form' } }
  const sent = await aSentPacket(house.server, admin, {
    items: [
      { id: 'start', audience: 'Patient', ...asked },
      { id: 'view', audience: 'Guardian', ...asked, order: 2 },
    ],
  })
  const { page, context } = await house.open(phone)
  await openLink(page, sent)
  await page.getByLabel('Drinks a day').fill('1')
  const why = page.getByRole('textbox', { name: 'What helps' })
  await expect.poll(() => why.isVisible()).toBe(false)
  await page.getByLabel('Drinks a day').fill('5')
  await why.fill('A walk')
  await page.getByText('Everything is saved.').waitFor()
  await context.close()
}, 120_000)

async function tablet(): Promise<{ page: Page; context: BrowserContext }> {
  const sent = await aSentPacket(house.server, admin)
  const opened = await house.open(phone)
  await enterAt(opened.page, `${house.server.url}/packets-sent/${sent.response.id}`, 'admin')
  await opened.page.getByRole('button', { name: 'Hand over the tablet' }).first().click()
  await opened.page.getByRole('heading', { level: 2, name: 'How you feel' }).waitFor()
  await opened.page.getByRole('textbox', { name: 'What else should we know' }).fill('my neighbor is loud')
  await opened.page.getByText('Everything is saved.').waitFor()
  return opened
}

test('the tablet that was handed over leads nowhere by the back button or another address, asks staff for the password, and keeps nothing', async () => {
  const { page, context } = await tablet()
  await page.goBack()
  await page.getByText('give the tablet back to the staff').first().waitFor()
  await page.getByRole('heading', { level: 2, name: 'How you feel' }).waitFor()
  const own = await page.evaluate(async (key) => {
    const asked = await fetch(`/api/v1/practices/${key}/Patients`)
    return [asked.status, (await fetch('/api/v1/session')).status]
  }, house.server.practice.key)
  expect(own).toEqual([401, 401])

  await page.goto(`${house.server.url}/patients/${patient.id}`)
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await left(page)).not.toMatch(/Vega|neighbor|How you feel/)
  await page.goto(`${house.server.url}/packet`)
  await page.getByText('This page is closed').waitFor()
  expect(await left(page)).not.toMatch(/Vega|neighbor|How you feel/)
  await page.goto(house.server.url)
  await signIn(page, 'admin')
  await context.close()
}, 120_000)

test('a tablet that is given back without a connection shows the packet to nobody any more, and its visit ends with the first moment of one', async () => {
  const { page, context } = await tablet()
  const path = '**/api/v1/visit'
  const visits = () => page.evaluate(async () => (await fetch('/api/v1/visit')).status)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Give the tablet back to the staff' }).click()
  await page.getByText('Please give the tablet back to the staff.').waitFor()
  await page.route(path, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  await page.goto(`${house.server.url}/packet`)
  await page.getByText('This page is closed').waitFor()
  expect(await left(page)).not.toMatch(/Vega|neighbor|How you feel/)
  await page.unroute(path)
  await page.goto(house.server.url)
  await page.getByLabel('Password', { exact: true }).waitFor()
  await expect.poll(visits).toBe(401)
  expect(await left(page)).not.toContain('visit-left')
  await context.close()
}, 120_000)

test('the inbox of the staff shows packets with what is late, and a packet shows its scores and alerts', async () => {
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/responses`, 'clinician')
  await page.getByRole('heading', { name: 'Packets' }).waitFor()
  await page
    .getByRole('link', { name: /Vega.*Intake packet/ })
    .first()
    .waitFor()
  await expectAccessible(page, 'the inbox with packets')
  await tabTo(page, /Vega.*Intake packet/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Intake packet' }).waitFor()
  await expectAccessibleInEachLook(page, 'a packet for the staff')
  await context.close()
}, 120_000)
