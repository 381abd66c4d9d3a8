import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { created, type Scene, setScene } from '#tests/support/scenes/scene.ts'

let house: House
let scene: Scene

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
}, 120_000)

afterAll(async () => {
  await house?.close()
})

async function at(login: string, path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Fields that somebody could type into. */
const open = (page: Page) =>
  page.locator(
    '.record-form input:not([readonly], [disabled], [type=hidden], [type=search]), .record-form textarea:not([readonly])',
  )

test('a published definition is read, says why, offers a new version, and sends nothing', async () => {
  const page = await at('admin', `/resources/NoteDefinition/${scene.definition.id}`)
  await heading(page, /progress-note/).waitFor()
  await page.getByText("This version is or was in use, so it can't be edited.", { exact: false }).waitFor()
  expect([await saveButton(page).count(), await open(page).count()]).toEqual([0, 0])
  await page.getByRole('button', { name: 'New version' }).waitFor()
  await expectAccessible(page, 'a published definition')
  await page.context().close()
})

test('who may not change a type reads its rows with the reason, before typing anything', async () => {
  const page = await at('clinician', `/resources/Program/${scene.program.id}`)
  await heading(page, 'Outpatient').waitFor()
  await page.getByText('You can read this record but not change it.', { exact: false }).waitFor()
  expect([await saveButton(page).count(), await open(page).count()]).toEqual([0, 0])
  await page.context().close()
})

test('what a rule refuses says so itself, is sent once, and is never told as a quarrel with another user', async () => {
  const { id } = await created(scene.admin, 'NoteRules', {
    name: 'late-notes',
    key: 'late-notes',
    version: 1,
    status: 'Draft',
    combinator: 'And',
    items: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
  })
  const page = await at('admin', `/resources/NoteRule/${id}`)
  await heading(page, 'late-notes').waitFor()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url())
  })
  const published = await scene.admin.ask('POST', `NoteRules/${id}/publish`, { body: { versionId: '1' } })
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  await page.route(`**/NoteRules/${id}?*`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/versionId=\d+/, `versionId=${published.body.meta.versionId}`),
    }),
  )
  await page.getByLabel(/^Name/).first().fill('Later notes')
  await page.keyboard.press('Control+s')
  const alert = page.getByRole('alert').filter({ hasText: 'This version is or was in use' }).first()
  await alert.waitFor()
  expect(sent).toHaveLength(1)
  expect(await page.getByText('another user', { exact: false }).count()).toBe(0)
  await page.context().close()
})
