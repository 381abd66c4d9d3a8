import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type House, openHouse } from '#tests/support/browser/open-house.ts'
import { walkTypes } from './walk-types.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 100_000))
/** Some types only: `TYPES=Patient,Note npm run test:long -- every-type/first`. */
const named = process.env.TYPES?.split(',') as ResourceType[] | undefined

/** The walk through one half of all types, every second one, so that each half stays under ten minutes. */
export function testEveryType(half: 'first' | 'second'): void {
  const all = screenSummaries.map(({ type }) => type)
  const types = named ?? all.filter((_, at) => at % 2 === (half === 'first' ? 0 : 1))
  let house: House

  beforeAll(async () => {
    house = await openHouse({})
  })

  afterAll(async () => {
    await house?.close()
  })

  test(`every verb of ${types.length} types is done through its screens, what is not allowed is not offered, and everybody can use them (SEED=${seed})`, async () => {
    const walked = await walkTypes(house, types, seed)

    expect(walked.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(walked.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
    expect(house.complaints).toEqual([])
  }, 1_500_000)
}
