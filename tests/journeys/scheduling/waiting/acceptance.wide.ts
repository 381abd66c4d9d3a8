import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import { localDate, momentOf } from '#shared/time/local-moment.ts'
import { press, tabTo, takeOption } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let scene: Scene
let relay: Relay

const zone = 'America/Chicago'
const shots = process.env.SHOTS_DIR
const soon = plusDays(localDate(new Date().toISOString(), zone), 7)
/** A Tuesday that is still to come. */
const tuesday = plusDays(soon, (2 - weekdayOf(soon) + 7) % 7)
const at = (time: string) => momentOf({ date: tuesday, time }, zone).instant

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  relay = await relayOf(house.server)
  scene = await setScene(house.server)
  const { body } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
  await scene.admin.ask('PATCH', `Practitioners/${scene.owner.id}?versionId=${body.meta.versionId}`, {
    body: [{ op: 'add', path: '/programs', value: [bare(scene.program)] }],
  })
  await created(scene.admin, 'Schedules', {
    owner: scene.owner,
    ownerKind: 'Practitioner',
    name: 'The clinician',
    timezone: zone,
    acceptance: 'OtherTeams',
  })
})
afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

async function enter(path: string, login: string, options: Parameters<House['open']>[0] = {}) {
  const { page, context } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, login)
  return { page, context, dialog: page.getByRole('dialog').last() }
}

const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}
const stored = async (id: string) => (await scene.admin.ask('GET', `Appointments/${id}`)).body
const asked = (time: string) =>
  created(
    scene.admin,
    'Appointments?confirmed=true',
    aVisit(scene, at(time), { location: undefined, status: 'pending' }),
  )
const placeOf = (id: string) => `/calendar?date=${tuesday}&people=${scene.owner.id}&event=${id}`
const partOf = (page: Page) => page.getByRole('region', { name: 'Answer' })

