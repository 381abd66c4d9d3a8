import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAt, type House, openHouse } from '#tests/support/browser/open-house.ts'
import {
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

let house: House
let signing: SigningHouse

beforeAll(async () => {
  house = await openHouse(signingStaff)
  const looksBack = { type: 'LastValue', of: 'summary' }
  signing = await setSigningHouse(house.server, [
    { ...looksBack, id: 'any', label: 'Lately' },
    { ...looksBack, id: 'there', label: 'Lately in a progress note', definitionKey: 'progress-note' },
  ])
}, 180_000)
afterAll(() => house?.close())

test('the last answer is of any note, or of the definition that the author names', async () => {
  await signed('Author only', 2, 'We talked.')
  await signed('the usual one', 3, 'We planned.')
  const { id } = await aDraft(signing, 'Author only', { start: daysAgo(1) })

  const { page } = await house.open()
  await enterAt(page, `${house.server.url}/notes/${id}`, 'clinician')
  const said = (label: string) => page.locator('.form-answer', { hasText: label })
  await said('Lately in a progress note').getByText('We planned.').waitFor()
  await said('Lately').first().getByText('We talked.').waitFor()
  expect(house.complaints).toEqual([])
  await page.context().close()
})

/** A signed note of a session so many days ago, of the definition with this name or the scene's own. */
async function signed(name: string, days: number, summary: string): Promise<void> {
  const clinician = signing.client('clinician')
  const { id } = await aDraft(signing, name, { start: daysAgo(days) })
  const { meta } = (await clinician.ask('GET', `Notes/${id}`, crossing)).body
  const body = [{ op: 'replace', path: '/sections/0/data/summary', value: summary }]
  await clinician.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
  expect((await sign(clinician, id)).body).toMatchObject({ signingState: 'Signed' })
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}
