import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, created, rowOf, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient
let noteId: string
let visitId: string

const start = '2026-03-04T15:00:00.000Z'
const across = { headers: { 'x-enable-cross-partition': 'true' } }

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [{ id: 'lately', type: 'LastValue', label: 'Lately', of: 'summary' }],
  })
  clinician = await house.server.signIn('clinician')
  visitId = (await created(scene.admin, 'Appointments', aVisit(scene, start))).id
  const started = await clinician.ask('POST', `Appointments/${visitId}/start-note`, { body: {} })
  noteId = started.body.note.id
}, 120_000)
afterAll(() => house?.close())

async function at(path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await prepare(page)
  await page.goto(`${house.server.url}${path}`)
  return page
}

const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', json: { status: 500 } })
const lists = (type: string) => new RegExp(`/${type}(/queries)?(\\?|$)`)
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: 'complete your request' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('the calendar offers no new note while it does not know whether there is one', async () => {
  const page = await at(`/calendar?date=2026-03-04&event=${visitId}`, (each) =>
    each.route(lists('Notes'), broken),
  )
  await alerts(page).waitFor()
  await page.getByRole('heading', { name: /Rivera/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Start note' }).count()).toBe(0)
  await expectAccessible(page, 'a calendar whose notes could not be read')

  await page.unroute(lists('Notes'))
  await again(page).click()
  await page.getByRole('link', { name: 'Open note' }).waitFor()
  expect(await alerts(page).count()).toBe(0)
  await page.context().close()
})

test('what was answered before is looked for, cannot be had, or is nothing: three sentences', async () => {
  let answerNow = () => undefined as unknown
  // The measures beside the note ask for them too.
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  const page = await at(`/notes/${noteId}`, (each) =>
    each.route(lists('QuestionnaireResponses'), async (route) => {
      await answered
      await broken(route)
    }),
  )
  const lately = page.locator('.form-answer').filter({ hasText: 'Lately' })
  await lately.getByText('Searching…').waitFor()
  expect(await lately.getByText('No earlier answer.').count()).toBe(0)
  answerNow()
  await lately.getByRole('alert').waitFor()
  expect(await lately.getByText('No earlier answer.').count()).toBe(0)
  await expectAccessible(page, 'a note whose former answers could not be read')

  await page.unroute(lists('QuestionnaireResponses'))
  await lately.getByRole('button', { name: 'Try again' }).click()
  await lately.getByText('No earlier answer.').waitFor()
  await page.context().close()
})

test('a note of which a part could not be read says so instead of opening without it', async () => {
  const page = await at(`/notes/${noteId}`, (each) => each.route(lists('Conditions'), broken))
  await alerts(page).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.unroute(lists('Conditions'))
  await again(page).click()
  await page.getByLabel('Summary').waitFor()
  await page.context().close()
})

test('a list whose saved views could not be read says so, and not that a view is missing', async () => {
  const page = await at('/resources/Condition?view=night-shift-0a3e', (each) =>
    each.route(lists('Listings'), broken),
  )
  await alerts(page).waitFor()
  expect(await page.getByText("This saved view doesn't exist", { exact: false }).count()).toBe(0)
  await page.getByText('Generalized anxiety disorder').first().waitFor()
  await page.context().close()
})

test('a picker whose list cannot be had says so, and has its words as soon as it can', async () => {
  const list = /place-of-service.*\.js/
  const page = await at(`/notes/${noteId}`, (each) => each.route(list, (route) => route.abort()))
  const failure = page.getByRole('alert').filter({ hasText: "Can't reach the server." })
  await failure.waitFor()
  const picker = page.getByRole('combobox', { name: 'Place of service' })
  expect(await picker.inputValue()).toBe('11')
  expect(await page.getByText('Nothing found').count()).toBe(0)
  await page.unroute(list)
  await page.reload()
  await expect.poll(() => picker.inputValue(), { timeout: 10_000 }).toBe('Office')
  await page.context().close()
})

test('the signing steps are those of the note’s own beginning, also after the definition has newer ones', async () => {
  const { body: note } = await clinician.ask('GET', `Notes/${noteId}`, across)
  const { id } = note.signatureConfiguration
  const { body: former } = await scene.admin.ask('GET', `SignatureConfigurations/${id}`)
  const next = rowOf(await scene.admin.ask('POST', `SignatureConfigurations/${id}/new-version`, { body: {} }))
  expect(next.id).not.toBe(former.id)
  const page = await at(`/notes/${noteId}`, async (each) => {
    await each.route(new RegExp(`/SignatureConfigurations/${id}$`), (route) =>
      route.fulfill({
        json: { ...former, steps: [{ ...former.steps[0], id: 'other', role: 'Supervisor' }] },
      }),
    )
  })
  await page.getByLabel('Summary').waitFor()
  const bar = page.locator('.note-bar')
  await bar.getByText('Author', { exact: false }).first().waitFor()
  expect(await bar.getByText('Supervisor').count()).toBe(0)
  await page.context().close()
})

test('no page complained', () => {
  expect(house.complaints).toEqual([])
})
