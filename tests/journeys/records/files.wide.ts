import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aDocument, askBytes, hashOf } from '#tests/support/content/a-document.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let admin: TestClient

beforeAll(async () => {
  house = await openHouse()
  admin = await house.server.signIn('admin')
})
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const letter = pdf(['A letter of the county hospital.', 'Page two.'])
const large = pdf(['A part and a half.'], `/Pad (${'x'.repeat(8 * 2 ** 20)}) `)
const asFile = (buffer: Buffer) => ({ name: 'letter.pdf', mimeType: 'application/pdf', buffer })

type Looks = BrowserContextOptions & { readonly isLarge?: boolean }

async function at(id: string, { isLarge, ...options }: Looks = {}): Promise<Page> {
  const { page } = await house.open(options)
  if (isLarge) await page.addInitScript(() => localStorage.setItem('goldthread.font-appearance', 'Large'))
  await enterAt(page, `${house.server.url}/resources/DocumentReference/${id}`, 'admin')
  await fileOf(page).waitFor()
  return page
}

const fileOf = (page: Page) => page.getByRole('region', { name: 'File', exact: true })
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await fileOf(page).getByRole('button', { name }).focus()
  await page.keyboard.press(key)
}
const seesPicture = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.record-picture img')
    return image?.complete === true && image.naturalWidth > 20
  })

async function choose(page: Page, file: Buffer, label = 'Choose a file'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, label)
  await (await chooser).setFiles(asFile(file))
}

test('by keyboard a letter is given to a record, seen, opened large, and taken away', async () => {
  const { id } = await aDocument(admin)
  const page = await at(id)
  await page.getByText('There is no file yet.').waitFor()
  await expectAccessible(page, 'a record without its file')
  await choose(page, letter)
  await page.getByText(/^PDF, 2 pages, .* kB$/).waitFor()
  await seesPicture(page)
  await expectAccessible(page, 'a record with its file')

  await press(page, /^Open /)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'The first page or the picture of this file' }).waitFor()
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.record-picture-large')?.naturalHeight ?? 0) === 1_024,
  )
  await expectAccessible(page, 'the large picture of a file')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await press(page, 'Remove the file')
  const asked = page.getByRole('dialog', { name: 'Remove this file?' })
  await asked.getByRole('button', { name: 'Remove the file' }).focus()
  await expectAccessible(page, 'the question whether a file is to go')
  await page.keyboard.press('Enter')
  await page.getByText('There is no file yet.').waitFor()
  const { body } = await admin.ask('GET', `DocumentReferences/${id}`)
  expect([body.content, body.meta.versionId]).toEqual([undefined, '3'])
  await page.context().close()
})

test('an upload whose line breaks says so, and goes on by itself where it was', async () => {
  const { id } = await aDocument(admin)
  const page = await at(id)
  const sent: string[] = []
  let isCut = true
  await page.route('**/content/chunks/*', (route) => {
    const number = route.request().url().split('/').at(-1)?.split('?')[0] ?? ''
    sent.push(number)
    return isCut && number === '1' ? route.abort('connectionreset') : route.fallback()
  })
  await choose(page, large)
  await page.getByText(/The connection was lost/).waitFor()
  await expectAccessible(page, 'an upload whose line broke')
  isCut = false
  await page.getByText(/^PDF, 1 page, /).waitFor()
  expect(sent.filter((number) => number === '0')).toHaveLength(1)
  const { body } = await admin.ask('GET', `DocumentReferences/${id}`)
  expect(body.content.hash).toBe(hashOf(large))
  await page.context().close()
})

test('an upload is stopped between two parts, and goes on when that is wanted', async () => {
  const { id } = await aDocument(admin)
  const page = await at(id)
  const holding = Promise.withResolvers<void>()
  await page.route('**/content/chunks/0*', async (route) => {
    await holding.promise
    await route.fallback()
  })
  await choose(page, large)
  await page.getByText('Uploading: 0 percent').waitFor()
  await expectAccessible(page, 'an upload on its way')
  await press(page, 'Stop')
  holding.resolve()
  await page.getByText(/The upload was stopped/).waitFor()
  expect((await admin.ask('GET', `DocumentReferences/${id}`)).body.content).toBeUndefined()
  await press(page, 'Go on')
  await page.getByText(/^PDF, 1 page, /).waitFor()
  await page.context().close()
})

test('a file that is not taken says why, and what was there stays', async () => {
  const { id } = await aDocument(admin)
  const page = await at(id)
  await choose(page, Buffer.from('%PDF-1.7 and nothing more'))
  await fileOf(page).getByRole('alert').waitFor()
  await fileOf(page)
    .getByText(/This file is damaged or not complete/)
    .waitFor()
  await page.getByText('There is no file yet.').waitFor()
  await page.context().close()
})

test.each([
  ['in the dark', { colorScheme: 'dark' }],
  ['in large letters', { isLarge: true }],
  ['on a phone', { viewport: { width: 390, height: 800 } }],
] as const)('a file is seen %s', async (name, looks) => {
  const { id } = await aDocument(admin)
  await askBytes(house.server, admin, `DocumentReferences/${id}/content`, { body: png(300, 200) })
  const page = await at(id, looks)
  await page.getByText(/^PNG, /).waitFor()
  await seesPicture(page)
  await fileOf(page).scrollIntoViewIfNeeded()
  await expectAccessible(page, `a file ${name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  const folder = process.env.FILE_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` })
  await page.context().close()
})
