import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import type { Relay } from '#server/database/relay/relay.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { focused, press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import { type MailCatcher, startMailCatcher, wordsOf } from '#tests/support/server/mail-catcher.ts'

let house: House
let scene: Scene
let relay: Relay
let mail: MailCatcher
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  mail = await startMailCatcher()
  house = await openHouse(undefined, { smtp: { url: mail.url, from: 'reminders@clinic.example' } })
  relay = await relayOf(house.server)
  scene = await setScene(house.server)
  await work()
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await relay?.stop()
  await house?.close()
  await mail?.close()
})

async function work(): Promise<void> {
  const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
  const running = startJobs({ world: house.server.world, jobs, report: () => undefined, patience })
  await running.turn()
  await running.stop()
}

async function wants(reminders: readonly string[]): Promise<void> {
  const path = `Patients/${scene.patient.id}`
  const { body } = await scene.admin.ask('GET', path)
  const answer = await scene.admin.ask('PATCH', `${path}?versionId=${body.meta.versionId}`, {
    body: [
      { op: 'add', path: '/contacts', value: [{ system: 'email', value: 'ana@home.example' }] },
      { op: 'add', path: '/communicationPreferences', value: { reminders } },
    ],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Rivera' })

async function offerByKeys(page: Page): Promise<void> {
  await press(page, 'Offer a time…')
  await press(page, 'Find times')
  const proposals = page.getByRole('list', { name: 'Proposals' })
  await proposals.getByRole('button').first().waitFor()
  await expect.poll(() => focused(page)).toMatch(/\d/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '1 time is held for an answer' }).waitFor()
}

test('by keyboard alone a time is offered: the desk reads that its patient is told, and once the letter has left', async () => {
  await wants(['Email'])
  const waiting: object = aVisit(scene, '2030-03-04T10:00:00Z', { location: undefined })
  await created(scene.admin, 'Appointments', {
    ...{ ...waiting, start: undefined, end: undefined, status: 'waitlist', waitlist: {} },
  })
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/waitlist`, 'admin')
  await row(page).waitFor()
  await offerByKeys(page)
  await row(page).getByText('A message goes out by e-mail.').waitFor()
  await work()
  await row(page).getByText('Told by e-mail at ').waitFor()
  expect(mail.letters).toHaveLength(1)
  expect(wordsOf(mail.letters[0] ?? { to: [], source: '' }).body).toContain('We hold it for you until')
  if (shots) await page.screenshot({ path: `${shots}/offer-told.png` })
  await press(page, 'No answer')
  await page.getByText('1 person waits', { exact: true }).waitFor()
  await context.close()
})

test('who has agreed to no message is to be called, and the desk reads so when the time is offered', async () => {
  await wants([])
  const { page, context } = await house.open()
  await enterAt(page, `${house.server.url}/waitlist`, 'admin')
  await row(page).waitFor()
  await offerByKeys(page)
  const told = row(page).locator('.waiting-told')
  await told.waitFor()
  expect(await told.textContent()).toMatch(
    /No message was sent: No agreement to e-mail or text messages\..*Call instead\./,
  )
  await work()
  expect(mail.letters).toHaveLength(1)
  if (shots) await page.screenshot({ path: `${shots}/offer-untold.png` })
  await expectAccessibleInEachLook(page, 'an offer of which nobody is told')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  if (shots) await page.screenshot({ path: `${shots}/offer-untold-phone-dark.png` })
  await context.close()
})
