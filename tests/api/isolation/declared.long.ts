import { afterAll, beforeAll, expect, test } from 'vitest'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { databaseKinds } from '#tests/support/database/database.ts'
import { allDeclaredMutants } from '#tests/support/isolation/declared/all-declared-mutants.ts'
import { survivingDeclared } from '#tests/support/isolation/declared/declared-mutant.ts'
import {
  type DeclaredHouse,
  openDeclaredHouse,
} from '#tests/support/isolation/declared/open-declared-house.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

let house: DeclaredHouse
beforeAll(async () => {
  house = await openDeclaredHouse(databaseKinds.at(-1) ?? 'embedded')
})
afterAll(() => house?.close())

test(`every change of what the schemas declare of rights is noticed: flags, acts, masks, labels, roles (seed ${seed})`, async () => {
  const kinds = await allDeclaredMutants(house, tables, seed)
  const { survivors, doubts, ...report } = await survivingDeclared(Object.values(kinds).flat())
  const counts = Object.fromEntries(Object.entries(kinds).map(([kind, mutants]) => [kind, mutants.length]))
  console.log(JSON.stringify({ seed, ...counts, ...report, survivors: survivors.length }))
  expect(doubts).toEqual([])
  expect(survivors).toEqual([])
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50)
})
