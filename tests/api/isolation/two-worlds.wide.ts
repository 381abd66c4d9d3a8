import { afterAll, beforeAll, expect, test } from 'vitest'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { databaseKinds } from '#tests/support/database/database.ts'
import { rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { askSequences, openTwoWorlds, type TwoWorlds } from '#tests/support/isolation/worlds/two-worlds.ts'
import { daySeed } from '#tests/support/slice.ts'

const sequences = 25
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)
const limited = rightsOf(tables).filter(({ reachesAll }) => !reachesAll)

/** One database a day. */
const database = databaseKinds[daySeed % databaseKinds.length] ?? 'embedded'
let worlds: TwoWorlds
beforeAll(async () => {
  worlds = await openTwoWorlds(database, limited)
})
afterAll(() => worlds?.close())

test(`on the ${database} database, ${sequences} sequences of requests say the same in a world with hidden rows and in one without (seed ${seed})`, async () => {
  expect(await askSequences(worlds, { seed, sequences })).toEqual([])
})
