import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

let house: House
let scene: Scene
let clinician: TestClient

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server)
  clinician = await house.server.signIn('clinician')
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

test('a note is opened with its session and all that the session names in one question', async () => {
  const start = new Date(Date.now() - 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const { body } = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  const { page } = await house.open()
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`),
  )
  await enterAt(page, `${house.server.url}/notes/${body.note.id}`, 'clinician')
  await page.getByRole('textbox', { name: 'Summary' }).waitFor()
  await page
    .getByRole('button', { name: /Outpatient/ })
    .first()
    .waitFor()
  const of = (type: string, id: string) => asked.filter((each) => each.includes(`/${type}/${id}`))
  expect(of('Encounters', body.encounter.id)).toEqual([
    expect.stringMatching(/expand=subject(,|%2C)serviceType(,|%2C)program(,|%2C)episodeOfCare/),
  ])
  expect(of('HealthcareServices', scene.service.id)).toEqual([])
  expect(of('Programs', scene.program.id)).toEqual([])
  expect(of('EpisodesOfCare', scene.episode.id)).toEqual([])
  await page.context().close()
})
