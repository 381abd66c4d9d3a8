import { describe, expect, test } from 'vitest'
import { operations } from '#generated/operations/operations.ts'
import { openCutHouse } from '#tests/support/cuts/open-cut-house.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe.each(databaseKinds)('500 of 1,000 broken lines, on the %s database', (database) => {
  test('over all calls that change something, acts included, nothing is lost and nothing is there twice', async () => {
    const house = await openCutHouse(database)
    const report = await house.run({ seed: seed + databaseKinds.indexOf(database), cuts: 500 })
    await house.close()
    console.log(JSON.stringify({ database, ...report, operations: report.operations.length }))
    expect(report.refused.filter((each) => !each.includes('stores.cannot-delete'))).toEqual([])
    expect(report.duplicates).toEqual([])
    expect(report.lost).toEqual([])

    const acts = report.operations.filter(
      (id) => Object.values(operations).find((each) => each.id === id)?.kind === 'act',
    )
    expect(acts.length).toBeGreaterThan(15)
    expect(Object.keys(report.cutsAt).length).toBe(5)
  })
})
