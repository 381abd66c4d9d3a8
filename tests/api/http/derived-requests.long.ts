import { expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openRequestHouse } from '#tests/support/requests/open-request-house.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test('50,000 requests from our own schemas: none breaks, hangs, is taken although it is wrong, or refused although it is right', async () => {
  const database = databaseKinds.at(-1) ?? 'embedded'
  const house = await openRequestHouse(database)
  const { troubles, ...report } = await house.run({ seed, count: 50_000 })
  await house.close()
  console.log(JSON.stringify({ database, ...report, troubles: troubles.length }))
  expect(troubles.slice(0, 20)).toEqual([])
})
