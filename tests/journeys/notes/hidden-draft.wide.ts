import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, created, rowOf, setScene, staff } from '#tests/support/scenes/scene.ts'

let house: House
let noteId: string

const secret = 'She told me of the fire.'
const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

beforeAll(async () => {
  house = await openHouse()
  const scene = await setScene(house.server)
  const { body: author } = await scene.admin.ask('GET', `Practitioners/${scene.owner.id}`)
  await scene.admin.ask('PATCH', `Practitioners/${author.id}?versionId=${author.meta.versionId}`, {
    body: [{ op: 'add', path: '/supervisor', value: staff(house.server, 'supervisor') }],
  })
  const clinician = await house.server.signIn('clinician')
  const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
  const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
  const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, crossing))
  const body = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: secret } }]
  await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, { body })
  noteId = note.id
}, 120_000)

afterAll(async () => {
  await house?.close()
})

async function at(login: string, path: string): Promise<Page> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}${path}`, login)
  return page
}

test('a colleague’s draft says that it is one, whose and since when, and shows none of its words', async () => {
  for (const login of ['admin', 'quality']) {
    const page = await at(login, `/notes/${noteId}`)
    await page.getByText(/^A draft by Of riverbend, clinician, started /).waitFor()
    await page.getByText('You can read it after it is signed.').waitFor()
    expect(await page.content()).not.toContain(secret)
    if (login === 'admin') await expectAccessible(page, 'a hidden draft')
    await page.context().close()
  }
  expect(house.complaints).toEqual([])
})

test('who countersigns reads the draft and writes nothing in it', async () => {
  const page = await at('supervisor', `/notes/${noteId}`)
  await page
    .getByText(/^A draft by Of riverbend, clinician, started .* Only the people working on it/)
    .waitFor()
  await page.getByText(secret).waitFor()
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: /Sign & lock/ }).count()).toBe(0)
  await page.context().close()
})

test('a note that cannot be drawn reaches the error screen instead of loading for ever', async () => {
  const { page } = await house.open()
  await enter(page, house.server.url, 'clinician')
  await page.route(`**/Notes/${noteId}`, (route) =>
    route.fulfill({ json: { id: noteId, resourceType: 'Note', meta: { versionId: '2' }, sections: [{}] } }),
  )
  await page.goto(`${house.server.url}/notes/${noteId}`)
  await page.getByText('Your unsaved work is kept', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await page.context().close()
})
