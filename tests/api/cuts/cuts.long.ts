import { expect, test } from 'vitest'
import { openCutHouse } from '#tests/support/cuts/open-cut-house.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test('10,000 broken lines lose nothing and do nothing twice', async () => {
  const database = databaseKinds.at(-1) ?? 'embedded'
  const house = await openCutHouse(database)
  const report = await house.run({ seed, cuts: 10_000 })
  await house.close()
  console.log(JSON.stringify({ database, ...report, operations: report.operations.length }))
  expect(house.refused).toEqual([])
  expect(report.duplicates).toEqual([])
  expect(report.lost).toEqual([])
})
