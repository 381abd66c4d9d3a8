import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from '#client/resources/exchange/files/read-xlsx.ts'
import { readCsv } from '#shared/csv/read-csv.ts'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient
let roomId: string
const timezone = 'America/Chicago'

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
  for (const name of ['=HYPERLINK("http://x","Garden")', 'Attic, above', 'Cellar']) {
    const { id } = await created(admin, 'Locations', { name, kind: 'Room', status: 'active', timezone })
    roomId = id
  }
})

afterAll(async () => {
  await house?.close()
})

async function at(path: string, login = 'admin', options: Parameters<House['open']>[0] = {}): Promise<Page> {
  const { page } = await house.open(options)
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'More options for this list' }).click()
  await page.getByRole('menuitem', { name: 'Export…' }).click()
  // The menu fades out while the dialog is already there.
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return page.getByRole('dialog', { name: 'Export: Locations' })
}

/** What the last step came to; it is announced as well. */
const sums = (page: Page, text: string) => page.locator('.exchange-sums').filter({ hasText: text }).waitFor()

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()))
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a list leaves as a workbook and as CSV with its filter and columns, no cell is a formula, and the trail says so', async () => {
  const page = await at('/resources/Location?columns=name,status&sort=name')
  await page.getByRole('link', { name: 'Cellar' }).waitFor()
  const dialog = await openExport(page)
  await expectAccessible(page, 'the export dialog')
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Create file' }).click(),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^locations-\d{4}-\d\d-\d\d\.xlsx$/)
  await dialog.getByText('3 rows saved in').waitFor()
  const rows: (readonly string[])[] = []
  for await (const { cells } of readXlsx(await bytesOf(workbook))) rows.push(cells)
  expect(rows[0]).toEqual(['Record ID', 'Version', 'Name', 'Status', 'Status (code)'])
  expect(rows.slice(1).map((cells) => cells[2])).toEqual([
    '=HYPERLINK("http://x","Garden")',
    'Attic, above',
    'Cellar',
  ])
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  const again = await openExport(page)
  await again.getByLabel('CSV text (.csv)').check()
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Create file' }).click(),
  ])
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(text))
  expect(raw.startsWith('\uFEFFRecord ID,Version,Name,')).toBe(true)
  expect(raw).toContain(`,"'=HYPERLINK(""http://x"",""Garden"")",Active,active\r\n`)
  expect([...readCsv(raw, ',')]).toHaveLength(4)

  const { body } = await admin.ask('POST', 'AuditEvents/queries', {
    body: [{ field: 'type', op: 'eq', value: 'export' }],
  })
  expect(body.map((event: { detail: string }) => event.detail)).toEqual([
    expect.stringContaining('Location as csv; 3 rows in all; 2 columns'),
    expect.stringContaining('Location as xlsx; 3 rows in all; 2 columns'),
  ])
  await page.context().close()
})

test('who may not export is told so before anything is asked of the server', async () => {
  const page = await at('/resources/Location', 'intake')
  await heading(page, 'Locations').waitFor()
  const dialog = await openExport(page)
  await dialog.getByText('CanExportData').or(dialog.getByRole('alert')).first().waitFor()
  expect(await dialog.getByRole('button', { name: 'Create file' }).count()).toBe(0)
  await page.context().close()
})

test('rows come in from a file: guessed, fixed by keyboard, tried, stored once, and each line says what became of it', async () => {
  const page = await at('/resources/Location/import')
  await heading(page, 'Import: Locations').waitFor()
  const lines = [
    'Name;Kind;Status;Lies in;Rooms (number)',
    'East wing;Site;active;Cellar;4',
    'West wing;Site;Active;Nowhere;x',
    'North wing;Palace;active;;',
    'South wing;site;inactive;Attic, above;1',
  ]
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(file('wings.csv', lines.join('\n')))
  await page.getByText('wings.csv, 4 lines').waitFor()
  await expectAccessible(page, 'an import that is being mapped')
  const lies = page.getByLabel('Import Lies in as')
  expect(await lies.inputValue()).toBe('')
  await lies.focus()
  await page.keyboard.type('Part of')
  await expect.poll(() => lies.inputValue()).toBe('partOf')
  await page.getByLabel('Import Rooms (number) as').selectOption({ label: 'Capacity' })
  await page.getByLabel('Time zone').fill(timezone)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Check all lines' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.context().setOffline(false)
  await again.click()
  await sums(page, '2 lines are ready, 2 have problems, 0 records were created')
  await page.getByText('Lies in: No match for “Nowhere”.').waitFor()
  await page.getByText("Rooms (number): “x” isn't a number that fits here.").waitFor()
  await page.getByText("Kind: “Palace” isn't a choice for this field.").waitFor()
  await expectAccessible(page, 'an import that was tried')
  const { body: before } = await admin.ask('POST', 'Locations/queries', { body: [] })
  expect(before).toHaveLength(3)

  await page.getByRole('button', { name: 'Import 2 lines' }).click()
  await sums(page, '2 records were created')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download results for all lines' }).click(),
  ])
  const results = [...readCsv(new TextDecoder().decode(await bytesOf(download)), ',')].map(
    ({ cells }) => cells,
  )
  expect(results[0]?.slice(5)).toEqual(['Line', 'Result', 'Record ID', 'Comments'])
  expect(results.slice(1).map((cells) => [cells[5], cells[6]])).toEqual([
    ['2', 'created'],
    ['3', 'has problems'],
    ['4', 'has problems'],
    ['5', 'created'],
  ])

  const { body: made } = await admin.ask('GET', `Locations/${results[1]?.[7]}`)
  expect(made).toMatchObject({ name: 'East wing', capacity: 4, partOf: { id: roomId }, timezone })
  await page.goto(`${house.server.url}/resources/Location/import`)
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(file('wings.csv', lines.join('\n')))
  await page.getByText('wings.csv, 4 lines').waitFor()
  await page.getByLabel('Import Lies in as').selectOption({ label: 'Part of' })
  await page.getByLabel('Import Rooms (number) as').selectOption({ label: 'Capacity' })
  await page.getByLabel('Time zone').fill(timezone)
  await page.getByRole('button', { name: 'Check all lines' }).click()
  await page.getByRole('button', { name: 'Import 2 lines' }).click()
  await sums(page, '2 records were created')
  const { body: after } = await admin.ask('POST', 'Locations/queries', { body: [] })
  expect(after).toHaveLength(5)
  await page.context().close()
})
