import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flags, neededFlags } from '#generated/permissions/permissions.ts'
import tables from '#tests/codegen/specification/permissions.json' with { type: 'json' }
import { databasesFor } from '#tests/support/database/database.ts'
import { allDeclaredMutants } from '#tests/support/isolation/declared/all-declared-mutants.ts'
import {
  type DeclaredMutant,
  exchanged,
  survivingDeclared,
} from '#tests/support/isolation/declared/declared-mutant.ts'
import {
  type DeclaredHouse,
  openDeclaredHouse,
} from '#tests/support/isolation/declared/open-declared-house.ts'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'

describe.each(databasesFor(import.meta.url))('on the %s database', (database) => {
  let house: DeclaredHouse
  let mutants: readonly DeclaredMutant[]
  beforeAll(async () => {
    house = await openDeclaredHouse(database)
    mutants = Object.values(await allDeclaredMutants(house, tables, sliceSeed)).flat()
  })
  afterAll(() => house?.close())

  test(`every change of what the schemas declare of rights is noticed: an eighth of all (seed ${sliceSeed})`, async () => {
    const { survivors, doubts, ...report } = await survivingDeclared(sliceOf(mutants, 8))
    console.log(JSON.stringify({ seed: sliceSeed, database, ...report, survivors: survivors.length }))
    expect(doubts).toEqual([])
    expect(survivors).toEqual([])
  })

  test('a permission that its own flag no longer opens, put in on purpose, is found; a change that changes nothing survives', async () => {
    const [any] = mutants
    const table = neededFlags as Record<string, readonly string[]>
    const known = table['Allergy:Create'] ?? []
    const idle = any && { ...any, name: 'nothing', apply: exchanged(table, 'Allergy:Create', known) }
    expect((await survivingDeclared(idle ? [idle] : [])).survivors).toEqual(['nothing'])

    const undo = await exchanged(table, 'Allergy:Create', [flags.Scribe])()
    const { doubts } = await survivingDeclared(
      mutants.filter(({ name }) => name === 'Allergy:Create without CanManageClinical'),
    )
    await undo()
    expect(doubts.length).toBe(1)
  })
})
