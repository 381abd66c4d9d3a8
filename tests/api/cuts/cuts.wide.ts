import { describe, expect, test } from 'vitest'
import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { openCutHouse } from '#tests/support/cuts/open-cut-house.ts'
import { databaseKinds } from '#tests/support/database/database.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** A filter in a body changes nothing; all else that is no GET may. */
const unsafe = Object.values(operations).filter(({ method, verb }) => method !== 'GET' && verb !== 'query')
const told = new Set<string>()

/** The stories of single rows are shared among the databases, with each seed otherwise; all others are told on each. */
function typesOn(turn: number) {
  const types = Object.values(registry)
  return types.filter((_, index) => (index + seed) % databaseKinds.length === turn)
}

describe.each(databaseKinds)('500 of 1,000 broken lines, on the %s database', (database) => {
  test('over all calls that change something, acts included, nothing is lost and nothing is there twice', async () => {
    const turn = databaseKinds.indexOf(database)
    const house = await openCutHouse(database, { types: typesOn(turn) })
    const report = await house.run({ seed: seed + turn, cuts: 500 })
    await house.close()
    console.log(JSON.stringify({ database, ...report, operations: report.operations.length }))
    expect(house.refused).toEqual([])
    expect(report.duplicates).toEqual([])
    expect(report.lost).toEqual([])

    for (const operation of house.told) told.add(operation)
    const acts = report.operations.filter((id) =>
      unsafe.some((each) => each.id === id && each.kind === 'act'),
    )
    expect(acts.length).toBeGreaterThan(60)
    expect(Object.keys(report.cutsAt).length).toBe(5)
  })
})

test('each call that may change something has its story', () => {
  const untold = unsafe.map(({ id }) => id).filter((id) => !told.has(id))
  expect(untold, 'add a story in tests/support/cuts/stories').toEqual([])
})
