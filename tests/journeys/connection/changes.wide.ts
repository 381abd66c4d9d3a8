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

/** By which hidden names copies of records lie on the device of this page. */
function copiesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const keys: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const device = await answered(indexedDB.open(name))
      if (device.objectStoreNames.contains('copies'))
        keys.push(
          ...(await answered(device.transaction('copies').objectStore('copies').getAllKeys())).map(String),
        )
      device.close()
    }
    return keys
  })
}

test('what this device holds of a patient who becomes confidential goes off it with the next heartbeat, without anybody touching it', async () => {
  const admin = await house.server.signIn('admin')
  const name = { use: 'official', given: ['Ana'], family: 'Varga' }
  const patient = await created(admin, 'Patients', { name, birthDate: '1991-04-12', gender: 'female' })
  const path = `Patients/${patient.id}`
  const page = await follower('admin', `/resources/Patient/${patient.id}`)
  const before = await copiesOn(page)
  await page
    .getByLabel(/^Birth date/)
    .first()
    .fill('1991-04-13')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await admin.ask('GET', path)).body.birthDate).toBe('1991-04-13')
  await expect.poll(async () => (await copiesOn(page)).length).toBeGreaterThan(before.length)
  const kept = (await copiesOn(page)).filter((key) => !before.includes(key))

  const { meta } = (await admin.ask('GET', path)).body
  const id = house.server.practice.profiles.get('clinician')
  const confidentialTeam = [{ practitioner: { id, resourceType: 'Practitioner' } }]
  const closed = await admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
    body: [{ op: 'add', path: '/confidentialTeam', value: confidentialTeam }],
  })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  await expect
    .poll(async () => (await copiesOn(page)).filter((key) => kept.includes(key)), { timeout: 25_000 })
    .toEqual([])
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
