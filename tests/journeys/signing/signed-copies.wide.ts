import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { press, tabTo } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { hashOf } from '#tests/support/content/a-document.ts'
import { readPages } from '#tests/support/content/read-print.ts'
import { relayOf } from '#tests/support/server/follow-changes.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function work(): Promise<void> {
  const patience = { heartbeat: 10, retryDelay: 0, retries: 0 }
  const report = (error: unknown) => expect(error).toBeUndefined()
  const running = startJobs({ world: house.server.world, jobs, report, patience })
  await running.turn()
  await running.stop()
}

async function at(path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, 'clinician')
  return page
}
async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  await page.screenshot({ path: `${shots}/${name}.png` })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${shots}/${name}-dark.png` })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('by keyboard the reader of a signed note opens its signed copy, checks it and takes it along', async () => {
  const { id } = await aDraft(signing, 'Author only')
  expect((await sign(signing.client('clinician'), id)).status).toBe(200)
  const relay = await relayOf(house.server)
  const page = await at(`/notes/${id}`)
  const copies = page.getByRole('region', { name: 'Signed copies' })
  await copies.getByText('The signed copy is being made.').waitFor()
  await shot(page, 'copy-awaited')
  // It comes by itself while the note is open.
  await work()
  await relay.turn()
  const button = copies.getByRole('button', { name: /^Signed copy of / })
  await button.waitFor()
  await button.scrollIntoViewIfNeeded()
  await expectAccessibleInEachLook(page, 'a note with its signed copy')
  await shot(page, 'copies')
  await tabTo(page, /^Signed copy of /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('img', { name: /Page 1 of 1/ })
    .or(dialog.getByText('Page 1 of 1'))
    .first()
    .waitFor()
  await press(page, 'Check the file')
  await dialog.getByText('The file is exactly as it was saved.').waitFor()
  await expectAccessibleInEachLook(page, 'a signed copy')
  await shot(page, 'copy-open')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'copy-open-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  const saved = page.waitForEvent('download')
  await press(page, /^Download/)
  const bytes = await readFile(await (await saved).path())
  expect((await readPages(bytes)).text).toContain('We talked.')
  const code = await dialog.locator('code').textContent()
  expect(code).toBe(hashOf(bytes))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await relay.stop()
  await page.context().close()
})

test('the chart lists signed copies with its documents, and says which one another has replaced', async () => {
  const { id } = await aDraft(signing, 'Author only')
  const clinician = signing.client('clinician')
  expect((await sign(clinician, id)).status).toBe(200)
  const reason = { code: 'correction-of-fact', display: 'x' }
  const added = await act(clinician, id, 'addendum', {
    reason,
    text: 'The sister called.',
    credential: testPassword,
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  await work()
  const page = await at(`/patients/${signing.scene.patient.id}/documents`)
  const list = page.getByRole('list', { name: 'Documents' })
  await list.getByText('Replaced by a newer copy').waitFor()
  const amended = list.getByRole('listitem').filter({ hasText: 'Amended' })
  await amended.getByText('Signed copy').waitFor()
  await expectAccessibleInEachLook(page, 'documents with signed copies')
  await shot(page, 'copies-in-chart')
  await page.setViewportSize({ width: 390, height: 844 })
  await shot(page, 'copies-in-chart-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await amended.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Check the file' }).waitFor()
  await shot(page, 'copy-in-chart')
  await page.context().close()
})
