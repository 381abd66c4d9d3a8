import { expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openRequestHouse } from '#tests/support/requests/open-request-house.ts'
import { allActs } from '#tests/support/requests/run-acts.ts'

test(`all ${allActs} acts as their schemas say: each is done, or refused by a rule of its own that is known`, async () => {
  const database = databaseKinds.at(-1) ?? 'embedded'
  const house = await openRequestHouse(database)
  const { troubles, ...report } = await house.runActs({ seed: 0, count: allActs })
  await house.close()
  console.log(JSON.stringify({ database, ...report, troubles: troubles.length }))
  expect(troubles.slice(0, 20)).toEqual([])
  expect(report.done).toBeGreaterThan(70)
})
