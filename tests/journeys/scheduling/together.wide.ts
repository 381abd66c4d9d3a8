import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Row, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let scene: Scene
let relay: Relay

beforeAll(async () => {
  house = await openHouse({
    admin: ['administrative'],
    clinician: ['non-prescribing-clinician'],
    intake: ['case-management'],
    implementer: ['implementation'],
  })
  relay = await relayOf(house.server)
  scene = await setScene(house.server)
})
afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

const at = (date: string, time: string) => momentOf({ date, time }, 'America/Chicago').instant

/** A visit in the clinician's calendar. */
function book(date: string, time: string, more: object = {}): Promise<Row> {
  return created(scene.admin, 'Appointments?confirmed=true', {
    ...(aVisit(scene, at(date, time), { location: undefined }) as object),
    ...more,
  })
}

/** The day of the clinician as somebody has it open, once the changes of others are followed there. */
async function desk(date: string, { isFollowed = true } = {}) {
  const { page, context } = await house.open()
  if (!isFollowed) await page.route(/\/changes$/, (route) => route.fulfill({ status: 404, body: '' }))
  const follows = page.waitForResponse(/\/changes$/)
  const people = staff(house.server, 'clinician').id
  await enterAt(page, `${house.server.url}/calendar?date=${date}&people=${people}`, 'admin')
  await follows
  await page.locator('.day-column').waitFor()
  return { page, context }
}

const visit = (page: Page, time: string) => page.locator('.event').filter({ hasText: time })
const stored = async ({ id }: Row) => (await scene.admin.ask('GET', `Appointments/${id}`)).body

/** Moves by keys: so many quarters of an hour down. */
async function moveDown(page: Page, time: string, quarters: number): Promise<void> {
  await visit(page, time).focus()
  await page.keyboard.press('m')
  for (let step = 0; step < quarters; step += 1) await page.keyboard.press('ArrowDown')
  await page.locator('.move-ghost').waitFor()
  await page.keyboard.press('Enter')
}

/** The network is gone from this browser, and then it is back. */
const leave = (context: BrowserContext) => context.setOffline(true)
const comeBack = (context: BrowserContext) => context.setOffline(false)

describe('two desks with one calendar', () => {
  test('a move in one is drawn in the other within a second', async () => {
    const day = '2030-03-06'
    await book(day, '09:00')
    const [one, other] = [await desk(day), await desk(day)]
    await visit(other.page, '9:00').waitFor()

    const waits: number[] = []
    for (const [from, to] of [
      ['09:00–10:00', '10:00–11:00'],
      ['10:00–11:00', '11:00–12:00'],
      ['11:00–12:00', '12:00–13:00'],
    ] as const) {
      const seen = other.page.waitForFunction(
        (time) => [...document.querySelectorAll('.event')].some((each) => each.textContent?.includes(time)),
        to,
        { polling: 'raf' },
      )
      await moveDown(one.page, from, 4)
      const begun = performance.now()
      await seen
      waits.push(performance.now() - begun)
    }
    console.info(`drawn at the other desk after ${waits.map(Math.round).join(', ')} ms`)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_000)
    for (const { context } of [one, other]) await context.close()
  })

  test('where the server tells nothing by itself, the calendar asks again, and shows the move all the same', async () => {
    const day = '2030-03-07'
    await book(day, '09:00')
    const other = await desk(day, { isFollowed: false })
    const one = await desk(day)
    await visit(other.page, '09:00–10:00').waitFor()
    await moveDown(one.page, '09:00–10:00', 2)
    await visit(other.page, '09:30–10:30').waitFor({ timeout: 10_000 })
    for (const { context } of [one, other]) await context.close()
  })
})

