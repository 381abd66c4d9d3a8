import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProfile } from '#tests/support/browser/browser.ts'
import { enter, expectAccessible, type House, openHouse, signIn } from '#tests/support/browser/open-house.ts'
import { makeOneVisit } from '#tests/support/scenes/make-one-visit.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
const profiles: string[] = []

beforeAll(async () => {
  house = await openHouse()
  await makeOneVisit(house.server)
  admin = await house.server.signIn('admin')
})

afterAll(async () => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
  await house?.close()
})

const room = (name: string): Promise<Row> =>
  created(admin, 'Locations', { name, kind: 'Room', status: 'active', timezone: 'America/Chicago' })

async function nameOf({ id }: Row): Promise<string> {
  return (await admin.ask('GET', `Locations/${id}`)).body.name
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not come about within twenty seconds.')
}

function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'goldthread-profile-'))
  profiles.push(profile)
  return profile
}

/** The secrets that a session of this person is told, read as its page reads them. */
function secretsOf(page: Page): Promise<{ readonly person: string; readonly session: string }> {
  return page.evaluate(async () => (await (await fetch('/api/v1/session')).json()).device)
}

/** A room renamed without a connection; the new name waits on the device. */
async function renameOffline(page: Page, place: Row, name: string): Promise<void> {
  await page.goto(`${house.server.url}/resources/Location/${place.id}`)
  await page.getByLabel(/^Name/).first().fill(name)
  await page.context().setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Offline, 1 waiting').waitFor()
}

/** Addresses are the browser's own memory of where one was; everything else in the profile is ours. */
const ownMemory =
  /History|Sessions|Visited Links|Top Sites|Favicons|Network Persistent|Preferences|Trust Tokens/

/** Which of the words stand readable in any file of a profile: as text, as UTF-16, as bytes of a base64url secret. */
function readableIn(profile: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !ownMemory.test(join(entry.parentPath, entry.name)),
  )
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name)))
  expect(texts.length).toBeGreaterThan(10)
  return words.filter((word) => {
    const forms = [Buffer.from(word), Buffer.from(word, 'utf16le'), Buffer.from(word, 'base64url')]
    return texts.some((bytes) => forms.some((form) => form.length > 5 && bytes.includes(form)))
  })
}

test('a thief of the profile reads nothing of it after sign-out, and its owner gets the unsent words back', async () => {
  const canary = 'canary-that-sings-in-clear'
  const place = await room('Quiet room')
  const profile = newProfile()
  let context: BrowserContext = await startProfile(profile)
  let page = await context.newPage()
  await enter(page, house.server.url, 'admin')
  await page.goto(`${house.server.url}/patients`)
  await page
    .getByRole('link', { name: /Rivera/ })
    .first()
    .click()
  await page
    .getByRole('heading', { name: /Rivera/ })
    .first()
    .waitFor()
  const patientId = page.url().split('/').at(-1) ?? ''
  const secrets = await secretsOf(page)
  await renameOffline(page, place, canary)
  const told = [canary, 'Rivera', place.id, patientId, 'Location/', secrets.person]
  await context.close()
  expect(readableIn(profile, told)).toEqual([])

  context = await startProfile(profile)
  page = await context.newPage()
  await enter(page, house.server.url, 'supervisor')
  await page.getByText(/All saved/).waitFor()
  await page.locator('.save-chip').click()
  await page.getByText('Everything is saved').waitFor()
  expect(await nameOf(place)).toBe('Quiet room')
  const others = await secretsOf(page)
  expect(others.person).not.toBe(secrets.person)
  await page.keyboard.press('Escape')
  await page.locator('.user-button').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByLabel('Username or e-mail').waitFor()
  await context.close()
  expect(readableIn(profile, [...told, secrets.session, others.person, others.session])).toEqual([])

  context = await startProfile(profile)
  page = await context.newPage()
  await enter(page, house.server.url, 'admin')
  await until(async () => (await nameOf(place)) === canary)
  await context.close()
})

test('a browser that is started again without a connection goes on where its session lives', async () => {
  const place = await room('Dim room')
  const profile = newProfile()
  let context: BrowserContext = await startProfile(profile)
  let page = await context.newPage()
  await enter(page, house.server.url, 'admin')
  await until(() =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0
    }),
  )
  await renameOffline(page, place, 'Bright room')
  await context.close()

  context = await startProfile(profile)
  await context.setOffline(true)
  page = await context.newPage()
  await page.goto(house.server.url)
  await page.getByText('Offline, 1 waiting').waitFor()

  await page.evaluate(() => localStorage.removeItem('goldthread.session'))
  await page.reload()
  await page.getByText("Can't reach the server.").waitFor()
  expect(await page.getByText('Offline, 1 waiting').count()).toBe(0)
  await context.close()
})