describe('a booking that waits for the owner of the calendar', () => {
  test('by mouse: asked for, another time proposed, and taken', async () => {
    const desk = await enter(`/calendar?date=${tuesday}&people=${scene.owner.id}&new=1`, 'admin')
    await desk.dialog.getByLabel('Who').fill('marl')
    await desk.page.getByRole('option', { name: /Marlowe/ }).click()
    await desk.dialog.getByLabel('Service').click()
    await desk.page
      .getByRole('option', { name: /^Individual/ })
      .first()
      .click()
    await desk.dialog.getByLabel('Start').fill('09:00')
    await desk.dialog.getByText(/decides on this booking: it waits for an answer/).waitFor()
    await shot(desk.page, 'booking-asks')
    await expectAccessibleInEachLook(desk.page, 'a booking on which somebody else decides')
    await desk.dialog.getByRole('button', { name: 'Ask for this time' }).click()
    const anyway = desk.dialog.getByRole('button', { name: 'Ask anyway' })
    await anyway.or(desk.page.getByText('Asked. The time is held').first()).first().waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await partOf(desk.page)
      .getByText(/^Waits for/)
      .waitFor()
    await shot(desk.page, 'panel-asks')

    const owner = await enter('/', 'clinician')
    const waits = owner.page.getByRole('region', { name: '1 waits for your answer' })
    await waits.waitFor()
    await shot(owner.page, 'today-asked')
    await waits.getByRole('link').click()
    await partOf(owner.page).getByRole('button', { name: 'Accept' }).waitFor()
    await shot(owner.page, 'panel-answers')
    await expectAccessibleInEachLook(owner.page, 'a booking that waits for the reader')
    await partOf(owner.page).getByRole('button', { name: 'Propose another time…' }).click()
    await owner.dialog.getByLabel('Start').fill('13:00')
    await owner.dialog.getByLabel('Comment').fill('After lunch')
    await shot(owner.page, 'propose-dialog')
    await expectAccessibleInEachLook(owner.page, 'a proposal of another time')
    await owner.dialog.getByRole('button', { name: /^Propose/ }).click()
    await partOf(owner.page).getByText('After lunch').waitFor()

    await partOf(desk.page).getByText('After lunch').waitFor()
    await shot(desk.page, 'panel-proposed')
    await expectAccessibleInEachLook(desk.page, 'a proposal to take')
    await partOf(desk.page).getByRole('button', { name: 'Take it' }).click()
    await desk.page.getByText('Booked at the proposed time.').first().waitFor()
    const { body } = await scene.admin.ask('GET', 'Appointments', {
      headers: { 'x-enable-cross-partition': 'true' },
    })
    expect(body).toMatchObject([{ status: 'booked', acceptance: { answer: 'Accepted' } }])
    expect(Date.parse(body[0].start)).toBe(Date.parse(at('13:00')))
    await owner.context.close()
    await desk.context.close()
  })

  test('by keyboard alone it is declined with a reason, and accepted; the asker sees either', async () => {
    const one = await asked('10:00')
    const two = await asked('11:00')
    const owner = await enter(placeOf(one.id), 'clinician')
    await partOf(owner.page).waitFor()
    await press(owner.page, 'Decline…')
    await owner.dialog.getByText(/is called off/).waitFor()
    await shot(owner.page, 'decline-dialog')
    await expectAccessibleInEachLook(owner.page, 'a booking that is declined')
    await tabTo(owner.page, /^Why/)
    await owner.page.keyboard.type('Provider m')
    await takeOption(owner.page, /meeting/i)
    await press(owner.page, 'Decline')
    await owner.page.getByText('Declined. The time is free again.').first().waitFor()
    expect(await stored(one.id)).toMatchObject({
      status: 'cancelled',
      cancellation: { initiator: 'Provider', reason: { code: 'provider-meeting' } },
    })
    const desk = await enter(placeOf(two.id), 'admin')
    await partOf(desk.page)
      .getByText(/^Waits for/)
      .waitFor()
    await owner.page.goto(`${house.server.url}${placeOf(two.id)}`)
    await partOf(owner.page).waitFor()
    await press(owner.page, 'Accept')
    await owner.page.getByText('Accepted. The time is booked.').first().waitFor()
    expect((await stored(two.id)).status).toBe('booked')
    await partOf(desk.page).waitFor({ state: 'detached' })
    await owner.context.close()
    await desk.context.close()
  })

  test('by keyboard alone another time is proposed, and what was asked for is withdrawn', async () => {
    const row = await asked('15:00')
    const owner = await enter(placeOf(row.id), 'clinician')
    await partOf(owner.page).waitFor()
    await press(owner.page, 'Propose another time…')
    await owner.dialog.getByLabel('Start').waitFor()
    await tabTo(owner.page, /^Start/)
    await owner.page.keyboard.type('0500PM')
    await press(owner.page, 'Propose')
    await owner.page
      .getByText(/^Proposed\./)
      .first()
      .waitFor()
    const desk = await enter(placeOf(row.id), 'admin')
    await partOf(desk.page).getByRole('button', { name: 'Take it' }).waitFor()
    await press(desk.page, 'Withdraw…')
    await shot(desk.page, 'withdraw-dialog')
    await tabTo(desk.page, /^Why/)
    await desk.page.keyboard.type('Ill')
    await takeOption(desk.page, /^Ill/)
    await press(desk.page, 'Withdraw')
    await desk.page.getByText('Withdrawn. The time is free again.').first().waitFor()
    expect(await stored(row.id)).toMatchObject({ status: 'cancelled', acceptance: { answer: 'Withdrawn' } })
    await owner.context.close()
    await desk.context.close()
  })

  test('who neither asks nor answers is offered nothing; on a phone and in the dark it is all there', async () => {
    const row = await asked('16:00')
    const narrow = await enter(placeOf(row.id), 'clinician', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await partOf(narrow.page).getByRole('button', { name: 'Decline…' }).waitFor()
    await shot(narrow.page, 'phone-dark-panel')
    await partOf(narrow.page).getByRole('button', { name: 'Propose another time…' }).click()
    await narrow.page.getByRole('dialog').last().getByLabel('Comment').waitFor()
    await shot(narrow.page, 'phone-dark-propose')
    await narrow.context.close()
    expect(staff(house.server, 'intake').id).not.toBe('')
  })

  test('whose bookings wait is said in the hours, in words', async () => {
    const { page, context } = await enter(`/availability?practitioner=${scene.owner.id}`, 'admin')
    const choice = page.getByLabel('Whose bookings wait for the owner').first()
    await choice.click()
    await page.getByRole('option', { name: 'Everyone’s but the owner’s' }).click()
    await shot(page, 'availability-acceptance')
    await page.getByRole('button', { name: /^Save/ }).first().click()
    const said = async () => {
      const { body } = await scene.admin.ask('GET', 'Schedules')
      return body.find(({ owner }: { owner: { id: string } }) => owner.id === scene.owner.id).acceptance
    }
    await expect.poll(said, { timeout: 10_000 }).toBe('Everyone')
    await context.close()
  })
})
