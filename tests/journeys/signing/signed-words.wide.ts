import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  aDraft,
  crossing,
  type Login,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse

beforeAll(async () => {
  house = await openHouse(signingStaff)
  signing = await setSigningHouse(house.server)
}, 120_000)
afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

const read = async (path: string) => (await signing.client('clinician').ask('GET', path, crossing)).body

async function change(path: string, field: string, value: unknown): Promise<void> {
  const { meta } = await read(path)
  const body = [{ op: 'add', path: field, value }]
  const answer = await signing
    .client('clinician')
    .ask('PATCH', `${path}?versionId=${meta.versionId}`, { ...crossing, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const aProblem = (code: string, display: string, more: object = {}): Promise<Row> =>
  created(signing.client('clinician'), 'Conditions', {
    subject: bare(signing.scene.patient),
    category: 'Diagnosis',
    code: { code, display },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
    ...more,
  })

/** What the session of a note was about, on the screen of a reader and on paper. */
async function diagnosesFor(login: Login, id: string): Promise<readonly string[]> {
  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${id}`, login)
  const paper = page.getByRole('article').first()
  await paper.getByRole('heading', { name: 'Signatures' }).waitFor()
  const line = paper.locator('dl').filter({ has: page.getByText(/^Diagnoses of this /) })
  const shown = (await line.count()) === 0 ? '' : await line.locator('dd').textContent()
  await page.context().close()
  const { text } = await readPrint(
    await signing.client(login).ask('POST', `Notes/${id}/print`, { ...crossing, body: {} }),
  )
  return [shown ?? '', /Diagnoses of this \w+: (.*?) Times are in/.exec(text)?.[1] ?? '']
}

test('problems of a signed note are called on the screen and on paper as they were signed, for those alone who read them', async () => {
  const closed = await aProblem('F10.20', 'Drinking', { sensitive: true })
  const open = await aProblem('F32.1', 'Low mood')
  const { id } = await aDraft(signing, 'Author only', { start: '2026-03-04T15:00:00.000Z' })
  const { encounter } = await read(`Notes/${id}`)
  await change(`Encounters/${encounter.id}`, '/diagnoses', [
    { condition: bare(closed), rank: 1 },
    { condition: bare(open), rank: 2 },
  ])
  expect((await sign(signing.client('clinician'), id)).body.signingState).toBe('Signed')
  await change(`Conditions/${closed.id}`, '/code', { code: 'F10.20', display: 'Renamed problem' })
  await change(`Conditions/${open.id}`, '/code', { code: 'F32.1', display: 'Renamed mood' })
  await change(`Conditions/${open.id}`, '/sensitive', true)

  const signed = 'Drinking (F10.20), Low mood (F32.1)'
  expect(await diagnosesFor('clinician', id)).toEqual([signed, signed])
  const problem = await signing.client('quality').ask('GET', `Conditions/${open.id}`, crossing)
  expect(problem.status).toBe(404)
  expect(await diagnosesFor('quality', id)).toEqual(['', ''])
})
