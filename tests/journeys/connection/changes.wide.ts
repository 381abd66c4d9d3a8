import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import { enter, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { created } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'

let house: House
let relay: Relay

beforeAll(async () => {
  house = await openHouse()
  relay = await relayOf(house.server)
  await makeOneVisit(house.server)
})

afterAll(async () => {
  await relay?.stop()
  await house?.close()
})

/** Somebody's page, once it follows the changes. */
async function follower(login: string, path = '/'): Promise<Page> {
  const { page } = await house.open()
  const follows = page.waitForResponse(/\/changes$/)
  await enter(page, house.server.url, login)
  await follows
  if (path !== '/') {
    const followsAgain = page.waitForResponse(/\/changes$/)
    await page.goto(`${house.server.url}${path}`)
    await followsAgain
  }
  return page
}

const theVisit = async () => {
  const admin = await house.server.signIn('admin')
  const { body } = await admin.ask('GET', 'Appointments')
  return body[0]
}

test('when one of two changes a visit, the day of the other shows it within two seconds, without a reload', async () => {
  const clinician = await follower('clinician')
  await clinician.getByRole('heading', { name: /Rivera/ }).waitFor()
  const visit = await theVisit()
  const desk = await follower('admin', `/resources/Appointment/${visit.id}`)
  const { body } = await (await house.server.signIn('admin')).ask('GET', `Appointments/${visit.id}`)
  const changed = desk.evaluate(
    async ([id, versionId, key]) => {
      const response = await fetch(`/api/v1/practices/${key}/Appointments/${id}?versionId=${versionId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json-patch+json' },
        body: JSON.stringify([{ op: 'replace', path: '/status', value: 'arrived' }]),
      })
      return `${response.status} ${await response.text()}`
    },
    [visit.id, body.meta.versionId, house.server.practice.key],
  )
  expect(await changed).toMatch(/^200/)
  const begun = performance.now()
  await clinician
    .getByText(/Arrived|Checked in/)
    .first()
    .waitFor({ timeout: 5_000 })
  expect(performance.now() - begun).toBeLessThan(2_000)
  await clinician.context().close()
  await desk.context().close()
})

test('what somebody is typing stays while another changes the same record', async () => {
  const admin = await house.server.signIn('admin')
  const place = await created(admin, 'Locations', {
    name: 'Blue room',
    kind: 'Room',
    status: 'active',
    timezone: 'America/Chicago',
  })
  const page = await follower('admin', `/resources/Location/${place.id}`)
  const name = page.getByLabel(/^Name/).first()
  await name.fill('Green room')
  const asked = page.waitForResponse((response) => response.url().includes(`Locations/${place.id}`))
  const path = `Locations/${place.id}?versionId=1`
  const other = await admin.ask('PATCH', path, {
    body: [{ op: 'replace', path: '/timezone', value: 'America/Denver' }],
  })
  expect(other.status).toBe(200)
  await asked
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await name.inputValue()).toBe('Green room')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await admin.ask('GET', `Locations/${place.id}`)).body)
    .toMatchObject({
      name: 'Green room',
      timezone: 'America/Denver',
    })
  await page.context().close()
})

test('a sign-in that is ended elsewhere ends on the page by itself', async () => {
  const page = await follower('supervisor')
  const elsewhere = await house.server.signIn('supervisor')
  expect((await elsewhere.ask('DELETE', '/sessions')).status).toBe(204)
  await page.getByLabel('Password', { exact: true }).waitFor({ timeout: 5_000 })
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