describe('moving without a connection', () => {
  test('is kept on the device, shown as such, and stored when the connection is back', async () => {
    const day = '2030-03-11'
    const made = await book(day, '09:00')
    const { page, context } = await desk(day)
    await leave(context)
    await visit(page, '09:00–10:00').focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowDown')
    const unasked =
      "The server doesn't answer, so what else is booked then isn't known. The move is kept on this device and sent later."
    await page.getByRole('region', { name: 'Move this appointment' }).getByText(unasked).waitFor()
    await page.keyboard.press('Enter')
    await visit(page, '09:15–10:15').getByRole('img', { name: 'waits to be sent' }).waitFor()
    expect(await stored(made)).toMatchObject({ start: at(day, '09:00') })

    await comeBack(context)
    await expect.poll(async () => (await stored(made)).start).toBe(at(day, '09:15'))
    await visit(page, '09:15–10:15')
      .getByRole('img', { name: 'waits to be sent' })
      .waitFor({ state: 'detached' })
    await visit(page, '09:15–10:15').waitFor()
    await context.close()
  })

  test('a move that another desk was quicker with is decided by a person: mine, after all', async () => {
    const { page, context, made, day } = await aDisputedMove('2030-03-12')
    await page.getByText('Someone else changed it first. Choose which one stays.').waitFor()
    const notice = page.getByRole('region', { name: 'Changes that need your decision' })
    await notice.getByText(/12:00–13:00/).waitFor()
    await notice.getByText(/10:00–11:00/).waitFor()
    await visit(page, '12:00–13:00').waitFor()
    expect(await stored(made)).toMatchObject({ start: at(day, '12:00') })
    await expectAccessibleInEachLook(page, 'a move that somebody must decide on')

    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(async () => (await stored(made)).start).toBe(at(day, '10:00'))
    await notice.waitFor({ state: 'detached' })
    await visit(page, '10:00–11:00').waitFor()
    await context.close()
  })

  test('or theirs: what was wanted here is let go, and nothing is changed', async () => {
    const { page, context, made, day } = await aDisputedMove('2030-03-13')
    const notice = page.getByRole('region', { name: 'Changes that need your decision' })
    await notice.getByRole('button', { name: 'Use theirs' }).click()
    await notice.waitFor({ state: 'detached' })
    await visit(page, '12:00–13:00').waitFor()
    expect(await stored(made)).toMatchObject({ start: at(day, '12:00') })
    await page.getByText(/All saved/).waitFor()
    await context.close()
  })

  test('a time that was taken meanwhile is said, and taken all the same only by a person', async () => {
    const day = '2030-03-14'
    const made = await book(day, '09:00')
    const { page, context } = await desk(day)
    await leave(context)
    await moveDown(page, '09:00–10:00', 4)
    await visit(page, '10:00–11:00').waitFor()
    await book(day, '10:00', {
      attendees: [{ id: '1', kind: 'Patient', subject: { id: scene.patient.id, resourceType: 'Patient' } }],
    })
    await comeBack(context)
    const notice = page.getByRole('region', { name: 'Changes that need your decision' })
    await notice
      .getByText(/already has an appointment at that time/)
      .first()
      .waitFor()
    expect(await stored(made)).toMatchObject({ start: at(day, '09:00') })
    await notice.getByRole('button', { name: 'Move anyway' }).click()
    await expect.poll(async () => (await stored(made)).start).toBe(at(day, '10:00'))
    await notice.waitFor({ state: 'detached' })
    await context.close()
  })
})

/** A visit that one desk moves to ten without a connection, after another has moved it to noon. */
async function aDisputedMove(day: string) {
  const made = await book(day, '09:00')
  const { page, context } = await desk(day)
  await leave(context)
  await moveDown(page, '09:00–10:00', 4)
  await visit(page, '10:00–11:00').waitFor()
  const body = [
    { op: 'replace', path: '/start', value: at(day, '12:00') },
    { op: 'replace', path: '/end', value: at(day, '13:00') },
  ]
  const answer = await scene.admin.ask('PATCH', `Appointments/${made.id}?versionId=1`, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await comeBack(context)
  return { page, context, made, day }
}

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
