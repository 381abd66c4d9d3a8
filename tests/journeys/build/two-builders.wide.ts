import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Relay } from '#server/database/relay/relay.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let implementer: TestClient
let relay: Relay
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse({ implementer: ['implementation'], colleague: ['implementation'] })
  relay = await relayOf(house.server)
  implementer = await house.server.signIn('implementer')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await relay?.stop()
  await house?.close()
})

const aDraft = (key: string): Promise<Row> =>
  created(implementer, 'Questionnaires', {
    ...{ name: `Questionnaire ${key}`, key, version: 1, status: 'Draft' },
    ...{ shortName: 'Check', licence: 'Custom' },
    elements: ['Mood', 'Sleep'].map((label) => ({ id: label.toLowerCase(), type: 'String', label })),
  })

async function builderOf({ id }: Pick<Row, 'id'>, who: string): Promise<Page> {
  const { page } = await house.open()
  const follows = page.waitForResponse(/\/changes$/)
  await enterAt(page, `${house.server.url}/build/questionnaires/${id}/design`, who)
  await page.getByRole('tree', { name: 'The form' }).waitFor()
  await follows
  return page
}

const labelsOf = async ({ id }: Pick<Row, 'id'>): Promise<readonly string[]> =>
  (await implementer.ask('GET', `Questionnaires/${id}`)).body.elements.map(
    ({ label }: { readonly label: string }) => label,
  )

/** How many bytes lie sealed on the device: another question is more of them. */
function keptOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, refuse) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => refuse(request.error)
      })
    const weigh = (value: unknown): number => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
      return typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, each) => sum + weigh(each), 0)
        : 0
    }
    let sum = 0
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        sum += weigh(await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return sum
  })
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(`\\b${from}\\b`) }).click()
  const label = page
    .getByRole('region', { name: 'Settings' })
    .getByRole('textbox', { name: /^Label/ })
    .first()
  await expect.poll(() => label.inputValue()).toBe(from)
  await label.fill(to)
}

test('two people in one builder are told of each other while they edit, and both their changes are kept', async () => {
  const draft = await aDraft('of-two')
  const mine = await builderOf(draft, 'implementer')
  const theirs = await builderOf(draft, 'colleague')
  expect(await mine.getByText('is working on this too').count()).toBe(0)
  await rename(theirs, 'Sleep', 'Hours of sleep')
  await expect.poll(() => labelsOf(draft)).toEqual(['Mood', 'Hours of sleep'])
  await mine.getByText('is working on this too').waitFor()
  await mine.getByRole('treeitem', { name: /Hours of sleep/ }).waitFor()
  await expectAccessibleInEachLook(mine, 'a builder with somebody else at work')
  if (shots !== undefined) await mine.screenshot({ path: `${shots}/two-builders.png` })

  await rename(mine, 'Mood', 'How you feel')
  await theirs.getByText('is working on this too').waitFor()
  await theirs.getByRole('treeitem', { name: /How you feel/ }).waitFor()
  await expect.poll(() => labelsOf(draft)).toEqual(['How you feel', 'Hours of sleep'])
  await mine.context().close()
  await theirs.context().close()
}, 120_000)

test('a builder that loses the connection and is closed loses nothing: what was done stands there again and reaches the practice', async () => {
  const draft = await aDraft('offline')
  const page = await builderOf(draft, 'implementer')
  const context = page.context()
  const atFirst = await keptOn(page)
  // What draws the settings is fetched with the first question that is opened.
  await page.getByRole('treeitem', { name: /Sleep/ }).click()
  const label = page
    .getByRole('region', { name: 'Settings' })
    .getByRole('textbox', { name: /^Label/ })
    .first()
  await expect.poll(() => label.inputValue()).toBe('Sleep')
  await context.setOffline(true)
  await rename(page, 'Mood', 'Mood today')
  await page.getByRole('treeitem', { name: /Mood today/ }).waitFor()
  await page.locator('.save-chip').filter({ hasNotText: 'All saved' }).waitFor()
  await expect.poll(() => keptOn(page)).toBeGreaterThan(atFirst)
  const before = await keptOn(page)
  await page.getByRole('button', { name: 'Short text' }).first().click()
  await expect.poll(() => page.getByRole('treeitem').count()).toBe(3)
  await expect.poll(() => keptOn(page)).toBeGreaterThan(before)
  expect(await labelsOf(draft)).toEqual(['Mood', 'Sleep'])
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`${house.server.url}/build/questionnaires/${draft.id}/design`)
  await again.getByRole('treeitem', { name: /Mood today/ }).waitFor()
  await expect.poll(() => again.getByRole('treeitem').count()).toBe(3)
  await expect.poll(async () => (await labelsOf(draft)).slice(0, 1)).toEqual(['Mood today'])
  await expect.poll(async () => (await labelsOf(draft)).length).toBe(3)
  await context.close()
}, 120_000)
