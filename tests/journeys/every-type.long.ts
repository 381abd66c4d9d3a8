import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import { type House, openHouse } from '#tests/support/pages.ts'
import { keeper, keeperRoles, openLane } from '#tests/support/type-walk/lane.ts'
import { walkType } from '#tests/support/type-walk/walk-type.ts'

let house: House
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1000) % 100_000)
const only = process.env.TYPES?.split(',')

beforeAll(async () => {
  house = await openHouse({ [keeper]: keeperRoles })
})

afterAll(async () => {
  await house?.close()
})

test('every verb of every type is done through its screens, and what is not allowed is not offered', async () => {
  console.log(`SEED=${seed}`)
  const lane = await openLane(house, seed)
  const wrong: string[] = []
  for (const { type } of screenSummaries) {
    if (only && !only.includes(type)) continue
    const walked = await walkType(lane, type)
    console.log(
      `${type} ${walked.seconds} s: ${walked.done.join(', ')} | closed: ${walked.closed.join(', ')}`,
      walked.wrong,
    )
    wrong.push(...walked.wrong)
  }
  expect(wrong).toEqual([])
  expect(house.complaints).toEqual([])
}, 900_000)
