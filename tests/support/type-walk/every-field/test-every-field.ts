import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type House, openHouse } from '#tests/support/browser/open-house.ts'
import { againstUnfilled } from './against-unfilled.ts'
import { fillTypes } from './fill-types.ts'

/** Some types only: `TYPES=Patient,Note npm run test:long -- every-field/first`. */
const named = process.env.TYPES?.split(',') as ResourceType[] | undefined

/** In a test, fills every field of one half of all types, every second one, so that each half stays under ten minutes. */
export function testEveryField(half: 'first' | 'second'): void {
  const all = screenSummaries.map(({ type }) => type)
  const types = named ?? all.filter((_, at) => at % 2 === (half === 'first' ? 0 : 1))
  let house: House

  beforeAll(async () => {
    house = await openHouse({})
  })

  afterAll(async () => {
    await house?.close()
  })

  test(`every field of ${types.length} types is filled through the screen, and is stored as it was entered`, async () => {
    const walked = await fillTypes(house, types)

    expect(walked.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(againstUnfilled(walked)).toEqual({ added: [], filledByNow: [] })
    expect(house.complaints).toEqual([])
  }, 1_500_000)
}
