import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import type { Relay } from '#server/database/relay/relay.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import { lockedPdf } from '#tests/support/content/pdfs.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let relay: Relay
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  relay = await relayOf(house.server)
  admin = await house.server.signIn('admin')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await relay?.stop()
  await house?.close()
})

async function aFile(body: Buffer): Promise<string> {
  const { id } = await aDocument(admin)
  const stored = await askBytes(house.server, admin, `DocumentReferences/${id}/content`, { body })
  expect(stored.status).toBe(200)
  return id
}

async function at(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enter(page, house.server.url, 'admin')
  const follows = page.waitForResponse(/\/changes$/)
  await page.goto(`${house.server.url}/resources/DocumentReference/${id}`)
  await follows
  return page
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
}

async function work(): Promise<void> {
  const report = (error: unknown) => expect(error).toBeUndefined()
  const running = startJobs({ world: house.server.world, jobs, report })
  await running.turn()
  await running.stop()
}

test('by keyboard the text of a letter is asked for, awaited and read, and it scrolls by the arrow keys', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1} of the letter`)
  const page = await at(await aFile(pdf(lines)))
  await page.getByText('The text in this file has not been read yet.').waitFor()
  await expectAccessible(page, 'a file whose text was not read')
  await press(page, 'Read the text')
  await page.getByText('The text is being read. It appears here when it is done.').waitFor()
  await expectAccessible(page, 'a file whose text is being read')

  await work()
  const text = page.getByRole('region', { name: 'Text in the file' })
  await text.getByText('Line 1 of the letter').waitFor()
  await expectAccessible(page, 'a file with its text')
  await text.focus()
  await page.keyboard.press('End')
  await page.waitForFunction(() => (document.querySelector('.record-text-read')?.scrollTop ?? 0) > 100)
  await page.getByRole('button', { name: 'Read the text again' }).waitFor()
})

test('a scan says that no engine reads pictures, a locked file that it is locked, each with what to do', async () => {
  const page = await at(await aFile(png(200, 100)))
  await press(page, 'Read the text')
  await page.getByText('The text is being read.').waitFor()
  await work()
  await page.getByText('no engine that reads pictures is set up here').waitFor()
  await expectAccessible(page, 'a scan without an engine')

  const id = await aFile(lockedPdf())
  await admin.ask('POST', `DocumentReferences/${id}/ocr`)
  await work()
  const dark = await at(id, { colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await dark.getByText('this file is locked with a password').waitFor()
  await expectAccessible(dark, 'a locked file on a small dark screen')
})

test('in Spanish it says the same', async () => {
  const id = await aFile(png(210, 100))
  await admin.ask('POST', `DocumentReferences/${id}/ocr`)
  await work()
  const page = await at(id)
  await page.locator('.user-button').click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.getByText('aquí no hay motor que lea imágenes').waitFor()
  await page.getByRole('button', { name: 'Leer el texto de nuevo' }).waitFor()
})
