import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { untold } from '#tests/support/cuts/count-effects.ts'
import { type CutHouse, openCutHouse } from '#tests/support/cuts/open-cut-house.ts'
import { fileStories } from '#tests/support/cuts/stories/file-stories.ts'
import { noteStories } from '#tests/support/cuts/stories/note-stories.ts'
import { rowStories } from '#tests/support/cuts/stories/row-stories.ts'
import type { StoryHouse } from '#tests/support/cuts/story.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { tableSchemas } from '#tests/support/database/table-schemas.ts'

/** A few types of either scope; `cuts.wide.ts` takes all. */
const types = [registry.Organization, registry.Form, registry.Notation, registry.Condition]
/** A few rooms of stories as well. */
const stories = (house: StoryHouse) => [rowStories, noteStories, fileStories].flatMap((room) => room(house))
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test('of every table it is said whether what calls leave in it is counted, or why not', () => {
  expect(untold(tableSchemas.map(({ name }) => name))).toEqual([])
  expect(untold(['new_table'])).toContain('new_table')
})

describe.each(databaseKinds)('a line that breaks, on the %s database', (database) => {
  let house: CutHouse
  beforeAll(async () => {
    house = await openCutHouse(database, { types, stories })
  })
  afterAll(() => house?.close())

  test('whatever is asked again until it is answered has been done once', async () => {
    const report = await house.run({ seed, cuts: 60 })
    console.log(JSON.stringify({ database, ...report, operations: report.operations.length }))
    expect(house.refused).toEqual([])
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