test('what an older release kept is taken over at the first sign-in, and nothing of it is lost', async () => {
  const place = await room('Old room')
  const whole = (await admin.ask('GET', `Locations/${place.id}`)).body
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await page.getByText(/All saved/).waitFor()
  const personId = await page.evaluate(
    async () => (await (await fetch('/api/v1/session')).json()).person.id as string,
  )
  const name = `goldthread:${personId}:${house.server.practice.key}`
  const changes = [{ before: whole, after: { ...whole, name: 'Former words' } }]
  await page.evaluate(leaveAsBefore, { name, changes })

  await page.reload()
  await until(async () => (await nameOf(place)) === 'Former words')
  const names = await page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name ?? ''))
  expect(names.filter((each) => each.includes(personId))).toEqual([])
  await context.close()
})

test('a change of an older release that cannot be opened stays and is told, and keeps no other from being sent', async () => {
  const places = [await room('First room'), await room('Broken room'), await room('Last room')]
  const wholes = await Promise.all(
    places.map(async ({ id }) => (await admin.ask('GET', `Locations/${id}`)).body),
  )
  const { page, context } = await house.open()
  await enter(page, house.server.url, 'admin')
  await page.getByText(/All saved/).waitFor()
  const personId = await page.evaluate(
    async () => (await (await fetch('/api/v1/session')).json()).person.id as string,
  )
  const name = `goldthread:${personId}:${house.server.practice.key}`
  const changes = wholes.map((whole) => ({ before: whole, after: { ...whole, name: `New ${whole.name}` } }))
  await page.evaluate(leaveAsBefore, { name, changes, broken: 1 })

  await page.reload()
  await until(async () => (await nameOf(places[2] as Row)) === 'New Last room')
  expect(await nameOf(places[0] as Row)).toBe('New First room')
  expect(await nameOf(places[1] as Row)).toBe('Broken room')
  for (const round of ['at once', 'after a reload']) {
    await page.locator('.save-chip[data-kind=stuck]').click()
    await page
      .getByText("1 change from an earlier version of this page can't be opened.", { exact: false })
      .waitFor()
    if (round === 'at once') await expectAccessible(page, 'a change that cannot be opened')
    const names = await page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name))
    expect(names, round).toContain(name)
    await page.reload()
  }
  await context.close()
})

type Left = {
  readonly name: string
  readonly changes: readonly {
    readonly before: { readonly id: string }
    readonly after: { readonly id: string }
  }[]
  /** Which of them is sealed by a key that is not there. */
  readonly broken?: number
}

/** Writes into the page's own storage what a release before this one would have left there: a key beside its rows. */
async function leaveAsBefore({ name, changes, broken }: Left): Promise<void> {
  const newKey = () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const key = await newKey()
  const rows = await Promise.all(
    changes.map(async ({ before, after }, index) => {
      const record = `Location/${before.id}`
      const vector = crypto.getRandomValues(new Uint8Array(12))
      const text = JSON.stringify({ kind: 'patch', type: 'Location', id: before.id, base: before, after })
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: vector, additionalData: new TextEncoder().encode(record) },
        index === broken ? await newKey() : key,
        new TextEncoder().encode(text),
      )
      const sealed = { vector, bytes }
      return { key: record, state: 'waiting', nextAt: 0, revision: 0, attempts: 0, sealed }
    }),
  )
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, 20)
    opening.onupgradeneeded = () => {
      const queue = opening.result.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true })
      for (const index of ['key', 'state', 'nextAt']) queue.createIndex(index, index)
      const failed = opening.result.createObjectStore('failed', { keyPath: 'id' })
      for (const index of ['key', 'at']) failed.createIndex(index, index)
      opening.result.createObjectStore('copies', { keyPath: 'key' })
      opening.result.createObjectStore('keys', { keyPath: 'id' })
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['queue', 'keys'], 'readwrite')
      writing.objectStore('keys').add({ id: 'own', key })
      for (const row of rows) writing.objectStore('queue').add(row)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('whoever signs in again gets the same secret, and another session another one', async () => {
  const first = await house.open()
  await enter(first.page, house.server.url, 'clinician')
  const before = await secretsOf(first.page)
  await first.page.reload()
  await first.page.locator('.user-button').waitFor()
  expect(await secretsOf(first.page)).toEqual(before)
  await first.context.clearCookies()
  await first.page.goto(house.server.url)
  await signIn(first.page, 'clinician')
  const after = await secretsOf(first.page)
  expect(after.person).toBe(before.person)
  expect(after.session).not.toBe(before.session)
  await first.context.close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
