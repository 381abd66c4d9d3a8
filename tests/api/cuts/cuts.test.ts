import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { type CutHouse, openCutHouse } from '#tests/support/cuts/open-cut-house.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

/** A few types of either scope; `cuts.wide.ts` takes all. */
const types = [registry.Organization, registry.Form, registry.Notation, registry.Condition]
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe.each(databaseKinds)('a line that breaks, on the %s database', (database) => {
  let house: CutHouse
  beforeAll(async () => {
    house = await openCutHouse(database, types)
  })
  afterAll(() => house?.close())

  test('whatever is asked again until it is answered has been done once', async () => {
    const report = await house.run({ seed, cuts: 60 })
    console.log(JSON.stringify({ database, ...report, operations: report.operations.length }))
    expect(report.duplicates).toEqual([])
    expect(report.lost).toEqual([])
    expect(report.cuts).toBeGreaterThanOrEqual(60)
  })

  test('a server that keeps no receipts is found out', async () => {
    await house.server.world.database.asOwner((transaction) =>
      sql`create rule forgotten as on insert to idempotency do instead nothing`.execute(transaction),
    )
    const report = await house.run({ seed, cuts: 40 })
    await house.server.world.database.asOwner((transaction) =>
      sql`drop rule forgotten on idempotency`.execute(transaction),
    )
    expect(report.duplicates.length + report.lost.length).toBeGreaterThan(5)
  })
})
