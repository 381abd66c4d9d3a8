import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, expectAccessible, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { counting } from '#tests/support/browser/scheduling/counting.ts'
import { planInForce } from '#tests/support/scenes/plan-in-force.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { type TestClient, testPassword } from '#tests/support/server/server.ts'
import { sign } from '#tests/support/signing/signing-house.ts'

let house: House
let scene: Scene
let clinician: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [{ id: 'goals', type: 'Goals', label: 'Goals worked on' }],
    ruleItems: [{ id: 'length', kind: 'SessionDuration', severity: 'Warn', params: {} }],
    carryForward: { mode: 'LastByMe' },
  })
  clinician = await house.server.signIn('clinician')
  await planInForce(house.server, scene)
  const last = await aNote(new Date(Date.now() - 7 * 86_400_000).toISOString())
  const { meta, sections } = (await clinician.ask('GET', `Notes/${last}`)).body
  const written = await clinician.ask('PATCH', `Notes/${last}?versionId=${meta.versionId}`, {
    body: [
      {
        op: 'replace',
        path: `/sections/${sections.length - 1}/data`,
        value: { mood: 'low', summary: 'Walks with the dog each evening.' },
      },
    ],
  })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  expect((await sign(clinician, last)).body).toMatchObject({ signingState: 'Signed' })
  await created(scene.admin, 'Appointments', aVisit(scene, new Date(Date.now() - 60_000).toISOString()))
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function aNote(start: string): Promise<string> {
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  return started.body.note.id
}

test('from Today a note is begun, taken over from the last one, one goal is rated and it is signed, in at most twelve actions', async () => {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/today`, 'clinician')
  const start = page.getByRole('button', { name: /^Start note/ }).first()
  await start.waitFor()
  const { click, key, expectAtMost } = counting(page, 'an individual note from Today to its signature')
  await click(start)
  await click(page.getByRole('button', { name: /^Copy the whole note/ }))
  const review = page.getByRole('dialog')
  await review.getByText('Walks with the dog each evening.').waitFor()
  if (shots) await page.screenshot({ path: `${shots}/copy-whole.png` })
  await expectAccessible(page, 'what is taken over from the last note')
  await click(review.getByRole('button', { name: /^Take over/ }))
  await review.waitFor({ state: 'detached' })

  const goals = page.getByRole('group', { name: 'Goals worked on' })
  await click(goals.getByRole('checkbox', { name: /Six hours on five nights/ }))
  await click(goals.getByRole('radio', { name: 'Improved', exact: true }))
  await page.getByRole('button', { name: /All saved/ }).waitFor()
  await key('Control+Shift+S')
  const dialog = page.getByRole('dialog', { name: /Sign/ })
  const password = dialog.getByLabel(/^Password/)
  await password.and(page.locator(':focus')).waitFor()
  await page.keyboard.type(testPassword)
  await key('Enter')
  await page.getByText('This note is signed and locked').waitFor()
  expectAtMost(12)

  const id = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  const { signingState, sections } = (await clinician.ask('GET', `Notes/${id}`)).body
  expect(signingState).toBe('Signed')
  expect(sections.at(-1).data).toMatchObject({
    mood: 'low',
    summary: 'Walks with the dog each evening.',
    goals: [{ objectiveId: 'o1', rating: 'Improved' }],
  })
  await page.context().close()
})
